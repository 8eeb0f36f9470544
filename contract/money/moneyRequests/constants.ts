import { lifecycle } from '@/contract/lifecycle';
import type { LimitedAction } from '@/contract/money/approvalLimits/constants';

/** What our team changes on the account of a lease, of a home, or of the trust accounts: it may need a second person. */
export const ACTION_KINDS = [
  'waiver',
  'credit',
  'charge',
  'recorded_payment',
  'returned_payment',
  'dispute_adjustment',
  'guarantee',
  'deposit_return',
  'deposit_correction',
  'explanation',
  'statement_removal',
  'opening_balances',
  'month_close',
  'month_reopening',
  'payer_payment',
  'payer_return',
  'write_off',
  'write_off_reversal',
  'unclaimed_remittance',
  'unclaimed_claim',
  'debt_placement',
  'agency_payment',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Money that goes back to a payer, and an entry in the books by hand: always two people. */
const ENTRY_KINDS = ['refund', 'owed_refund', 'credit_refund', 'manual_entry'] as const;

/**
 * One person with the money duty asks and another approves. `approved`: the processor is asked; the rest is done at once.
 * `stopped`: its check never reached anyone, and the money is owed again. Within the limit of one person, an action is done
 * at once.
 */
export const MONEY_REQUEST_KINDS = [...ENTRY_KINDS, ...ACTION_KINDS] as const;
export type MoneyRequestKind = (typeof MONEY_REQUEST_KINDS)[number];

export const isActionKind = (kind: MoneyRequestKind): kind is ActionKind => ACTION_KINDS.some((one) => one === kind);

/** Limit of each action, and what counts together with it on one lease and day. The rest always takes two people. */
export const limitsByKind: Readonly<
  Partial<Record<ActionKind, { limit: LimitedAction; together: readonly ActionKind[] }>>
> = {
  waiver: { limit: 'waiver', together: ['waiver', 'credit', 'dispute_adjustment'] },
  credit: { limit: 'credit', together: ['waiver', 'credit', 'dispute_adjustment'] },
  dispute_adjustment: { limit: 'credit', together: ['waiver', 'credit', 'dispute_adjustment'] },
  charge: { limit: 'charge', together: ['charge'] },
  recorded_payment: { limit: 'recorded_payment', together: ['recorded_payment'] },
};

export const moneyRequestLifecycle = lifecycle({
  requested: { approve: 'approved', complete: 'done', decline: 'declined', withdraw: 'withdrawn' },
  approved: { complete: 'done', fail: 'failed' },
  done: { stop: 'stopped' },
  failed: {},
  declined: {},
  withdrawn: {},
  stopped: {},
});
export type MoneyRequestStatus = (typeof moneyRequestLifecycle.states)[number];

export const moneyRequestLabels: Readonly<Record<MoneyRequestKind, string>> = {
  refund: 'Refund',
  owed_refund: 'Refund by check',
  credit_refund: 'Refund of a credit',
  manual_entry: 'Manual entry',
  waiver: 'Waiver',
  credit: 'Credit',
  charge: 'Added charge',
  recorded_payment: 'Recorded payment',
  returned_payment: 'Check returned by the bank',
  dispute_adjustment: 'Adjustment of a disputed bill',
  guarantee: 'Rent guarantee',
  deposit_return: 'Deposit return',
  deposit_correction: 'Correction of a deposit return',
  explanation: 'Explanation of a difference',
  statement_removal: 'Removal of a bank statement',
  opening_balances: 'Opening balances',
  month_close: 'Close of a month',
  month_reopening: 'Reopening of a month',
  payer_payment: 'Payment of another payer',
  payer_return: 'Returned payment of another payer',
  write_off: 'Write-off',
  write_off_reversal: 'Reversal of a write-off',
  unclaimed_remittance: 'Unclaimed property to a state',
  unclaimed_claim: 'Late claim of unclaimed property',
  debt_placement: 'Debt to a collection agency',
  agency_payment: 'Payment of a collection agency',
};

export const moneyRequestStatusLabels: Readonly<Record<MoneyRequestStatus, string>> = {
  requested: 'Waiting for approval',
  approved: 'Approved, on its way',
  done: 'Done',
  failed: 'Did not work',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  stopped: 'Check stopped',
};

/** A line of an entry by hand: debits above zero. */
export interface ManualLine {
  code: string;
  amount: number;
}

/** Lines of one entry by hand. */
export const MAX_MANUAL_LINES = 10;
export const MONEY_REQUEST_PAGE = 50;
/** Changes of a month that are listed at once, and that a file holds. */
export const ADJUSTMENT_PAGE = 200;
export const MAX_ADJUSTMENT_EXPORT = 50_000;
