import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_HARDSHIP_TEXT, MAX_PARTS, MIN_PARTS, paymentPlanLifecycle } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Parts = z.int().min(MIN_PARTS).max(MAX_PARTS);

export const PaymentPlan = z.object({
  id: Id,
  status: z.enum(paymentPlanLifecycle.states),
  amountCents: Cents,
  leftCents: Cents,
  /** The charges it covers. */
  chargeIds: z.array(Id),
  parts: z.array(z.object({ dueOn: Day, cents: Cents, paidCents: Cents })),
  askedOn: Day,
  /** First name of who asked. */
  askedBy: z.string(),
  /** For residents and our team. */
  hardship: z.string().nullable(),
  /** What our team wrote when it decided. */
  note: z.string().nullable(),
});
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const LeasePaymentPlan = z.object({
  leaseId: Id,
  side: z.enum(['resident', 'coSigner', 'homeowner', 'staff']),
  today: Day,
  /** Due before today, unpaid, and not on its way. */
  overdueCents: Cents,
  /** The newest one. */
  plan: PaymentPlan.nullable(),
  /** Whether residents may ask for one now, and whether it then starts at once. */
  canAsk: z.boolean(),
  /** Whether they have left: no new rent is due beside a plan. */
  hasLeft: z.boolean(),
  isAutomatic: z.boolean(),
  /** What the law gives residents after a missed payment, whatever they agree on. */
  rights: z.array(z.object({ text: z.string(), source: z.string() })),
  dueDay: z.object({
    day: z.int(),
    /** The latest day that residents here may move it to by right; null where the law gives no such right. */
    latestDay: z.int().nullable(),
    /** What the law says. */
    rule: z.string().nullable(),
  }),
});
export type LeasePaymentPlan = z.infer<typeof LeasePaymentPlan>;

/** The input and the result of each endpoint. */
export const paymentPlansSchemas = {
  getPaymentPlan: { result: LeasePaymentPlan },
  askForPaymentPlan: {
    body: z.strictObject({
      parts: Parts,
      firstOn: Day,
      hardship: z.string().trim().max(MAX_HARDSHIP_TEXT, 'Use 1,000 characters or fewer').optional(),
    }),
    result: LeasePaymentPlan,
  },
  withdrawPaymentPlan: { result: LeasePaymentPlan },
  decidePaymentPlan: {
    body: z.strictObject({
      approved: z.boolean(),
      parts: Parts.optional(),
      firstOn: Day.optional(),
      note: z.string().trim().min(3, 'Say why in a few words').max(600),
    }),
    result: LeasePaymentPlan,
  },
  changeDueDay: {
    body: z.strictObject({
      day: z.int().min(1).max(28),
      /** Their main income is a regular public benefit that comes after the due day. */
      confirmed: z.literal(true, { error: 'Confirm that this is true' }),
    }),
    result: LeasePaymentPlan,
  },
};
