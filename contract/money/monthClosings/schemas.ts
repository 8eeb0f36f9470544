import * as z from 'zod';
import { FileLink } from '@/contract/account/documents/schemas';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { TRUST_ACCOUNTS } from '@/contract/money/reconciliations/constants';
import { BLOCKER_KINDS, PACK_FORMATS } from './constants';

const Day = z.iso.date();
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Choose a month');

/** A bank account at the end of a closed month: what the bank has and what the books have are the same but for what is listed. */
const ReconciliationPack = z.object({
  id: z.uuid(),
  account: z.enum(TRUST_ACCOUNTS),
  statementOn: Day.nullable(),
  bankCents: Cents,
  /** Booked and on no statement by then. */
  inTransitCents: Cents,
  /** On statements and not in the books by then. */
  unbookedCents: Cents,
  bookCents: Cents,
  /** Sum of the list of beneficiaries. */
  owedCents: Cents,
  /** Whether its files can be opened. */
  isMade: z.boolean(),
});
export type ReconciliationPack = z.infer<typeof ReconciliationPack>;

const MonthClosing = z.object({
  id: z.uuid(),
  /** First day of the month. */
  month: Day,
  requestedBy: z.string(),
  closedBy: z.string(),
  closedAt: Instant,
  reopened: z.object({ requestedBy: z.string(), by: z.string(), at: Instant, reason: z.string() }).nullable(),
  /** The last closed month, which can be reopened. */
  isLast: z.boolean(),
  packs: z.array(ReconciliationPack),
});
export type MonthClosing = z.infer<typeof MonthClosing>;

const Blocker = z.object({ kind: z.enum(BLOCKER_KINDS), detail: z.string() });
export type ClosingBlocker = z.infer<typeof Blocker>;

/** The month that is closed next, with what stands in its way, and the months that were closed. */
export const MonthClosings = z.object({
  next: z.object({ month: Day, blockers: z.array(Blocker) }),
  /** What waits for a second person, of either kind. */
  isRequested: z.boolean(),
  items: z.array(MonthClosing),
});
export type MonthClosings = z.infer<typeof MonthClosings>;

/** Of the request that a second person decides. */
const Asked = z.object({ request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }) });

export const monthClosingsSchemas = {
  listMonthClosings: { result: MonthClosings },
  requestMonthClose: { body: z.strictObject({ month: Month, reason: Reason }), result: Asked },
  requestMonthReopening: { body: z.strictObject({ reason: Reason }), result: Asked },
  createPackLink: { body: z.strictObject({ format: z.enum(PACK_FORMATS) }), result: FileLink },
};
