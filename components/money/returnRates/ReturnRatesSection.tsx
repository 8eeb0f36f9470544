import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  isAtLimit,
  originatingAccountLabels,
  type ReturnRate,
  type ReturnRateAlert,
  returnRateRules,
  returnRates,
} from '@/contract/money/returnRates/endpoints';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

type Counted = ReturnRate['now'];
const shareOf = ({ returned, originated }: Counted) => (originated === 0 ? null : (returned / originated) * 100);
const percent = (share: number | null) => (share === null ? 'No debits' : `${share.toFixed(2)}%`);

/** Where the rate goes, beside what it was a month ago. */
function trendOf({ now, before }: Pick<ReturnRate, 'now' | 'before'>): string {
  const [share, earlier] = [shareOf(now), shareOf(before)];
  if (share === null || earlier === null) return 'No rate of 30 days ago to compare with';
  const direction = share > earlier ? 'Up from' : share < earlier ? 'Down from' : 'Unchanged from';
  return `${direction} ${percent(earlier)} 30 days ago`;
}

function RateItem({ rate, minDebits }: { readonly rate: ReturnRate; readonly minDebits: number }) {
  const { account, kind, now, alertSince } = rate;
  const { label, codes, limitBps, advice } = returnRateRules[kind];
  const isHigh = isAtLimit(now, limitBps);
  const isSmall = now.originated < minDebits;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {label}: {percent(shareOf(now))}
          </Heading>
          <Badge tone={isHigh ? (isSmall ? 'warning' : 'danger') : 'success'}>
            {isHigh ? `At or above ${limitBps / 100}%` : `Below ${limitBps / 100}%`}
          </Badge>
        </Row>
        <Text>
          {now.returned} of {now.originated} bank debits in 60 days. Limit: {limitBps / 100}%. {trendOf(rate)}.
        </Text>
        <Text $size="small" $tone="soft">
          {originatingAccountLabels[account]}. {codes ? `Return codes ${codes.join(', ')}.` : 'All return codes.'}
        </Text>
        {isHigh && <Text>{advice}</Text>}
        {isHigh && isSmall && (
          <Text $size="small" $tone="soft">
            Fewer than {minDebits} debits raise no alert.
          </Text>
        )}
        {alertSince && (
          <Text $size="small" $tone="soft">
            Alert since <DeskTime at={alertSince} />
          </Text>
        )}
      </Stack>
    </li>
  );
}

const AlertItem = ({
  alert: { kind, returned, originated, raisedAt, endedAt },
}: {
  readonly alert: ReturnRateAlert;
}) => (
  <li>
    <Text>
      {returnRateRules[kind].label}: {returned} of {originated} bank debits. From <DeskTime at={raisedAt} />
      {endedAt ? (
        <>
          {' '}
          to <DeskTime at={endedAt} />
        </>
      ) : (
        ', and it stands'
      )}
      .
    </Text>
  </li>
);

/** Return rates of bank debits, each with its limit, and the alerts that were raised. */
export function ReturnRatesSection() {
  const query = useApi(returnRates.listReturnRates);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="return-rates">
      <Stack>
        <Heading as="h2" id="return-rates" $size="small">
          Return rates
        </Heading>
        <Text $tone="soft">
          Bank debits that came back in the last 60 days, for each debit that left in them. At a limit of the Nacha
          Operating Rules, our bank may ask us to explain and lower the rate.
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load the return rates"
          skeleton={<Skeleton $height="16rem" $round="card" />}
        />
        {data && (
          <>
            <List aria-label="Return rates">
              {data.rates.map((rate) => (
                <RateItem key={`${rate.account}:${rate.kind}`} rate={rate} minDebits={data.minDebits} />
              ))}
            </List>
            {data.alerts.length === 0 && <Text $tone="soft">No alert has been raised.</Text>}
            {data.alerts.length > 0 && (
              <Disclosure summary={`Alerts (${data.alerts.length})`}>
                <List aria-label="Alerts">
                  {data.alerts.map((alert) => (
                    <AlertItem key={alert.id} alert={alert} />
                  ))}
                </List>
              </Disclosure>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
