import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications, type CoSignerStatus } from '@/contract/applications/endpoints';
import { decisions } from '@/contract/decisions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { routes } from '@/lib/routing/routes';

const coSignerWaitTitles: Readonly<Record<CoSignerStatus['waitingFor'], (name: string) => string>> = {
  us: (name) => `${name}’s part is with us`,
  part: (name) => `We wait for ${name}, your co-signer`,
  fee: (name) => `We wait for the fee of ${name}, your co-signer`,
  another: (name) => `${name} cannot be your co-signer here`,
  anybody: () => 'First, somebody who signs with you',
};

/** The yes to an approval, and until when it holds. */
export function AcceptOffer({ application }: { readonly application: Application }) {
  const accept = useApiMutation(applications.acceptDecision, { touches: [applications, decisions] });
  const { id, status, answerBy, acceptedAt, home, me, coSignerStatus: wait } = application;
  if (acceptedAt)
    return (
      <Notice tone="success" title="You have said yes">
        We make your lease now. It is with you within minutes.
      </Notice>
    );
  const isLeaseholder = me?.role === 'applicant' || me?.role === 'coApplicant';
  return (
    <Card as="section" $tone="wash" aria-label="Your answer">
      <Stack>
        <Text>
          {status === 'approved_with_conditions'
            ? 'The homeowner says yes if the conditions below are met.'
            : 'The homeowner says yes.'}{' '}
          {answerBy && <strong>We keep the home for you until {formatDateTime(answerBy, home.timeZone)}.</strong>}
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
                {isLeaseholder ? 'Invite a co-signer, or remind them' : 'See your group'}
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
              {status === 'approved_with_conditions' ? 'Yes, with these conditions' : 'Yes, we take it'}
            </Button>
          </div>
        )}
        {!isLeaseholder && <Text $tone="soft">Whoever signs the lease says yes.</Text>}
        <Text $size="small" $tone="soft">
          Saying yes makes the lease. You are bound once you have read and signed it.
        </Text>
      </Stack>
    </Card>
  );
}
