import styled from 'styled-components';
import { saveText } from '@/components/layout/account/saveText';
import { foldedYears, SHOWN_LINES } from '@/components/money/payments/foldedYears';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { charges, type LeaseAccount, type TimelineItem } from '@/contract/money/charges/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { ruledList } from '@/styles/ruledList';
import { historyCsv } from './historyCsv';

const HistoryLines = styled.ol`
  ${ruledList}

  li > div > :last-child {
    flex: none;
    max-width: 45%;
    text-align: end;
  }
`;

const statusLabels: Record<TimelineItem['status'], string | null> = {
  pending: 'On its way',
  done: null,
  failed: 'Did not go through',
};

interface LinesProps {
  readonly label: string;
  readonly items: readonly TimelineItem[];
  readonly dayOf: (at: string) => string;
}

function Lines({ label, items, dayOf }: LinesProps) {
  return (
    <HistoryLines aria-label={label}>
      {items.map(({ id, at, title, detail, status, cents: amount, balanceCents }) => (
        <li key={id}>
          <Row $justify="space-between" $align="start" $wrap={false}>
            <Stack $gap="s4">
              <Text $weight="semibold">{title}</Text>
              <Text $size="small" $tone="soft">
                {[formatDate(dayOf(at)), detail, statusLabels[status]].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            <Stack $gap="s4" $align="end">
              <Money amount={amount} cents="always" tone="plain" />
              <Text $size="small" $tone="soft">
                <Money amount={cents(Math.abs(balanceCents))} cents="always" tone="plain" />{' '}
                {balanceCents < 0 ? 'paid ahead' : 'owed'}
              </Text>
            </Stack>
          </Row>
        </li>
      ))}
    </HistoryLines>
  );
}

/** Every line of an account with its reason and what was owed after it, the newest first, earlier years folded; as a file, too. */
export function LeaseHistory({ account }: { readonly account: LeaseAccount }) {
  const { leaseId, timeZone, address } = account;
  const query = useApi(charges.listTimeline, { params: { leaseId } });
  const { data } = query;
  const dayOf = (at: string) => localDay(at, timeZone);
  return (
    <Stack as="section" aria-labelledby="history">
      <Row $justify="space-between">
        <Heading id="history" $size="small">
          History
        </Heading>
        {data && data.items.length > 0 && (
          <Button
            size="small"
            tone="secondary"
            onClick={() => saveText({ fileName: `Rent account ${address}.csv`, text: historyCsv(data.items, dayOf) })}
          >
            Download history
          </Button>
        )}
      </Row>
      <Loaded
        query={query}
        title="We couldn’t load the history"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
      {data?.items.length === 0 && <Text $tone="soft">Nothing was charged or paid yet.</Text>}
      {data && data.items.length > 0 && (
        <div>
          <Lines label="History" items={data.items.slice(0, SHOWN_LINES)} dayOf={dayOf} />
          {foldedYears(data.items, timeZone).map(([year, items]) => (
            <Disclosure key={year} summary={`Earlier in ${year}`}>
              <Lines label={`History of ${year}`} items={items} dayOf={dayOf} />
            </Disclosure>
          ))}
        </div>
      )}
    </Stack>
  );
}
