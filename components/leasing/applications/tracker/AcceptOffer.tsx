import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications, type CoSignerStatus } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { applicationHref } from '@/lib/routing/applicationLinks';

const coSignerWaitTitles: Readonly<Record<CoSignerStatus['waitingFor'], (name: string) => string>> = {
  us: (name) => `${name}’s section is in review`,
  part: (name) => `Waiting on ${name}, your co-signer`,
  fee: (name) => `Waiting on the fee from ${name}, your co-signer`,
  another: (name) => `${name} can’t be your co-signer here`,
  anybody: () => 'You need a co-signer first',
};

/** The yes to an approval, and until when it holds. */
export function AcceptOffer({ application }: { readonly application: Application }) {
  const accept = useApiMutation(applications.acceptDecision, { touches: [applications, decisions] });
  const { id, status, answerBy, acceptedAt, home, me, coSignerStatus: wait } = application;
  if (acceptedAt)
    return (
      <Notice tone="success" title="You accepted the home">
        We’re preparing your lease. You’ll get it within minutes.
      </Notice>
    );
  const isLeaseholder = me?.role === 'applicant' || me?.role === 'coApplicant';
  return (
    <Card as="section" $tone="wash" aria-label="Your answer">
      <Stack>
        <Text>
          {status === 'approved_with_conditions'
            ? 'The homeowner approved you, with the conditions below.'
            : 'The homeowner approved you.'}{' '}
          {answerBy && <strong>We’ll hold the home for you until {formatDateTime(answerBy, home.timeZone)}.</strong>}
        </Text>
        {accept.error && (
          <Notice tone="danger" live>
            {accept.error.message}
          </Notice>
        )}
        {wait && (
          <Notice
            tone={wait.waitingFor === 'us' ? 'info' : 'warning'}
            title={coSignerWaitTitles[wait.waitingFor](wait.name ?? '')}
          >
            <Text>{wait.message}</Text>
            {wait.waitingFor !== 'us' && wait.waitingFor !== 'fee' && (
              <ButtonLink href={applicationHref(routes.application.invitations, id)} tone="secondary">
                {isLeaseholder ? 'Invite or remind a co-signer' : 'View your group'}
              </ButtonLink>
            )}
          </Notice>
        )}
        {isLeaseholder && !wait && (
          <div>
            <Button
              size="large"
              loading={accept.isPending}
              onClick={() => accept.mutate({ params: { applicationId: id }, body: {} })}
            >
              {status === 'approved_with_conditions' ? 'Accept with these conditions' : 'Accept the home'}
            </Button>
          </div>
        )}
        {!isLeaseholder && <Text $tone="soft">Someone who will sign the lease has to accept.</Text>}
        <Text $size="small" $tone="soft">
          When you accept, we prepare the lease. It’s binding once you’ve read and signed it.
        </Text>
      </Stack>
    </Card>
  );
}
