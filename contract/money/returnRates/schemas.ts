import * as z from 'zod';
import { ORIGINATING_ACCOUNTS, RETURN_RATE_KINDS } from './constants';

const Count = z.int().min(0);
/** Returns of a number of days, and debits of the same days. */
const Counted = z.object({ returned: Count, originated: Count });

const ReturnRate = z.object({
  account: z.enum(ORIGINATING_ACCOUNTS),
  kind: z.enum(RETURN_RATE_KINDS),
  now: Counted,
  /** Of the 60 days that ended 30 days ago. */
  before: Counted,
  /** When an alert was raised that still stands. */
  alertSince: z.iso.datetime().nullable(),
});
export type ReturnRate = z.infer<typeof ReturnRate>;

const ReturnRateAlert = Counted.extend({
  id: z.uuid(),
  account: z.enum(ORIGINATING_ACCOUNTS),
  kind: z.enum(RETURN_RATE_KINDS),
  raisedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type ReturnRateAlert = z.infer<typeof ReturnRateAlert>;

export const ReturnRates = z.object({
  rates: z.array(ReturnRate),
  /** An account with fewer debits raises no alert. */
  minDebits: Count,
  /** The newest first. */
  alerts: z.array(ReturnRateAlert),
});
export type ReturnRates = z.infer<typeof ReturnRates>;

export const returnRatesSchemas = {
  listReturnRates: { result: ReturnRates },
};
