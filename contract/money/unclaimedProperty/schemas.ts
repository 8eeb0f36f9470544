import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import {
  REMITTANCE_METHODS,
  REPORT_FORMATS,
  UNCLAIMED_KINDS,
  UNCLAIMED_REASONS,
  unclaimedLifecycle,
  unclaimedReportLifecycle,
} from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Reason = z.string().trim().min(3, 'Say why in a few words').max(600);
/** Street, city, state, and ZIP Code in one line. */
const Address = z.string().trim().min(8, 'Enter street, city, state, and ZIP Code').max(300);

const UnclaimedItem = z.object({
  id: Id,
  kind: z.enum(UNCLAIMED_KINDS),
  status: z.enum(unclaimedLifecycle.states),
  ownerName: z.string(),
  /** The last one we know; null where we know none. */
  address: z.string().nullable(),
  /** Two letters; null where we do not know it. */
  state: z.string().nullable(),
  amountCents: Cents,
  checkNumber: z.string().nullable(),
  /** The day from which it was owed, or of the last contact. */
  since: Day,
  dormantOn: Day.nullable(),
  letterFrom: Day.nullable(),
  letterUntil: Day.nullable(),
  letterOn: Day.nullable(),
  reportBy: Day.nullable(),
  remitFrom: Day.nullable(),
  remitBy: Day.nullable(),
  /** The next day on which something is due; null where nothing is. */
  dueOn: Day.nullable(),
  reason: z.enum(UNCLAIMED_REASONS).nullable(),
  /** The statutes by which the days are computed, and how well they are known. */
  law: z.array(z.object({ source: z.string(), certainty: z.string() })),
  /** The owner answered, and no order to pay them is open. */
  needsOrder: z.boolean(),
  reportId: Id.nullable(),
});
export type UnclaimedItem = z.infer<typeof UnclaimedItem>;

const UnclaimedReport = z.object({
  id: Id,
  state: z.string(),
  payee: z.string(),
  status: z.enum(unclaimedReportLifecycle.states),
  dueOn: Day,
  remitFrom: Day.nullable(),
  remitBy: Day,
  amountCents: Cents,
  items: z.int(),
  preparedBy: z.string(),
  /** The number by which the state knows it. */
  reference: z.string().nullable(),
  filedOn: Day.nullable(),
});
export type UnclaimedReport = z.infer<typeof UnclaimedReport>;

const UnclaimedProperty = z.object({
  /** What is due first; then what is over. */
  items: z.array(UnclaimedItem),
  reports: z.array(UnclaimedReport),
  /** States with items that can be reported now. */
  reportable: z.array(z.object({ state: z.string(), items: z.int(), amountCents: Cents, dueOn: Day })),
  format: z.enum(REPORT_FORMATS),
  today: Day,
});
export type UnclaimedProperty = z.infer<typeof UnclaimedProperty>;

/** Money of the caller that waits for them. */
const OwnUnclaimedItem = z.object({
  id: Id,
  kind: z.enum(UNCLAIMED_KINDS),
  status: z.enum(unclaimedLifecycle.states),
  amountCents: Cents,
  address: z.string().nullable(),
  /** Whether the caller can ask us for it. */
  canAnswer: z.boolean(),
  /** The day by which it is reported to the state. */
  reportBy: Day.nullable(),
  /** Where to claim it, once the state has it. */
  program: z.object({ payee: z.string(), site: z.string(), reference: z.string().nullable() }).nullable(),
});
export type OwnUnclaimedItem = z.infer<typeof OwnUnclaimedItem>;

const OwnUnclaimed = z.object({ items: z.array(OwnUnclaimedItem) });
const Requested = z.object({ request: z.object({ id: Id, status: z.enum(['done', 'requested']) }) });

export const unclaimedPropertySchemas = {
  listUnclaimedProperty: { result: UnclaimedProperty },
  listOwnUnclaimedProperty: { result: OwnUnclaimed },
  claimUnclaimedItem: { body: z.strictObject({ address: Address }), result: OwnUnclaimed },
  recordUnclaimedContact: {
    body: z.strictObject({ address: Address, reason: Reason }),
    result: UnclaimedProperty,
  },
  placeUnclaimedItem: {
    body: z.strictObject({ ownerName: z.string().trim().min(2, 'Enter the name').max(120), address: Address }),
    result: UnclaimedProperty,
  },
  prepareUnclaimedReport: {
    body: z.strictObject({ state: z.string().regex(/^[A-Z]{2}$/, 'Choose a state') }),
    result: UnclaimedProperty,
  },
  exportUnclaimedReport: { result: z.object({ fileName: z.string(), text: z.string() }) },
  recordUnclaimedFiling: {
    body: z.strictObject({
      reference: z.string().trim().min(1, 'Enter the number of the state').max(60),
      filedOn: Day,
    }),
    result: UnclaimedProperty,
  },
  requestUnclaimedRemittance: {
    body: z.strictObject({ method: z.enum(REMITTANCE_METHODS, 'Choose how to pay'), reason: Reason }),
    result: Requested,
  },
  requestUnclaimedClaim: {
    body: z.strictObject({
      reason: Reason,
      /** Of the check that we sent from our own money. */
      checkNumber: z.string().trim().min(1, 'Enter the number of the check').max(40),
    }),
    result: Requested,
  },
  recordUnclaimedRefund: { body: z.strictObject({ receivedOn: Day }), result: UnclaimedProperty },
};
