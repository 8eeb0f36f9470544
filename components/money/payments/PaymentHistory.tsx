import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { charges, type TimelineItem } from '@/contract/money/charges/endpoints';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';
import { ruledList } from '@/styles/ruledList';
import { foldedYears, SHOWN_LINES } from './foldedYears';

const List = styled.ol`
  ${ruledList}
`;

const badges: Partial<Record<TimelineItem['status'], { label: string; tone: BadgeTone }>> = {
  pending: { label: 'On its way', tone: 'info' },
  failed: { label: 'Did not go through', tone: 'danger' },
};

function HistoryItem({ item, timeZone }: { readonly item: TimelineItem; readonly timeZone: string }) {
  const { title, detail, at, cents, status, expectedOn, kind, receiptId } = item;
  const { open, opening } = useOpenFile();
  const badge = kind === 'returned' ? { label: 'Returned', tone: 'danger' as const } : badges[status];
  return (
    <li>
      <Row $justify="space-between" $align="start" $wrap={false}>
        <Stack $gap="s4">
          <Row $gap="s8">
            <Text $weight="semibold">{title}</Text>
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </Row>
          <Text $size="small" $tone="soft">
            {formatDate(localDay(at, timeZone))}
            {detail && ` · ${detail}`}
            {expectedOn && ` · should clear by ${formatDate(expectedOn)}`}
          </Text>
          {receiptId && (
            <Row>
              <Button size="small" tone="ghost" loading={opening === receiptId} onClick={() => open(receiptId)}>
                Receipt
              </Button>
            </Row>
          )}
        </Stack>
        <Money amount={cents} cents="always" tone="plain" />
      </Row>
    </li>
  );
}

interface HistoryListProps {
  readonly label: string;
  readonly items: readonly TimelineItem[];
  readonly timeZone: string;
}

function HistoryList({ label, items, timeZone }: HistoryListProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <HistoryItem key={item.id} item={item} timeZone={timeZone} />
      ))}
    </List>
  );
}

/** Charges, payments, returns, and credits, the newest first: both sides see the same. */
export function PaymentHistory({ leaseId, timeZone }: { readonly leaseId: string; readonly timeZone: string }) {
  const query = useApi(charges.listTimeline, { params: { leaseId } });
  const { data } = query;
  return (
    <Stack>
      <Heading as="h3" $size="small">
        Payment history
      </Heading>
      <Loaded
        query={query}
        title="We couldn’t load your history"
        level="h3"
        skeleton={<Skeleton $height="8rem" $round="card" />}
      />
      {data?.items.length === 0 && <Text $tone="soft">Your charges and payments will show up here.</Text>}
      {data && data.items.length > 0 && (
        <div>
          <HistoryList label="Payment history" items={data.items.slice(0, SHOWN_LINES)} timeZone={timeZone} />
          {foldedYears(data.items, timeZone).map(([year, items]) => (
            <Disclosure key={year} summary={`Earlier in ${year}`}>
              <HistoryList label={`Payment history of ${year}`} items={items} timeZone={timeZone} />
            </Disclosure>
          ))}
        </div>
      )}
    </Stack>
  );
}
