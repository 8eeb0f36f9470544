import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import {
  EXPENSE_CATEGORIES,
  EXPENSE_METHODS,
  EXPENSE_REPEATS,
  type ExpenseCategory,
  type ExpenseMethod,
  type ExpenseRepeat,
  expenseCategoryLabels,
  expenseMethodLabels,
  expenseRepeatLabels,
  expenses,
} from '@/contract/money/expenses/endpoints';
import { useDraft } from '@/hooks/useDraft';

const TOUCHED = [expenses];

const asCents = (amount: number | null) => cents(amount ?? 0);
const orNull = (text: string) => text.trim() || null;

const empty = {
  category: 'hoa' as ExpenseCategory,
  payeeName: '',
  method: 'ach' as ExpenseMethod,
  address: '',
  reference: '',
  amount: null as number | null,
  interest: null as number | null,
  dueOn: '',
  memo: '',
  repeats: 'once' as ExpenseRepeat | 'once',
  untilOn: '',
  amounts: 'same' as 'same' | 'different',
};

const NO_ACCOUNT = { routingNumber: '', accountNumber: '' };

interface AccountFieldsProps {
  readonly account: typeof NO_ACCOUNT;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (account: typeof NO_ACCOUNT) => void;
}

function AccountFields({ account, fields, onChange }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label="Routing number of the payee"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={account.routingNumber}
        onChange={(routingNumber) => onChange({ ...account, routingNumber })}
        error={fields.routingNumber}
      />
      <TextField
        label="Account number of the payee"
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        value={account.accountNumber}
        onChange={(accountNumber) => onChange({ ...account, accountNumber })}
        error={fields.accountNumber}
      />
    </>
  );
}

interface RepeatFieldsProps {
  readonly values: typeof empty;
  readonly fields: Readonly<Record<string, string>>;
  readonly set: (changes: Partial<typeof empty>) => void;
}

function RepeatFields({ values, fields, set }: RepeatFieldsProps) {
  return (
    <>
      <SelectField
        label="Repeats"
        options={[
          { value: 'once', label: 'Once' },
          ...EXPENSE_REPEATS.map((value) => ({ value, label: expenseRepeatLabels[value] })),
        ]}
        value={values.repeats}
        onChange={(repeats) => set({ repeats })}
        error={fields.repeats}
      />
      {values.repeats !== 'once' && (
        <>
          <SelectField
            label="Amount each time"
            help="The same amount is approved once. One that differs is approved each time."
            options={[
              { value: 'same', label: 'The same' },
              { value: 'different', label: 'Differs' },
            ]}
            value={values.amounts}
            onChange={(amounts) => set({ amounts })}
          />
          <TextField
            label="Last due day"
            optional
            type="date"
            min={values.dueOn}
            value={values.untilOn}
            onChange={(untilOn) => set({ untilOn })}
            error={fields.untilOn}
          />
        </>
      )}
    </>
  );
}

/** An expense that we are to pay for the owner of a home. The account number stays out of the draft. */
export function ExpenseForm({ homeId }: { readonly homeId: string }) {
  const { values, set, clear } = useDraft(`expense:${homeId}`, empty);
  const [account, setAccount] = useState(NO_ACCOUNT);
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(expenses.enterExpense, TOUCHED);
  const isAch = values.method === 'ach';
  const isMortgage = values.category === 'mortgage';
  function submit(): void {
    const { amount, interest, repeats, amounts, ...rest } = values;
    const isSeries = repeats !== 'once';
    const body = {
      category: rest.category,
      payeeName: rest.payeeName,
      method: rest.method,
      routingNumber: isAch ? orNull(account.routingNumber) : null,
      accountNumber: isAch ? orNull(account.accountNumber) : null,
      address: isAch ? null : orNull(rest.address),
      reference: orNull(rest.reference),
      amountCents: asCents(amount),
      interestCents: isMortgage && interest !== null ? asCents(interest) : null,
      dueOn: rest.dueOn,
      memo: orNull(rest.memo),
      repeats: isSeries ? repeats : null,
      untilOn: isSeries ? orNull(rest.untilOn) : null,
      isFixed: isSeries && amounts === 'same',
    };
    send({ params: { homeId }, body }, () => {
      clear();
      setAccount(NO_ACCOUNT);
    });
  }
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Enter an expense"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label="What it is for"
        options={EXPENSE_CATEGORIES.map((value) => ({ value, label: expenseCategoryLabels[value] }))}
        value={values.category}
        onChange={(category) => set({ category })}
        error={fields.category}
      />
      <TextField
        label="Payee"
        maxLength={120}
        value={values.payeeName}
        onChange={(payeeName) => set({ payeeName })}
        error={fields.payeeName}
      />
      <SelectField
        label="How to pay"
        options={EXPENSE_METHODS.map((value) => ({ value, label: expenseMethodLabels[value] }))}
        value={values.method}
        onChange={(method) => set({ method })}
        error={fields.method}
      />
      {isAch ? (
        <AccountFields account={account} fields={fields} onChange={setAccount} />
      ) : (
        <TextField
          label="Where the check goes"
          maxLength={300}
          value={values.address}
          onChange={(address) => set({ address })}
          error={fields.address}
        />
      )}
      <TextField
        label="Reference of the payee"
        optional
        help="Such as the number of the loan, the policy, or the parcel."
        maxLength={60}
        value={values.reference}
        onChange={(reference) => set({ reference })}
        error={fields.reference}
      />
      <MoneyField
        label="Amount of the expense"
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      {isMortgage && (
        <MoneyField
          label="Interest in it"
          optional
          help="Only interest is a cost for taxes. Leave it empty where it is not known."
          cents={values.interest}
          onChange={(interest) => set({ interest })}
          error={fields.interestCents}
        />
      )}
      <TextField
        label="Due on"
        type="date"
        value={values.dueOn}
        onChange={(dueOn) => set({ dueOn })}
        error={fields.dueOn}
      />
      <RepeatFields values={values} fields={fields} set={set} />
      <TextField
        label="Memo"
        optional
        help="The owner reads this."
        maxLength={300}
        value={values.memo}
        onChange={(memo) => set({ memo })}
        error={fields.memo}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Entered. Another person approves it before it is paid.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Enter expense
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
