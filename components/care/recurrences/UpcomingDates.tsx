import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Recurrence, recurrences } from '@/contract/care/recurrences/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** The coming dates; each can be skipped once. */
export function UpcomingDates({ recurrence }: { readonly recurrence: Recurrence }) {
  const { id, upcoming, canEdit, paused } = recurrence;
  const skip = useApiMutation(recurrences.skipDate, { touches: [recurrences] });
  return (
    <Card as="section" aria-labelledby="care-dates">
      <Stack $gap="s12">
        <Heading as="h2" id="care-dates" $size="small">
          Next dates
        </Heading>
        {paused && <Text $tone="soft">This task is paused. It has no dates until it’s resumed.</Text>}
        {upcoming.map(({ on, skipped }) => (
          <Row key={on} $justify="space-between">
            <Text>
              {formatDate(on)} {skipped && <Badge>Skipped</Badge>}
            </Text>
            {canEdit && (
              <Button
                tone="secondary"
                size="small"
                disabled={skip.isPending}
                aria-label={`${skipped ? 'Put back' : 'Skip'} ${formatDate(on)}`}
                onClick={() => skip.mutate({ params: { recurrenceId: id }, body: { on, skipped: !skipped } })}
              >
                {skipped ? 'Put back' : 'Skip'}
              </Button>
            )}
          </Row>
        ))}
        {skip.error && (
          <Notice live tone="danger" title="That did not work">
            {skip.error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
