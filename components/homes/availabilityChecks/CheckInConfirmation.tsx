import type { useAvailabilityCheck } from '@/components/homes/availabilityChecks/useAvailabilityCheck';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import type { AvailabilityAnswer, AvailabilityCheck } from '@/contract/homes/availabilityChecks/endpoints';
import { formatDate, formatDay } from '@/lib/format/dates';

const answerLabels: Readonly<Record<AvailabilityAnswer, (check: AvailabilityCheck) => string>> = {
  now: () => 'Your home is available now. We’ll call you within 1 business day to get started.',
  onDate: ({ availableOn }) => `Your home is available on ${formatDate(availableOn ?? '')}.`,
  rented: () => 'Your home is already rented. We’ll stop asking. Contact us if that changes.',
  selling: () => 'You’re selling your home. We’ll stop asking. Good luck with the sale.',
  keeping: () => 'You’re keeping your home. We’ll stop asking.',
  notSure: () => 'You’re not sure yet. Take your time.',
};

interface CheckInConfirmationProps {
  readonly check: AvailabilityCheck;
  readonly request: ReturnType<typeof useAvailabilityCheck>;
}

/** What was answered, what follows from it, and the way back. */
export function CheckInConfirmation({ check, request }: CheckInConfirmationProps) {
  const { answer, note, home, askAgainAt, expiresAt } = check;
  if (!answer) return null;
  return (
    <Card $tone="wash">
      <Stack role="status">
        <Text $size="large">
          {home.streetAddress}, {home.city}. {answerLabels[answer](check)}
        </Text>
        {askAgainAt && (
          <Text>
            We’ll check in again on <ReaderTime at={askAgainAt} format={formatDay} />.
          </Text>
        )}
        {note && <Text $tone="soft">Your note: {note}</Text>}
        {request.error && (
          <Notice live tone="danger">
            {request.error.message || 'We didn’t get your answer.'} Please try again.
          </Notice>
        )}
        <div>
          <Button tone="secondary" onClick={() => request.undo()} loading={request.sending}>
            Undo
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          You can change your answer here until <ReaderTime at={expiresAt} format={formatDay} />.
        </Text>
      </Stack>
    </Card>
  );
}
