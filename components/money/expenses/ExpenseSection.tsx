import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Expense, expenseStatusLabels, expenses } from '@/contract/money/expenses/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { ExpenseList } from './ExpenseList';
import { expenseTitle, expenseTones } from './expenses.labels';

const OPEN: readonly string[] = ['approved', 'waiting', 'ordered'];

function Item({ expense }: { readonly expense: Expense }) {
  const { amountCents, status, missingCents, memo, paidOn } = expense;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text>
            {expenseTitle(expense)}: <Money amount={amountCents} cents="always" />
          </Text>
          <Badge tone={expenseTones[status]}>{expenseStatusLabels[status]}</Badge>
        </Row>
        {(memo || paidOn) && (
          <Text $size="small" $tone="soft">
            {[memo, paidOn && `On the bank statement of ${formatDate(paidOn)}`].filter(Boolean).join('. ')}
          </Text>
        )}
        {missingCents !== null && missingCents > 0 && (
          <Text $size="small">
            Your money in this home lacks <Money amount={missingCents} cents="always" /> of it. We pay it once rent
            comes in, or you pay it in below.
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** What we pay for the owner of a home out of their money: nothing shows where there is none. */
export function ExpenseSection({ homeId }: { readonly homeId: string }) {
  const query = useApi(expenses.listExpenses, { params: { homeId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load what we pay for you" skeleton={null} />;
  const open = data.expenses.filter(({ status }) => OPEN.includes(status));
  const paid = data.expenses.filter(({ status }) => status === 'paid');
  if (open.length === 0 && paid.length === 0) return null;
  return (
    <Stack as="section" aria-label="What we pay for you" $gap="s12">
      {open.length > 0 && (
        <>
          <Heading as="h4" $size="label">
            What we pay for you
          </Heading>
          <ExpenseList>
            {open.map((expense) => (
              <Item key={expense.id} expense={expense} />
            ))}
          </ExpenseList>
        </>
      )}
      {paid.length > 0 && (
        <Disclosure summary={`What we paid for you (${paid.length})`}>
          <ExpenseList>
            {paid.map((expense) => (
              <Item key={expense.id} expense={expense} />
            ))}
          </ExpenseList>
        </Disclosure>
      )}
    </Stack>
  );
}
