import { lifecycle } from '@/contract/lifecycle';
import type { PayoutLineKind } from '@/contract/money/payouts/constants';

/** What an expense of a home is for. */
export const EXPENSE_CATEGORIES = [
  'hoa',
  'insurance',
  'property_tax',
  'mortgage',
  'utilities',
  'cleaning',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

export const expenseCategoryLabels: Readonly<Record<ExpenseCategory, string>> = {
  hoa: 'HOA dues',
  insurance: 'Insurance',
  property_tax: 'Property tax',
  mortgage: 'Mortgage payment',
  utilities: 'Utilities',
  cleaning: 'Cleaning',
  other: 'Another vendor',
};

/** The line of the statement. Of a mortgage payment with a known interest part, the interest and the rest are two lines. */
export const expenseLineKinds: Readonly<Record<ExpenseCategory, PayoutLineKind>> = {
  hoa: 'hoa_dues',
  insurance: 'insurance',
  property_tax: 'property_tax',
  mortgage: 'mortgage_payment',
  utilities: 'utilities',
  cleaning: 'cleaning',
  other: 'expense',
};

/** How the payee gets the money. Our team writes checks; ACH payments go through the bank. */
export const EXPENSE_METHODS = ['ach', 'check'] as const;
export type ExpenseMethod = (typeof EXPENSE_METHODS)[number];

export const expenseMethodLabels: Readonly<Record<ExpenseMethod, string>> = {
  ach: 'Bank transfer (ACH)',
  check: 'Check by mail',
};

export const EXPENSE_REPEATS = ['monthly', 'quarterly', 'yearly'] as const;
export type ExpenseRepeat = (typeof EXPENSE_REPEATS)[number];

export const expenseRepeatLabels: Readonly<Record<ExpenseRepeat, string>> = {
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};

export const monthsOfRepeat: Readonly<Record<ExpenseRepeat, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/**
 * An expense of a home that we pay for its owner. `approved`: two people agree, and it is paid close to its due day;
 * `waiting`: it is due soon, and the owner’s money in the home does not cover it; `ordered`: the bank pays it; `paid`: a
 * statement shows it. One that comes back is to be approved again.
 */
export const expenseLifecycle = lifecycle({
  requested: { approve: 'approved', refuse: 'refused', cancel: 'canceled', change: 'requested' },
  approved: { wait: 'waiting', order: 'ordered', cancel: 'canceled', change: 'requested' },
  waiting: { order: 'ordered', cancel: 'canceled', change: 'requested' },
  ordered: { pay: 'paid', return: 'requested' },
  paid: { return: 'requested' },
  refused: {},
  canceled: {},
});
export type ExpenseStatus = (typeof expenseLifecycle.states)[number];

export const expenseStatusLabels: Readonly<Record<ExpenseStatus, string>> = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  waiting: 'Waits for money',
  ordered: 'On its way',
  paid: 'Paid',
  refused: 'Refused',
  canceled: 'Canceled',
};

/** Statuses of what is still to be paid and agreed on. */
export const PAYABLE_EXPENSES: readonly ExpenseStatus[] = ['approved', 'waiting'];

/** Days before its due day on which an approved expense is paid: a check takes that long. */
export const PAY_AHEAD_DAYS = 7;
/** Days before its due day on which the next expense of a series is made. */
export const MAKE_AHEAD_DAYS = 30;
/** An expense that was due longer ago, or is due later, is entered by mistake. Days. */
export const MAX_DAYS_LATE = 180;
export const MAX_DAYS_AHEAD = 400;
/** The most that one expense may be, in cents. */
export const MAX_EXPENSE_CENTS = 5_000_000;
/** Expenses that are listed at once, those that are not over first, and series. */
export const EXPENSE_PAGE = 100;
