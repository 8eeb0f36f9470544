import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { INSTALLMENT_MONTHS, installmentPlanLifecycle } from './constants';

const Months = z.literal(INSTALLMENT_MONTHS);

const Installment = z.object({
  seq: z.int(),
  dueOn: z.iso.date(),
  amount: Cents,
  paidOn: z.iso.date().nullable(),
  /** A payout was too small for it: it is taken from the next one. */
  isMissed: z.boolean(),
});

/** Bills that are paid back in parts. */
export const InstallmentPlan = z.object({
  id: z.uuid(),
  status: z.enum(installmentPlanLifecycle.states),
  months: Months,
  amount: Cents,
  fee: Cents,
  aprBps: z.int(),
  left: Cents,
  /** What the next payout takes if it is paid off now; null where nothing is left that is not due already. */
  payOff: Cents.nullable(),
  envelopeId: z.uuid().nullable(),
  bills: z.array(z.object({ description: z.string(), amount: Cents })),
  installments: z.array(Installment),
});
export type InstallmentPlan = z.infer<typeof InstallmentPlan>;

/** What an owner may spread for a home, and what they spread already. */
export const SmoothPayments = z.object({
  homeId: z.uuid(),
  address: z.string(),
  bills: z.array(z.object({ id: z.uuid(), description: z.string(), amount: Cents, postedOn: z.iso.date() })),
  /** The days of the next twelve payouts; none without a signed agreement. */
  payoutDays: z.array(z.iso.date()),
  /** What the last payouts were on average; null before the first one. */
  usualPayout: Cents.nullable(),
  plans: z.array(InstallmentPlan),
  /** Only the owner starts, signs, and pays off. */
  canStart: z.boolean(),
});
export type SmoothPayments = z.infer<typeof SmoothPayments>;

export const smoothPaymentsSchemas = {
  getSmoothPayments: { result: SmoothPayments },
  startSmoothPayments: {
    body: z.strictObject({
      billIds: z.array(z.uuid()).min(1, 'Choose at least one bill').max(20),
      months: Months,
      /** The disclosure was read, and installments may be taken from payouts. */
      hasConsented: z.literal(true, 'Agree to continue'),
    }),
    result: z.object({ planId: z.uuid(), envelopeId: z.uuid() }),
  },
  cancelSmoothPayments: { body: z.strictObject({}), result: z.object({}) },
  payOffSmoothPayments: { body: z.strictObject({}), result: z.object({}) },
};
