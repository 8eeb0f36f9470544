import styled from 'styled-components';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { stateName } from '@/contract/homes/addresses/states';
import { type UnclaimedProperty, unclaimedProperty } from '@/contract/money/unclaimedProperty/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { UnclaimedItemRow } from './UnclaimedItemRow';
import { UnclaimedReportItem } from './UnclaimedReportItem';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

const OVER: readonly string[] = ['remitted', 'resolved', 'refunded'];

function Reportable({ found }: { readonly found: UnclaimedProperty['reportable'][number] }) {
  const { state, items, amountCents, dueOn } = found;
  const prepare = useMoneyAction(unclaimedProperty.prepareUnclaimedReport, [unclaimedProperty]);
  return (
    <li>
      <Stack $gap="s8">
        <Text>
          {stateName(state) ?? state}: {items === 1 ? '1 item' : `${items} items`},{' '}
          <Money amount={amountCents} cents="always" />, due {formatDate(dueOn)}. Have the checks stopped at the bank
          first.
        </Text>
        <Row>
          <Button
            size="small"
            aria-label={`Prepare the report to ${stateName(state) ?? state}`}
            loading={prepare.isPending}
            onClick={() => prepare.send({ body: { state } })}
          >
            Prepare report
          </Button>
        </Row>
        {prepare.error && (
          <Text role="alert" $tone="danger" $size="small">
            {prepare.error}
          </Text>
        )}
        {prepare.dialog}
      </Stack>
    </li>
  );
}

function Items({ data }: { readonly data: UnclaimedProperty }) {
  const open = data.items.filter(({ status }) => !OVER.includes(status));
  const over = data.items.filter(({ status }) => OVER.includes(status));
  return (
    <>
      {open.length === 0 ? (
        <Text $tone="soft">Everything we owe was collected.</Text>
      ) : (
        <List aria-label="Unclaimed property">
          {open.map((item) => (
            <UnclaimedItemRow key={item.id} item={item} today={data.today} />
          ))}
        </List>
      )}
      {over.length > 0 && (
        <Disclosure summary={`Paid and with states (${over.length})`}>
          <List>
            {over.map((item) => (
              <UnclaimedItemRow key={item.id} item={item} today={data.today} />
            ))}
          </List>
        </Disclosure>
      )}
    </>
  );
}

/** Money that its owners do not collect, by due day, with the reports to states. */
export function UnclaimedSection() {
  const query = useApi(unclaimedProperty.listUnclaimedProperty);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="unclaimed-property">
      <Stack>
        <Heading as="h2" id="unclaimed-property" $size="small">
          Unclaimed property
        </Heading>
        <Text $tone="soft">
          Checks that were never cashed, credit, deposits, and money of owners who left. Notices go out from the desk of
          papers; what no owner answers to is reported and paid to the state.
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load unclaimed property"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data && (
          <>
            {data.reportable.length > 0 && (
              <List aria-label="Reports to prepare">
                {data.reportable.map((found) => (
                  <Reportable key={found.state} found={found} />
                ))}
              </List>
            )}
            {data.reports.length > 0 && (
              <List aria-label="Reports to states">
                {data.reports.map((report) => (
                  <UnclaimedReportItem key={report.id} report={report} format={data.format} today={data.today} />
                ))}
              </List>
            )}
            <Items data={data} />
          </>
        )}
      </Stack>
    </Card>
  );
}
