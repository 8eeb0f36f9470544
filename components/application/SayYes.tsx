import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Application, applications } from '@/contract/applications';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';

/** The yes to an approval, and until when it holds. */
export function SayYes({ application }: { readonly application: Application }) {
  const accept = useApiMutation(applications.acceptDecision, { touches: [applications] });
  const { id, status, answerBy, acceptedAt, home, me } = application;
  if (acceptedAt)
    return (
      <Notice tone="success" title="You have said yes">
        We make your lease now. It is with you within minutes.
      </Notice>
    );
  const holder = me?.role === 'applicant' || me?.role === 'coApplicant';
  return (
    <Card as="section" $tone="wash" aria-label="Your answer">
      <Stack>
        <Text>
          {status === 'approved_with_conditions'
            ? 'The homeowner says yes if the conditions in our letter are met. They stand in your mail and among your documents.'
            : 'The homeowner says yes.'}{' '}
          {answerBy && <strong>We keep the home for you until {formatMoment(answerBy, home.timeZone)}.</strong>}
        </Text>
        {accept.error && (
          <Notice tone="danger" live>
            {accept.error.message}
          </Notice>
        )}
        {holder ? (
          <div>
            <Button
              size="large"
              loading={accept.isPending}
              onClick={() => accept.mutate({ params: { applicationId: id }, body: {} })}
            >
              {status === 'approved_with_conditions' ? 'Yes, with these conditions' : 'Yes, we take it'}
            </Button>
          </div>
        ) : (
          <Text $tone="soft">Whoever signs the lease says yes.</Text>
        )}
        <Text $size="small" $tone="soft">
          Saying yes makes the lease. You are bound once you have read and signed it.
        </Text>
      </Stack>
    </Card>
  );
}
