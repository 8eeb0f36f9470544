import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { tabular } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 6rem;
  border-block-end: 1px solid ${color.lineStrong};
`;

const ChartBar = styled.span`
  flex: 1;
  min-height: 2px;
  border-radius: 2px 2px 0 0;
  background: ${color.brand};
  forced-color-adjust: none;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;

  th,
  td {
    padding-block: ${space.s4};
    border-block-start: 1px solid ${color.line};
    text-align: start;
  }
`;

const DAY_MS = 86_400_000;

/** The thirty days up to the given one, so that a day without visitors is a gap one can see. */
function month(days: readonly { day: string; visits: number }[], now: number) {
  const visitsByDay = new Map(days.map(({ day, visits }) => [day, visits]));
  return Array.from({ length: 30 }, (_, back) => {
    const day = new Date(now - (29 - back) * DAY_MS).toISOString().slice(0, 10);
    return { day, visits: visitsByDay.get(day) ?? 0 };
  });
}

/** How much notice a home got in the last thirty days. */
export function ListingInterest({ homeId }: { readonly homeId: string }) {
  const { data, dataUpdatedAt } = useApi(account.getHomeInterest, { params: { homeId } });
  if (!data) return null;
  const days = month(data.days, dataUpdatedAt);
  const visits = data.days.reduce((sum, day) => sum + day.visits, 0);
  const most = Math.max(1, ...days.map((day) => day.visits));
  return (
    <Stack $gap="s24">
      <Row $gap="s16" $align="stretch">
        {[
          [visits, 'opened its page'],
          [data.saves, 'saved it'],
          [data.questions, 'asked about it'],
        ].map(([count, caption]) => (
          <Card key={caption}>
            <Heading as="p" $size="section">
              {count}
            </Heading>
            <Text $tone="soft">{caption}</Text>
          </Card>
        ))}
      </Row>
      <Stack as="section" aria-labelledby="visits">
        <Heading id="visits" $size="small">
          Visits in the last 30 days
        </Heading>
        <Bars aria-hidden="true">
          {days.map((day) => (
            <ChartBar key={day.day} style={{ height: `${(day.visits / most) * 100}%` }} />
          ))}
        </Bars>
        <Disclosure summary="View as a table">
          <Table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Visits</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter((day) => day.visits > 0)
                .map((day) => (
                  <tr key={day.day}>
                    <td>{formatDate(day.day)}</td>
                    <td>{pluralize(day.visits, 'visit')}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Disclosure>
      </Stack>
    </Stack>
  );
}
