import type { useAvailabilityCheck } from '@/components/homeowners/checkIn/useAvailabilityCheck';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { AvailabilityAnswer, AvailabilityCheck } from '@/contract/availabilityChecks/endpoints';
import { formatDate } from '@/lib/format/dates';

const answerLabels: Readonly<Record<AvailabilityAnswer, (check: AvailabilityCheck) => string>> = {
  now: () => 'Your home is free now. A person calls you within one working day, and we begin.',
  onDate: ({ availableOn }) => `Your home is free from ${formatDate(availableOn ?? '')}.`,
  rented: () => 'Somebody rents it already. We stop asking; you know where we are.',
  selling: () => 'You are selling it. We stop asking, and wish you a good buyer.',
  keeping: () => 'You are keeping it. We stop asking.',
  notSure: () => 'You do not know yet. There is no hurry.',
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
        {askAgainAt && <Text>We ask once more on {formatDate(askAgainAt.slice(0, 10))}.</Text>}
        {note && <Text $tone="soft">You wrote: {note}</Text>}
        {request.error && (
          <Notice live tone="danger">
            {request.error.message || 'That did not reach us.'} Please try again.
          </Notice>
        )}
        <div>
          <Button tone="secondary" onClick={() => request.undo()} loading={request.sending}>
            Take it back
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          You can change your mind here until {formatDate(expiresAt.slice(0, 10))}.
        </Text>
      </Stack>
    </Card>
  );
}
