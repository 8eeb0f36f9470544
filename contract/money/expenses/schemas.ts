import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { isRoutingNumber } from '@/contract/money/payoutAccounts/constants';
import { EXPENSE_CATEGORIES, EXPENSE_METHODS, EXPENSE_REPEATS, expenseLifecycle, MAX_EXPENSE_CENTS } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(600);
const Amount = z.int().min(1, 'Enter an amount').max(MAX_EXPENSE_CENTS, 'Enter $50,000 or less').brand('Cents');
const Interest = z.int().min(0, 'Enter an amount').max(MAX_EXPENSE_CENTS).brand('Cents').nullable();

export const Expense = z.object({
  id: Id,
  category: z.enum(EXPENSE_CATEGORIES),
  payeeName: z.string(),
  method: z.enum(EXPENSE_METHODS),
  /** Of the payee’s bank account; null for a check. */
  accountEnding: z.string().nullable(),
  /** By which the payee knows the account, such as the number of the loan. */
  reference: z.string().nullable(),
  amountCents: Cents,
  /** Of a mortgage payment; null where it is not known. */
  interestCents: Cents.nullable(),
  dueOn: Day,
  memo: z.string().nullable(),
  status: z.enum(expenseLifecycle.states),
  /** What the owner’s money lacks of it; null where it does not wait for money. */
  missingCents: Cents.nullable(),
  /** Why it was refused or canceled, or came back. */
  note: z.string().nullable(),
  /** The series that it belongs to. */
  ruleId: Id.nullable(),
  /** Null for people outside our team. */
  enteredBy: z.string().nullable(),
  enteredAt: Instant,
  approvedBy: z.string().nullable(),
  /** Whether the caller entered it: then another person approves. */
  isOwn: z.boolean(),
  /** The day of the bank line that shows it. */
  paidOn: Day.nullable(),
});
export type Expense = z.infer<typeof Expense>;

const ExpenseRule = z.object({
  id: Id,
  category: z.enum(EXPENSE_CATEGORIES),
  payeeName: z.string(),
  amountCents: Cents,
  every: z.enum(EXPENSE_REPEATS),
  nextDueOn: Day,
  untilOn: Day.nullable(),
  /** The same amount each time: once approved, the next expenses need no approval of their own. */
  isFixed: z.boolean(),
});
export type ExpenseRule = z.infer<typeof ExpenseRule>;

export const Expenses = z.object({
  homeId: Id,
  /** The owner’s money in this home that is at our bank, after our fees and taxes. */
  fundsCents: Cents,
  /** Those that are not over first; then the latest due day. */
  expenses: z.array(Expense),
  /** Series that go on. */
  rules: z.array(ExpenseRule),
});
export type Expenses = z.infer<typeof Expenses>;

const text = (max: number) => z.string().trim().min(1).max(max).nullable();

export const NewExpense = z
  .strictObject({
    category: z.enum(EXPENSE_CATEGORIES, 'Choose what it is for'),
    payeeName: z.string().trim().min(2, 'Enter the name of the payee').max(120),
    method: z.enum(EXPENSE_METHODS, 'Choose how to pay'),
    /** Of a bank transfer. */
    routingNumber: z.string().trim().refine(isRoutingNumber, 'Check the routing number. It has 9 digits.').nullable(),
    accountNumber: z
      .string()
      .trim()
      .regex(/^\d{4,17}$/, 'Enter 4 to 17 digits.')
      .nullable(),
    /** Where the check goes. */
    address: text(300),
    reference: text(60),
    amountCents: Amount,
    interestCents: Interest,
    dueOn: Day,
    memo: text(300),
    repeats: z.enum(EXPENSE_REPEATS).nullable(),
    /** The last due day of the series; null where it goes on. */
    untilOn: Day.nullable(),
    isFixed: z.boolean(),
  })
  .refine(({ method, routingNumber }) => method !== 'ach' || routingNumber !== null, {
    path: ['routingNumber'],
    message: 'Enter the routing number of the payee’s bank.',
  })
  .refine(({ method, accountNumber }) => method !== 'ach' || accountNumber !== null, {
    path: ['accountNumber'],
    message: 'Enter the account number of the payee.',
  })
  .refine(({ method, address }) => method !== 'check' || address !== null, {
    path: ['address'],
    message: 'Enter the address that the check goes to.',
  })
  .refine(
    ({ category, amountCents, interestCents }) =>
      interestCents === null || (category === 'mortgage' && interestCents <= amountCents),
    { path: ['interestCents'], message: 'The interest is a part of a mortgage payment.' },
  )
  .refine(({ repeats, untilOn, dueOn }) => untilOn === null || (repeats !== null && untilOn >= dueOn), {
    path: ['untilOn'],
    message: 'Choose the due day or a later one.',
  });
export type NewExpense = z.output<typeof NewExpense>;

export const expensesSchemas = {
  listExpenses: { result: Expenses },
  enterExpense: { body: NewExpense, result: Expenses },
  changeExpense: {
    body: z
      .strictObject({ amountCents: Amount, interestCents: Interest })
      .refine(({ amountCents, interestCents }) => interestCents === null || interestCents <= amountCents, {
        path: ['interestCents'],
        message: 'The interest is a part of the payment.',
      }),
    result: Expenses,
  },
  approveExpense: { result: Expenses },
  refuseExpense: { body: z.strictObject({ reason: Reason }), result: Expenses },
  cancelExpense: { body: z.strictObject({ reason: Reason }), result: Expenses },
  endExpenseRule: { result: Expenses },
  readPayeeAccount: {
    body: z.strictObject({ reason: Reason }),
    result: z.object({ routingNumber: z.string(), accountNumber: z.string() }),
  },
};
