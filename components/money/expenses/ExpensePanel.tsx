import { useQuery } from '@tanstack/react-query';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { users } from '@/contract/account/users/endpoints';
import {
  type ExpenseRule,
  expenseCategoryLabels,
  expenseRepeatLabels,
  expenses,
} from '@/contract/money/expenses/endpoints';
import { useApi } from '@/hooks/useApi';
import { apiQuery } from '@/lib/api/query';
import { formatDate } from '@/lib/format/dates';
import { ExpenseForm } from './ExpenseForm';
import { ExpenseItem } from './ExpenseItem';
import { ExpenseList } from './ExpenseList';

const TOUCHED = [expenses];
const OPEN: readonly string[] = ['requested', 'approved', 'waiting', 'ordered'];

function RuleItem({ rule }: { readonly rule: ExpenseRule }) {
  const { id, category, payeeName, amountCents, every, nextDueOn, untilOn, isFixed } = rule;
  const end = useMoneyAction(expenses.endExpenseRule, TOUCHED);
  return (
    <li>
      <Stack $gap="s8">
        <Text>
          {expenseCategoryLabels[category]}, {payeeName}: <Money amount={amountCents} cents="always" />
          {isFixed ? '' : ', differs each time'}. {expenseRepeatLabels[every]}, next due {formatDate(nextDueOn)}
          {untilOn && `, until ${formatDate(untilOn)}`}.
        </Text>
        <Row>
          <Button
            size="small"
            tone="ghost"
            aria-label={`End the series: ${expenseCategoryLabels[category]}, ${payeeName}`}
            loading={end.isPending}
            onClick={() => end.send({ params: { expenseRuleId: id } })}
          >
            End series
          </Button>
        </Row>
        {end.error && (
          <Text role="alert" $tone="danger" $size="small">
            {end.error}
          </Text>
        )}
        {end.dialog}
      </Stack>
    </li>
  );
}

/** Expenses of a home that we pay for its owner. Only people with the money duty see it. */
export function ExpensePanel({ homeId }: { readonly homeId: string }) {
  const isMoney = useApi(users.getClaims).data?.duties?.includes('money') ?? false;
  const query = useQuery({ ...apiQuery(expenses.listExpenses, { params: { homeId } }), enabled: isMoney });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load the expenses of this home" />;
  const open = data.expenses.filter(({ status }) => OPEN.includes(status));
  const over = data.expenses.filter(({ status }) => !OPEN.includes(status));
  return (
    <Stack as="section" aria-labelledby="expenses" $gap="s8">
      <Heading as="h2" id="expenses" $size="small">
        Expenses we pay for the owner
      </Heading>
      <Text>
        The owner’s money at our bank, after fees and taxes: <Money amount={data.fundsCents} cents="always" />.
      </Text>
      {open.length === 0 ? (
        <Text $tone="soft">No expense is open.</Text>
      ) : (
        <ExpenseList aria-label="Open expenses">
          {open.map((expense) => (
            <ExpenseItem key={expense.id} expense={expense} />
          ))}
        </ExpenseList>
      )}
      {data.rules.length > 0 && (
        <ExpenseList aria-label="Series of expenses">
          {data.rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ExpenseList>
      )}
      {over.length > 0 && (
        <Disclosure summary={`Paid, refused, and canceled (${over.length})`}>
          <ExpenseList>
            {over.map((expense) => (
              <ExpenseItem key={expense.id} expense={expense} />
            ))}
          </ExpenseList>
        </Disclosure>
      )}
      <Disclosure summary="Enter an expense">
        <ExpenseForm homeId={homeId} />
      </Disclosure>
    </Stack>
  );
}
