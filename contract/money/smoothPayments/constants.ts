import { lifecycle } from '@/contract/lifecycle';

/** `signing`: the disclosure waits for the owner's signature. `paid`: every installment was taken. */
export const installmentPlanLifecycle = lifecycle({
  signing: { sign: 'active', cancel: 'canceled' },
  active: { finish: 'paid' },
  paid: {},
  canceled: {},
});
export type InstallmentPlanStatus = (typeof installmentPlanLifecycle.states)[number];

export const INSTALLMENT_MONTHS = [3, 6, 12] as const;
export type InstallmentMonths = (typeof INSTALLMENT_MONTHS)[number];

/** What spreading costs, as a part of the bills. */
export const installmentFeeBps: Readonly<Record<InstallmentMonths, number>> = { 3: 0, 6: 200, 12: 400 };

/** Least and most that an owner may spread for one home, in cents. */
export const MIN_SPREAD_CENTS = 30_000;
export const MAX_SPREAD_CENTS = 1_500_000;
export const canSpread = (totalCents: number): boolean =>
  totalCents >= MIN_SPREAD_CENTS && totalCents <= MAX_SPREAD_CENTS;
/** Older bills are settled. */
export const BILL_MAX_AGE_DAYS = 90;
export const DAYS_TO_SIGN = 7;
