import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_PAYMENT_CENTS } from '@/contract/money/charges/constants';
import { paymentMethodLifecycle } from '@/contract/money/paymentMethods/constants';
import { autopayLifecycle, autopayRunStatuses, MAX_AUTOPAY_DAY } from './constants';

const Period = z.string().regex(/^\d{4}-\d{2}$/);

const AutopayRun = z.object({
  period: Period,
  status: z.enum(autopayRunStatuses),
  amountCents: Cents,
  feeCents: Cents,
});

/** What it takes next, and when. */
const NextPayment = z.object({
  period: Period,
  on: z.iso.date(),
  dueOn: z.iso.date(),
  amountCents: Cents,
  feeCents: Cents,
  isSkipped: z.boolean(),
  isOverCap: z.boolean(),
});

/** Autopay of the caller’s own for a lease. */
export const Autopay = z.object({
  id: z.uuid(),
  status: z.enum(autopayLifecycle.states),
  method: z.object({ id: z.uuid(), label: z.string(), status: z.enum(paymentMethodLifecycle.states) }),
  /** Day of the month; null: the day the rent is due. */
  day: z.int().nullable(),
  /** It never takes more than this at once. */
  capCents: Cents.nullable(),
  /** 1: everything that is due. Otherwise an equal part of it, one of so many. */
  shareOf: z.int(),
  skippedPeriod: Period.nullable(),
  /** What it takes next, and when; null while nothing is to come. */
  next: NextPayment.nullable(),
  lastRun: AutopayRun.nullable(),
});
export type Autopay = z.infer<typeof Autopay>;

const NewAutopay = z.strictObject({
  paymentMethodId: z.uuid(),
  day: z
    .int('Choose a day from 1 to 28')
    .min(1, 'Choose a day from 1 to 28')
    .max(MAX_AUTOPAY_DAY, 'Choose a day from 1 to 28: not every month has a 29th, 30th, or 31st')
    .nullable(),
  capCents: z.int('Enter an amount').min(100, 'Enter at least $1').max(MAX_PAYMENT_CENTS).brand('Cents').nullable(),
  /** Whether everything that is due is paid, or an equal part of it. */
  share: z.enum(['all', 'mine']),
});
export type NewAutopay = z.infer<typeof NewAutopay>;

/** The input and the result of each endpoint. */
export const autopaysSchemas = {
  getAutopay: { result: z.object({ autopay: Autopay.nullable() }) },
  setAutopay: { body: NewAutopay, result: Autopay },
  previewAutopay: {
    query: z.strictObject({
      paymentMethodId: z.uuid(),
      /** Left out: the day the rent is due. */
      day: z.coerce.number().int().min(1).max(MAX_AUTOPAY_DAY).optional(),
      capCents: z.coerce.number().int().min(100).max(MAX_PAYMENT_CENTS).optional(),
      share: z.enum(['all', 'mine']),
    }),
    result: z.object({ next: NextPayment.nullable() }),
  },
  changeAutopay: { body: z.strictObject({ change: z.enum(['pause', 'resume', 'skip', 'unskip']) }), result: Autopay },
  endAutopay: { result: z.object({}) },
};
