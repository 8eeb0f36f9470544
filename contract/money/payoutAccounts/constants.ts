import { lifecycle } from '@/contract/lifecycle';

/** One bank account that a homeowner is paid to. A new one waits, while the one before it is still paid to. */
export const payoutAccountLifecycle = lifecycle({
  waiting: { activate: 'active', cancel: 'canceled', replace: 'replaced' },
  active: { replace: 'replaced', block: 'blocked' },
  blocked: { replace: 'replaced' },
  replaced: {},
  canceled: {},
});
export type PayoutAccountStatus = (typeof payoutAccountLifecycle.states)[number];

export const payoutAccountStatusLabels: Readonly<Record<PayoutAccountStatus, string>> = {
  waiting: 'In security hold',
  active: 'Active',
  blocked: 'Blocked by the bank',
  replaced: 'Replaced',
  canceled: 'Canceled',
};

export const BANK_ACCOUNT_KINDS = ['checking', 'savings'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

/** Days before a new bank account is paid to, so that its owner can stop a change that they did not make. */
export const PAYOUT_ACCOUNT_HOLD_DAYS = 3;

/** All of it, in basis points. */
export const WHOLE_BPS = 10_000;

/** Least we send, where the owner has not chosen; below it the amount waits for the next payout. */
export const DEFAULT_MINIMUM_CENTS = 100;
export const MAX_RESERVE_CENTS = 1_000_000;
export const MAX_MINIMUM_CENTS = 500_000;

/** The checksum of an ABA routing number. */
export function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const sum = [...value].reduce((total, digit, n) => total + Number(digit) * ([3, 7, 1][n % 3] ?? 0), 0);
  return sum % 10 === 0;
}
