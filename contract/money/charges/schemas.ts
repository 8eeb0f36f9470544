import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { chargeLifecycle, MAX_PAYMENT_CENTS, MAX_REASON, RECORDED_RETURNS, recordedMethods } from './constants';
import { chargeKinds, kindsWhere } from './kinds';

const Id = z.uuid();
const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);
const Amount = z.int().min(1).max(MAX_PAYMENT_CENTS).brand('Cents');

/** A line of what residents owe. `openCents` is what is left of it, `pendingCents` the part of that on its way. */
export const Charge = z.object({
  id: Id,
  kind: z.enum(chargeKinds),
  description: z.string(),
  /** The days it is for, the last one included. */
  period: z.object({ start: Day, end: Day }).nullable(),
  dueOn: Day,
  amountCents: Cents,
  paidCents: Cents,
  creditedCents: Cents,
  pendingCents: Cents,
  openCents: Cents,
  /** Still owed, and not in what is open: our books no longer expect it. */
  writtenOffCents: Cents,
  /** What its residents pay of it together: without what was waived, or a credit paid. */
  sharedCents: Cents,
  /** What the caller, a resident, paid of it or has on its way. */
  mineCents: Cents,
  status: z.enum(chargeLifecycle.states),
  isLate: z.boolean(),
  /** Part of a payment plan that is kept: not late. */
  isPlanned: z.boolean(),
  /** A bill that is looked into: autopay leaves it out until that is decided. */
  isDisputed: z.boolean(),
});
export type Charge = z.infer<typeof Charge>;

/** A lease's charges and where it stands: but for `mineCents`, the same for each of its residents and its homeowner. */
export const LeaseAccount = z.object({
  leaseId: Id,
  homeId: Id,
  address: z.string(),
  side: z.enum(['resident', 'coSigner', 'homeowner', 'staff']),
  /** The local day at the home. */
  today: Day,
  timeZone: z.string(),
  /** How many residents owe this together. */
  residents: z.int(),
  /** Everything that is not paid yet, whatever is on its way. */
  openCents: Cents,
  /** The due part of it and what is written off, less pending payments. */
  owedCents: Cents,
  /** Still owed, and given up in our books. */
  writtenOffCents: Cents,
  pendingCents: Cents,
  /** Paid ahead, or given: it pays the next charges. */
  creditCents: Cents,
  paidCents: Cents,
  nextDue: z.object({ dueOn: Day, cents: Cents }).nullable(),
  /** The part of a payment plan that is due next, and the charges it pays. */
  plan: z.object({ dueOn: Day, cents: Cents, chargeIds: z.array(Id) }).nullable(),
  /** Whether the owner takes parts of what is due, and whether a notice of theirs is open, which parts can undo. */
  acceptsPartial: z.boolean(),
  hasOpenNotice: z.boolean(),
  /** The fee that we waive if the caller asks, once for each lease, and why it was charged; null where there is none. */
  waivableFee: z
    .object({ chargeId: Id, description: z.string(), reason: z.string().nullable(), cents: Cents })
    .nullable(),
  /** Who else pays a part of the rent now, and how much of a whole month: residents do not owe it. */
  otherPayers: z.array(z.object({ name: z.string(), cents: Cents })),
  /** The oldest first. */
  charges: z.array(Charge),
});
export type LeaseAccount = z.infer<typeof LeaseAccount>;

/** Something that happened to what is owed. `cents` above zero adds to it; `balanceCents` is what was owed after. */
export const TimelineItem = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(['charge', 'waiver', 'credit', 'payment', 'returned', 'refund']),
  title: z.string(),
  /** The payer, or the reason of a credit. */
  detail: z.string().nullable(),
  cents: Cents,
  balanceCents: Cents,
  /** Of a payment: where it stands, and by when it is through. */
  status: z.enum(['pending', 'done', 'failed']),
  expectedOn: Day.nullable(),
  /** The PDF for the person who paid. */
  receiptId: Id.nullable(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

export const ChargePayment = z.object({
  id: Id,
  amountCents: Cents,
  /** What paying by credit card cost beside it. */
  feeCents: Cents,
  status: z.enum(['started', 'processing', 'succeeded', 'failed', 'refunded', 'returned']),
  /** For instance “Visa ending in 4242”. */
  label: z.string(),
  createdAt: Instant,
  /** The day by which a bank payment is through; null once it is. */
  expectedOn: Day.nullable(),
});
export type ChargePayment = z.infer<typeof ChargePayment>;

/** A payment as our team sees it. */
export const StaffPayment = ChargePayment.omit({ expectedOn: true }).extend({
  payer: z.string(),
  /** Whether it came by check or money order, and the bank deposit it went in with. */
  isRecorded: z.boolean(),
  depositReference: z.string().nullable(),
  refundedCents: Cents,
  /** Refund requested, without a decision yet. */
  askedCents: Cents,
  /** Refundable cents: they paid no charge, and no request names them yet. */
  refundableCents: Cents,
  failure: z.string().nullable(),
  note: z.string().nullable(),
});
export type StaffPayment = z.infer<typeof StaffPayment>;

/** A credit as our team sees it. */
export const StaffCredit = z.object({
  id: Id,
  amountCents: Cents,
  reason: z.string(),
  createdAt: Instant,
  refundedCents: Cents,
  /** Refund requested, without a decision yet. */
  askedCents: Cents,
  /** Cents refundable by check: they paid no charge, and no request names them yet. */
  refundableCents: Cents,
});
export type StaffCredit = z.infer<typeof StaffCredit>;

/** Charges to pay in full, an amount towards the oldest, or both: an amount of these charges. Neither pays all that is owed. */
const PaymentChoice = z.strictObject({
  chargeIds: z.array(Id).min(1).max(100).optional(),
  amountCents: Amount.optional(),
});
const ShownFee = z.int().min(0).max(MAX_PAYMENT_CENTS).brand('Cents');
/** What was chosen on the processor’s page, or a saved method: each with the fee that was shown for it. */
const ChosenMethod = z.union([
  z.strictObject({
    session: z.string().regex(/^cs_\w{8,200}$/),
    feeCents: ShownFee.default(0 as z.infer<typeof ShownFee>),
  }),
  z.strictObject({ paymentMethodId: Id, feeCents: ShownFee }),
]);

/** The account after a change of our team: done, or waiting for a second person. */
const ChangedAccount = LeaseAccount.extend({
  request: z.object({ id: Id, status: z.enum(['done', 'requested']) }),
});

/** Pays, charges, or credits an amount again that was sent within the last minutes. */
const IsRepeat = z.boolean().default(false);

export const chargesSchemas = {
  listCharges: { result: LeaseAccount },
  listTimeline: { result: z.object({ items: z.array(TimelineItem) }) },
  openChargeCheckout: { body: PaymentChoice, result: z.object({ href: z.string() }) },
  payCharges: {
    body: PaymentChoice.extend({
      method: ChosenMethod,
      isRepeat: IsRepeat,
    }),
    result: ChargePayment,
  },
  waiveFee: { body: z.strictObject({ chargeId: Id }), result: LeaseAccount },
  listLeasePayments: {
    result: z.object({
      payers: z.array(z.object({ id: Id, name: z.string() })),
      payments: z.array(StaffPayment),
      credits: z.array(StaffCredit),
    }),
  },
  addCharge: {
    body: z.strictObject({
      kind: z.enum(kindsWhere('isAddedByStaff')),
      description: z.string().trim().min(3).max(120),
      amountCents: Amount,
      dueOn: Day,
      reason: Reason,
      isRepeat: IsRepeat,
    }),
    result: ChangedAccount,
  },
  addCredit: {
    body: z.strictObject({
      amountCents: Amount,
      reason: Reason,
      isRepeat: IsRepeat,
    }),
    result: ChangedAccount,
  },
  waiveCharge: { body: z.strictObject({ reason: Reason }), result: ChangedAccount },
  returnRecordedPayment: {
    body: z.strictObject({ why: z.enum(RECORDED_RETURNS), returnedOn: Day, reason: Reason }),
    result: ChangedAccount,
  },
  recordPayment: {
    body: z.strictObject({
      payerId: Id,
      kind: z.enum(recordedMethods),
      /** The number printed on it: the same is recorded once. */
      number: z.string().trim().min(1, 'Enter the number of the check or money order').max(40),
      /** The number of the bank deposit that it went in with. */
      depositReference: z.string().trim().min(1, 'Enter the number of the bank deposit').max(60),
      amountCents: Amount,
      receivedOn: Day,
      reason: Reason,
    }),
    result: ChangedAccount,
  },
};
