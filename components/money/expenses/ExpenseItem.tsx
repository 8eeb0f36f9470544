import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { type Expense, expenseStatusLabels, expenses } from '@/contract/money/expenses/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { expenseTitle, expenseTones } from './expenses.labels';

const TOUCHED = [expenses];

/** Approve or refuse, for everyone but the person who entered it. */
function Decision({ expense }: { readonly expense: Expense }) {
  const params = { expenseId: expense.id };
  const approve = useMoneyAction(expenses.approveExpense, TOUCHED);
  const refuse = useMoneyAction(expenses.refuseExpense, TOUCHED);
  const problem = approve.error ?? refuse.error ?? refuse.fields.reason;
  if (expense.isOwn)
    return (
      <Text $size="small" $tone="soft">
        You entered this, so another person approves it.
      </Text>
    );
  return (
    <Stack $gap="s8">
      <Row $align="start">
        <Button
          size="small"
          aria-label={`Approve: ${expenseTitle(expense)}`}
          loading={approve.isPending}
          onClick={() => approve.send({ params })}
        >
          Approve
        </Button>
        <ReasonForm
          action="Refuse"
          label="Why you refuse it"
          sending={refuse.isPending}
          onSubmit={(reason) => refuse.send({ params, body: { reason } })}
        />
      </Row>
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {approve.dialog}
    </Stack>
  );
}

function AmountForm({ expense }: { readonly expense: Expense }) {
  const { id, category, amountCents, interestCents, ruleId } = expense;
  const [amount, setAmount] = useState<number | null>(amountCents);
  const [interest, setInterest] = useState<number | null>(interestCents);
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(expenses.changeExpense, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Change the amount of ${expenseTitle(expense)}`}
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          amountCents: cents(amount ?? 0),
          interestCents: category === 'mortgage' && interest !== null ? cents(interest) : null,
        };
        send({ params: { expenseId: id }, body });
      }}
    >
      <MoneyField
        label="New amount"
        help={ruleId ? 'Also of the next ones of this series.' : undefined}
        cents={amount}
        onChange={setAmount}
        error={fields.amountCents}
      />
      {category === 'mortgage' && (
        <MoneyField
          label="Interest in it"
          optional
          help="Leave it empty where it is not known."
          cents={interest}
          onChange={setInterest}
          error={fields.interestCents}
        />
      )}
      <FormResult isSuccess={isSuccess} error={error}>
        Changed. Another person approves it again.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Change amount
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** Before the bank has an order, the amount can change, and the expense can end. */
function Changes({ expense }: { readonly expense: Expense }) {
  const cancel = useMoneyAction(expenses.cancelExpense, TOUCHED);
  const problem = cancel.error ?? cancel.fields.reason;
  return (
    <Stack $gap="s8">
      <Disclosure summary="Change the amount">
        <AmountForm expense={expense} />
      </Disclosure>
      <ReasonForm
        action="Cancel expense"
        label="Why it is canceled"
        sending={cancel.isPending}
        onSubmit={(reason) => cancel.send({ params: { expenseId: expense.id }, body: { reason } })}
      />
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {cancel.dialog}
    </Stack>
  );
}

/** The account number, for a bank that takes no orders from us. */
function PayeeAccount({ expense }: { readonly expense: Expense }) {
  const read = useApiMutation(expenses.readPayeeAccount);
  if (read.data)
    return (
      <Text $size="small" role="status">
        Routing number {read.data.routingNumber}, account number {read.data.accountNumber}
      </Text>
    );
  return (
    <Stack $gap="s8">
      <ReasonForm
        action="Show the account number"
        label="Why you need it"
        help="This is on record."
        sending={read.isPending}
        onSubmit={(reason) => read.mutate({ params: { expenseId: expense.id }, body: { reason } })}
      />
      <div aria-live="polite">{read.error && <Notice tone="danger">{read.error.message}</Notice>}</div>
    </Stack>
  );
}

const OPEN: readonly Expense['status'][] = ['requested', 'approved', 'waiting'];

/** One expense as our team sees it. */
export function ExpenseItem({ expense }: { readonly expense: Expense }) {
  const { amountCents, interestCents, status, missingCents, reference, accountEnding, memo, note, paidOn } = expense;
  const facts = [
    accountEnding ? `Bank transfer to the account ending in ${accountEnding}` : 'Check by mail',
    reference,
    interestCents !== null && `${formatExactMoney(interestCents)} of it interest`,
    `entered by ${expense.enteredBy}`,
    expense.approvedBy && `approved by ${expense.approvedBy}`,
    paidOn && `on the statement of ${formatDate(paidOn)}`,
  ];
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text $weight="semibold">
            {expenseTitle(expense)}: <Money amount={amountCents} cents="always" />
          </Text>
          <Badge tone={expenseTones[status]}>{expenseStatusLabels[status]}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {facts.filter(Boolean).join(', ')}.{memo && ` ${memo}`}
        </Text>
        {note && <Notice tone="info">{note}</Notice>}
        {missingCents !== null && (
          <Text $size="small">
            Missing: <Money amount={missingCents} cents="always" />. The owner is asked to pay it in.
          </Text>
        )}
        {status === 'requested' && <Decision expense={expense} />}
        {OPEN.includes(status) && <Changes expense={expense} />}
        {status === 'ordered' && accountEnding && <PayeeAccount expense={expense} />}
      </Stack>
    </li>
  );
}
