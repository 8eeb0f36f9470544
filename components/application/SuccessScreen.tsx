import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Timeline } from '@/components/ui/Timeline';
import { type Application, applications } from '@/contract/applications';
import { useApiMutation } from '@/hooks/useApiMutation';
import { applicationHref } from '@/lib/applicationLinks';
import { routes } from '@/lib/routes';
import { ApplicationRoom } from './ApplicationRoom';
import { FeeCard } from './FeeCard';
import { OpenApplication } from './OpenApplication';
import { trackOf } from './track';

/** Handed in: the fee, if there is one, and what happens next. Whoever comes back from choosing how to pay pays here. */
export function SuccessScreen() {
  return <OpenApplication>{(application) => <Success application={application} />}</OpenApplication>;
}

function Success({ application }: { readonly application: Application }) {
  const { query, replace } = useRouter();
  const pay = useApiMutation(applications.payFee, { touches: [applications] });
  const paid = useRef(false);
  const { id, me } = application;
  const session = typeof query.session === 'string' ? query.session : '';
  const { mutate } = pay;
  useEffect(() => {
    if (!session || paid.current || !me || me.fee.settled) return;
    paid.current = true;
    const here = applicationHref(routes.application.success, id);
    mutate({ params: { applicationId: id }, body: { session } }, { onSettled: () => void replace(here) });
  }, [session, me, mutate, id, replace]);
  if (me?.status === 'joined')
    return (
      <ApplicationRoom application={application} title="Your part is not handed in yet">
        <div>
          <ButtonLink href={applicationHref(routes.application.group, id)}>Go on</ButtonLink>
        </div>
      </ApplicationRoom>
    );
  const owes = me !== null && !me.fee.settled;
  return (
    <ApplicationRoom
      application={application}
      title={owes ? 'Handed in. One thing is left' : 'Thank you, we have everything of yours'}
      lead={
        owes ? 'As soon as the fee is there, we can begin.' : 'You need do nothing now. We write to you at each step.'
      }
    >
      <Stack $gap="s32">
        {owes && pay.error && (
          <Notice tone="danger" live title="It was not paid">
            {pay.error.message}
          </Notice>
        )}
        {owes && <FeeCard application={application} paying={pay.isPending} />}
        <Timeline label="What happens next" steps={trackOf(application)} />
        {!owes && (
          <div>
            <ButtonLink href={applicationHref(routes.application.tracker, id)} tone="secondary">
              See where it stands
            </ButtonLink>
          </div>
        )}
      </Stack>
    </ApplicationRoom>
  );
}
