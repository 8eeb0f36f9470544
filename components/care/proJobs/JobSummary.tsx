import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import { tradeLabels } from '@/contract/care/pros/constants';
import { dateFormat } from '@/contract/format/intl';
import { formatDateTime } from '@/lib/format/dates';
import { tierLabels } from './job.labels';

/** What everyone with the link may know: the work, the town, and the times that suit. */
export function JobSummary({ job }: { readonly job: ProJob }) {
  const { number, trade, tier, city, state, zipcode, windows, timeZone, status, answerBy } = job;
  return (
    <Card $pad="s16">
      <Stack $gap="s8">
        <Row>
          <Badge tone={tier === 'life_safety' ? 'danger' : tier === 'urgent' ? 'warning' : 'neutral'}>
            {tierLabels[tier]}
          </Badge>
          <Text $tone="soft">{number}</Text>
        </Row>
        <Text>
          {tradeLabels[trade]} in {city}, {state} {zipcode}
        </Text>
        {windows.length > 0 && (
          <div>
            <Text $weight="semibold">Times that suit</Text>
            {windows.map(({ from, to }) => (
              <Text key={from} $tone="soft">
                {formatDateTime(from, timeZone)} to {dateFormat({ timeStyle: 'short', timeZone }).format(new Date(to))}
              </Text>
            ))}
          </div>
        )}
        {status === 'offered' && <Text>Please answer by {formatDateTime(answerBy, timeZone)}.</Text>}
      </Stack>
    </Card>
  );
}
