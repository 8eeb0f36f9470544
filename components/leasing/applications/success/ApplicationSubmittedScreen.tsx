import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { ApplicationFeeCard } from '@/components/leasing/applications/shared/ApplicationFeeCard';
import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import { applicationTimeline } from '@/components/leasing/applications/shared/applicationTimeline';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { joinList } from '@/lib/format/text';
import { missingLabel } from '@/lib/labels/application.labels';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { ownTask } from './ownTask';

/** Handed in: the fee, if there is one, and what happens next. Anyone who comes back from choosing how to pay pays here. */
export function ApplicationSubmittedScreen() {
  return <ApplicationLoader>{(application) => <ApplicationSubmitted application={application} />}</ApplicationLoader>;
}

function othersLead({ applicants }: Application): string {
  const names = applicants.filter((one) => !one.isMe && missingLabel(one) !== '').map(({ name }) => name);
  return names.length === 0
    ? 'There’s nothing to do now.'
    : `We start when ${joinList(names)} ${names.length === 1 ? 'is' : 'are'} done too.`;
}

function ApplicationSubmitted({ application }: { readonly application: Application }) {
  const { query, replace } = useRouter();
  const pay = useApiMutation(applications.payFee, { touches: [applications] });
  const isPaidRef = useRef(false);
  const { id, me } = application;
  const session = typeof query.session === 'string' ? query.session : '';
  const { mutate } = pay;
  useEffect(() => {
    if (!session || isPaidRef.current || !me || me.fee.settled) return;
    isPaidRef.current = true;
    const here = applicationHref(routes.application.success, id);
    mutate({ params: { applicationId: id }, body: { session } }, { onSettled: () => void replace(here) });
  }, [session, me, mutate, id, replace]);
  if (me?.status === 'joined')
    return (
      <ApplicationLayout application={application} title="Your section isn’t submitted yet">
        <div>
          <ButtonLink href={applicationHref(routes.application.invitations, id)}>Continue</ButtonLink>
        </div>
      </ApplicationLayout>
    );
  const owesFee = me !== null && !me.fee.settled;
  const task = owesFee ? undefined : ownTask(application);
  if (task)
    return (
      <ApplicationLayout application={application} title={task.title} lead={task.lead}>
        <Stack $gap="s32">
          <div>
            <ButtonLink href={task.href} size="large">
              {task.label}
            </ButtonLink>
          </div>
          <Timeline label="What happens next" steps={applicationTimeline(application)} />
        </Stack>
      </ApplicationLayout>
    );
  return (
    <ApplicationLayout
      application={application}
      title={owesFee ? 'Submitted. One more step' : 'Thank you. We have everything we need from you'}
      lead={
        owesFee ? 'We’ll start as soon as we get the fee.' : `${othersLead(application)} We’ll email you at each step.`
      }
    >
      <Stack $gap="s32">
        {owesFee && pay.error && (
          <Notice tone="danger" live title="Payment didn’t go through">
            {pay.error.message}
          </Notice>
        )}
        {owesFee && <ApplicationFeeCard application={application} paying={pay.isPending} />}
        <Timeline label="What happens next" steps={applicationTimeline(application)} />
        {!owesFee && (
          <div>
            <ButtonLink href={applicationHref(routes.application.tracker, id)} tone="secondary">
              View status
            </ButtonLink>
          </div>
        )}
      </Stack>
    </ApplicationLayout>
  );
}
