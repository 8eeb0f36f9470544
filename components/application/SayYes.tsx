import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Application, applications } from '@/contract/applications';
import { decisions } from '@/contract/decisions';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { applicationHref } from '@/lib/applicationLinks';
import { formatMoment } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

/** Who has to hand in before a yes that asks for a co-signer can be said. */
const waitWords = (coSigners: Application['applicants']) => {
  const awaited = coSigners.find(({ status }) => status === 'joined' || status === 'invited');
  return awaited ? `We wait for ${awaited.name}, your co-signer` : 'First, somebody who signs with you';
};

/** The yes to an approval, and until when it holds. */
export function SayYes({ application }: { readonly application: Application }) {
  const accept = useApiMutation(applications.acceptDecision, { touches: [applications, decisions] });
  const { id, status, answerBy, acceptedAt, home, me } = application;
  const decision = useApi(decisions.getDecision, { params: { applicationId: id } });
  if (acceptedAt)
    return (
      <Notice tone="success" title="You have said yes">
        We make your lease now. It is with you within minutes.
      </Notice>
    );
  const coSigners = application.applicants.filter(({ role }) => role === 'coSigner');
  const asked = decision.data?.decided?.conditions.some(({ kind }) => kind === 'coSigner') ?? false;
  const waitsFor = asked && !coSigners.some((one) => one.status === 'submitted') && waitWords(coSigners);
  const holder = me?.role === 'applicant' || me?.role === 'coApplicant';
  return (
    <Card as="section" $tone="wash" aria-label="Your answer">
      <Stack>
        <Text>
          {status === 'approved_with_conditions'
            ? 'The homeowner says yes if the conditions below are met.'
            : 'The homeowner says yes.'}{' '}
          {answerBy && <strong>We keep the home for you until {formatMoment(answerBy, home.timeZone)}.</strong>}
        </Text>
        {accept.error && (
          <Notice tone="danger" live>
            {accept.error.message}
          </Notice>
        )}
        {waitsFor && (
          <Notice tone="warning" title={waitsFor}>
            <Text>You can say yes as soon as they have handed in their part.</Text>
            <ButtonLink href={applicationHref(routes.application.group, id)} tone="secondary">
              {holder ? 'Invite a co-signer, or remind them' : 'See your group'}
            </ButtonLink>
          </Notice>
        )}
        {holder && !waitsFor && (
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
        {!holder && <Text $tone="soft">Whoever signs the lease says yes.</Text>}
        <Text $size="small" $tone="soft">
          Saying yes makes the lease. You are bound once you have read and signed it.
        </Text>
      </Stack>
    </Card>
  );
}
