import type { Application } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { formatDateTime } from '@/lib/format/dates';
import { applicationHref } from '@/lib/routing/applicationLinks';

export interface OwnTask {
  title: string;
  lead: string;
  label: string;
  href: string;
}

/** What the caller has to do before their submitted application goes on, besides the fee; undefined where there is nothing. */
export function ownTask({ id, status, me, answerBy, acceptedAt, home }: Application): OwnTask | undefined {
  if (!me) return undefined;
  const tracker = applicationHref(routes.application.tracker, id);
  const by = (at: string | null) => (at ? ` Please do it by ${formatDateTime(at, home.timeZone)}.` : '');
  const keepsPlace = 'You keep your place in line.';
  if (me.blocked?.why === 'frozen')
    return {
      title: 'Your credit file is frozen',
      lead: `Lift the freeze, which is free, and have us check again. ${keepsPlace}${by(answerBy)}`,
      label: 'See how to lift it',
      href: tracker,
    };
  if (me.blocked?.why === 'mismatch')
    return {
      title: 'Some of your details don’t match',
      lead: `Check your name, birthday, and number. ${keepsPlace}${by(answerBy)}`,
      label: 'Check your details',
      href: tracker,
    };
  if (me.documentsNeeded !== null)
    return {
      title: 'Send us a document',
      lead: `${me.documentsNeeded} ${keepsPlace}${by(answerBy)}`,
      label: 'Send it',
      href: tracker,
    };
  if (me.record && !me.record.answered)
    return {
      title: 'There’s a record in your report',
      lead: `Read it and tell us your side. We decide nothing before you’ve had time to answer.${by(me.record.answerBy)}`,
      label: 'Read and answer',
      href: tracker,
    };
  const decides = me.role === 'applicant' || me.role === 'coApplicant';
  if (status === 'needs_information' && decides)
    return {
      title: 'We need more information',
      lead: `Your application is on hold until we get it. ${keepsPlace}${by(answerBy)}`,
      label: 'See what we need',
      href: tracker,
    };
  if ((status === 'approved' || status === 'approved_with_conditions') && decides && acceptedAt === null)
    return {
      title: 'You’re approved',
      lead: `Review the offer and accept it.${by(answerBy)}`,
      label: 'Review the offer',
      href: tracker,
    };
  if (status === 'lease_sent' && me.role !== 'occupant')
    return {
      title: 'Your lease is ready',
      lead: 'Read and sign it at your own pace, on any device.',
      label: 'Read and sign the lease',
      href: routes.leaseSigning({ homeId: home.id }),
    };
  return undefined;
}
