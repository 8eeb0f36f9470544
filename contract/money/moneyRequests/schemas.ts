import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_PAYMENT_CENTS, MAX_REASON } from '@/contract/money/charges/constants';
import { MAX_MANUAL_LINES, MONEY_REQUEST_KINDS, moneyRequestLifecycle } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);
const CheckNumber = z.string().trim().min(1, 'Enter the number of the check').max(40);
const Code = z.string().trim().min(1, 'Choose an account').max(80);
const Amount = z.int().min(1, 'Enter an amount').max(MAX_PAYMENT_CENTS).brand('Cents');
const EntryAmount = z
  .int()
  .min(-MAX_PAYMENT_CENTS)
  .max(MAX_PAYMENT_CENTS)
  .refine((amount) => amount !== 0, 'Enter an amount')
  .brand('Cents');

export const MoneyRequest = z.object({
  id: Id,
  kind: z.enum(MONEY_REQUEST_KINDS),
  status: z.enum(moneyRequestLifecycle.states),
  amountCents: Cents,
  reason: z.string(),
  /** What it is about; null for refunds and manual entries. */
  title: z.string().nullable(),
  /** What else the person who decides needs to know. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Who gets or paid the money, and the lease and the home it is about. */
  payee: z.string().nullable(),
  leaseId: Id.nullable(),
  homeId: Id.nullable(),
  /** Done by the requester alone, within the limit. */
  isAlone: z.boolean(),
  /** How it goes out: the label of the payment’s method, or the check. */
  method: z.string().nullable(),
  /** Of an entry by hand; debits are above zero. */
  entries: z.array(z.object({ code: z.string(), name: z.string(), amountCents: Cents })),
  effectiveOn: Day.nullable(),
  documentId: Id.nullable(),
  requestedBy: z.string(),
  requestedAt: Instant,
  /** Whether the caller requested it: then another person decides. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
  /** Whether its check went out and can still be stopped. */
  canStop: z.boolean(),
  /** Who stopped the check, when, and why. */
  stopped: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
});
export type MoneyRequest = z.infer<typeof MoneyRequest>;

/** A refund that did not reach its payer: it came back and is owed, or the processor refused it. It goes out by check. */
export const UnpaidRefund = z.object({
  /** Of the refund that came back; of the payment, where the processor refused. */
  id: Id,
  kind: z.enum(['owed_refund', 'refund']),
  payee: z.string(),
  amountCents: Cents,
  why: z.string(),
});
export type UnpaidRefund = z.infer<typeof UnpaidRefund>;

/** What one person asked for or did in a month, of one kind. */
const AdjustmentTotal = z.object({
  personId: Id,
  person: z.string(),
  kind: z.enum(MONEY_REQUEST_KINDS),
  count: z.int(),
  amountCents: Cents,
  /** How many of them the person did alone. */
  aloneCount: z.int(),
});

const Adjustment = z.object({
  id: Id,
  kind: z.enum(MONEY_REQUEST_KINDS),
  amountCents: Cents,
  title: z.string().nullable(),
  reason: z.string(),
  person: z.string(),
  /** Null where the person did it alone. */
  approvedBy: z.string().nullable(),
  at: Instant,
  leaseId: Id.nullable(),
});

/** Everything that our team did with other people's money in a month of the office. */
const Adjustments = z.object({
  month: z.string(),
  /** Everyone with an action in the month, regardless of the selected person. */
  people: z.array(z.object({ id: Id, name: z.string() })),
  totals: z.array(AdjustmentTotal),
  /** The newest first, at most so many as a page has. */
  items: z.array(Adjustment),
  hasMore: z.boolean(),
});
export type Adjustments = z.infer<typeof Adjustments>;

const AdjustmentFilter = z.strictObject({
  /** Such as 2026-12; the current one where it is left out. */
  month: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month')
    .optional(),
  personId: Id.optional(),
  kind: z.enum(MONEY_REQUEST_KINDS).optional(),
});

/** Sends an amount again that was sent within the last minutes. */
const IsRepeat = z.boolean().optional();

const NewRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('refund'),
    paymentId: Id,
    amountCents: Amount,
    /** Where it goes out by check: needed for what came by check or money order. */
    checkNumber: CheckNumber.optional(),
    reason: Reason,
    isRepeat: IsRepeat,
  }),
  z.strictObject({ kind: z.literal('owed_refund'), refundId: Id, checkNumber: CheckNumber, reason: Reason }),
  z.strictObject({
    kind: z.literal('credit_refund'),
    creditId: Id,
    /** The resident of the lease to whom the check goes. */
    payeeId: Id,
    amountCents: Amount,
    checkNumber: CheckNumber,
    reason: Reason,
    isRepeat: IsRepeat,
  }),
  z.strictObject({
    kind: z.literal('manual_entry'),
    effectiveOn: Day,
    entries: z
      .array(z.strictObject({ code: Code, amountCents: EntryAmount }))
      .min(2)
      .max(MAX_MANUAL_LINES),
    documentId: Id.nullable(),
    reason: Reason,
    isRepeat: IsRepeat,
  }),
]);
export type NewMoneyRequest = z.infer<typeof NewRequest>;

export const moneyRequestsSchemas = {
  listMoneyRequests: {
    query: z.strictObject({ leaseId: Id.optional() }),
    result: z.object({ items: z.array(MoneyRequest), unpaidRefunds: z.array(UnpaidRefund) }),
  },
  listAdjustments: { query: AdjustmentFilter, result: Adjustments },
  exportAdjustments: { query: AdjustmentFilter, result: z.object({ fileName: z.string(), text: z.string() }) },
  requestMoney: { body: NewRequest, result: MoneyRequest },
  approveMoneyRequest: { result: MoneyRequest },
  declineMoneyRequest: { body: z.strictObject({ note: Reason }), result: MoneyRequest },
  withdrawMoneyRequest: { result: MoneyRequest },
  stopCheck: { body: z.strictObject({ reason: Reason }), result: MoneyRequest },
};
