import { lifecycle } from '@/contract/lifecycle';

/** Our bank accounts between which orders move money. Statements come of the first two. */
export const BANK_PLACES = ['trust', 'deposits', 'operating'] as const;
export type BankPlace = (typeof BANK_PLACES)[number];

export const bankPlaceLabels: Readonly<Record<BankPlace, string>> = {
  trust: 'Trust account',
  deposits: 'Security deposit account',
  operating: 'Operating account',
};

/** What an order is for. The calendar proposes moves between our own accounts; our team proposes taxes and agrees on expenses of homes and on what states get. */
export const BANK_ORDER_KINDS = [
  'deposits',
  'own_funds',
  'federal_tax',
  'california_tax',
  'expense',
  'unclaimed',
] as const;
export type BankOrderKind = (typeof BANK_ORDER_KINDS)[number];

export const bankOrderLabels: Readonly<Record<BankOrderKind, string>> = {
  deposits: 'Security deposits',
  own_funds: 'Our own money',
  federal_tax: 'Backup withholding',
  california_tax: 'California withholding',
  expense: 'Expense of a home',
  unclaimed: 'Unclaimed property',
};

export const TAX_ORDER_KINDS = ['federal_tax', 'california_tax'] as const;
export type TaxOrderKind = (typeof TAX_ORDER_KINDS)[number];

export const taxPayees: Readonly<Record<TaxOrderKind, string>> = {
  federal_tax: 'Internal Revenue Service',
  california_tax: 'California Franchise Tax Board',
};

/** How a bank carries it out; a transfer is between accounts at our own bank. Our team writes checks. */
export const BANK_METHODS = ['transfer', 'ach', 'wire', 'check'] as const;
export type BankMethod = (typeof BANK_METHODS)[number];

export const bankMethodLabels: Readonly<Record<BankMethod, string>> = {
  transfer: 'Transfer',
  ach: 'ACH payment',
  wire: 'Wire',
  check: 'Check',
};

/**
 * An order to a bank. `sent`: the bank has it, and the money is on its way; `confirmed`: a statement shows it. One that the
 * bank refuses moved nothing; one that came back moved and is in its account again.
 */
export const bankOrderLifecycle = lifecycle({
  proposed: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
  approved: { send: 'sent', refuse: 'refused' },
  sent: { confirm: 'confirmed', return: 'returned' },
  confirmed: { return: 'returned' },
  declined: {},
  withdrawn: {},
  refused: {},
  returned: {},
});
export type BankOrderStatus = (typeof bankOrderLifecycle.states)[number];

export const bankOrderStatusLabels: Readonly<Record<BankOrderStatus, string>> = {
  proposed: 'Waiting for approval',
  approved: 'Approved, going to the bank',
  sent: 'At the bank',
  confirmed: 'On the statement',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  refused: 'Refused by the bank',
  returned: 'Returned by the bank',
};

export const CHECK_STATUSES = ['outstanding', 'paid', 'stopped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export const checkStatusLabels: Readonly<Record<CheckStatus, string>> = {
  outstanding: 'Outstanding',
  paid: 'Paid by the bank',
  stopped: 'Stopped',
};

/** Orders and checks that are listed at once, and lines of a file for the bank. */
export const BANK_ORDER_PAGE = 100;
export const MAX_POSITIVE_PAY = 10_000;
