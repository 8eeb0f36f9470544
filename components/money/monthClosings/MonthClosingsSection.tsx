import styled from 'styled-components';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatDay } from '@/contract/format/days';
import { type MonthClosings, monthClosings } from '@/contract/money/monthClosings/endpoints';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { MonthClosingItem } from './MonthClosingItem';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

/** The month that is next: what stands in its way, or the form that asks for it. */
function NextMonth({ next: { month, blockers }, isRequested }: Pick<MonthClosings, 'next' | 'isRequested'>) {
  const close = useMoneyAction(monthClosings.requestMonthClose, [monthClosings, reconciliations]);
  const problem = close.error ?? close.fields.reason ?? close.fields.month;
  const name = formatDay(month, 'monthAndYear');
  return (
    <Stack $gap="s8">
      <Heading as="h3" $size="small">
        Next: {name}
      </Heading>
      {isRequested && (
        <Notice tone="warning">
          A closing or reopening waits for a second person.{' '}
          <Link href={routes.accounts.moneyDesk()}>Money changes</Link>
        </Notice>
      )}
      {!isRequested && blockers.length > 0 && (
        <>
          <Text>It can’t be closed yet:</Text>
          <ul>
            {blockers.map(({ kind, detail }) => (
              <li key={`${kind}:${detail}`}>{detail}</li>
            ))}
          </ul>
        </>
      )}
      {!isRequested && blockers.length === 0 && (
        <ReasonForm
          action={`Close ${name}`}
          label="What you checked"
          help="A second person approves it. Nothing can be posted to a closed month."
          defaultReason
          sending={close.isPending}
          onSubmit={(reason) => close.send({ body: { month: month.slice(0, 7), reason } })}
        />
      )}
      <div aria-live="polite">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {close.isWaiting && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
      </div>
      {close.dialog}
    </Stack>
  );
}

/** Months of the books: the next one to close, and those that are closed with their reconciliations. */
export function MonthClosingsSection() {
  const query = useApi(monthClosings.listMonthClosings);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="month-end">
      <Stack>
        <Heading as="h2" id="month-end" $size="small">
          Month end
        </Heading>
        <Text $tone="soft">
          A closed month keeps its entries and statements as they are. What comes later for one of its days is booked on
          the first open day.
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load the months"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data && (
          <>
            <NextMonth next={data.next} isRequested={data.isRequested} />
            {data.items.length === 0 && <Text>No month has been closed yet.</Text>}
            {data.items.length > 0 && (
              <List aria-label="Closed months">
                {data.items.map((closing) => (
                  <MonthClosingItem key={closing.id} closing={closing} isRequested={data.isRequested} />
                ))}
              </List>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
