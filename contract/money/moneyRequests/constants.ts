import { lifecycle } from '@/contract/lifecycle';

/**
 * Money that goes back to a payer, a refund that came back and goes out by check, what is left of a credit, by check as
 * well, and a manual entry in the books. One person with the money duty asks and another approves. `approved`: the
 * processor is asked; the rest is done at once. `stopped`: its check never reached anyone, and the money is owed again.
 */
export const MONEY_REQUEST_KINDS = ['refund', 'owed_refund', 'credit_refund', 'manual_entry'] as const;
export type MoneyRequestKind = (typeof MONEY_REQUEST_KINDS)[number];

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
