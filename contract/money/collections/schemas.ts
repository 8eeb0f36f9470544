import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { DEBT_HOLDS, debtLetterLifecycle, MAX_DEBT_TEXT, placementLifecycle } from './constants';

const Id = z.uuid();
const Day = z.iso.date();
const Words = z.string().trim().min(3, 'Say why in a few words').max(MAX_DEBT_TEXT);

const DebtLetter = z.object({
  id: Id,
  status: z.enum(debtLetterLifecycle.states),
  amountCents: Cents,
  askedOn: Day,
  sentOn: Day.nullable(),
  respondBy: Day,
});

const DebtHold = z.object({
  id: Id,
  kind: z.enum(DEBT_HOLDS),
  /** For the residents and for our team; null for the homeowner. */
  reason: z.string().nullable(),
  openedOn: Day,
  liftedOn: Day.nullable(),
  answer: z.string().nullable(),
});
export type DebtHold = z.infer<typeof DebtHold>;

const Agency = z.object({ name: z.string(), address: z.string(), phone: z.string(), site: z.string() });

/** What the agency collected. */
const AgencyPayment = z.object({
  id: Id,
  paidOn: Day,
  grossCents: Cents,
  /** What the agency keeps. */
  feeCents: Cents,
  netCents: Cents,
  /** Whether its money is in our bank and in the books. */
  isRecorded: z.boolean(),
  /** The day on which the bank of the residents took it back. */
  returnedOn: Day.nullable(),
});
export type AgencyPayment = z.infer<typeof AgencyPayment>;

const Placement = z.object({
  id: Id,
  status: z.enum(placementLifecycle.states),
  agency: Agency,
  amountCents: Cents,
  preparedOn: Day,
  /** The number by which the agency knows it. */
  reference: z.string().nullable(),
  /** Why it ended. */
  outcome: z.string().nullable(),
});
export type Placement = z.infer<typeof Placement>;

const Reason = z.string().trim().min(3, 'Say why in a few words').max(600);
/** Of the request that a second person decides. */
const Asked = z.object({ request: z.object({ id: Id, status: z.enum(['done', 'requested']) }) });

/** How what former residents owe is asked for. */
export const Collection = z.object({
  leaseId: Id,
  /** The local day at the home. */
  today: Day,
  owedCents: Cents,
  /** The newest first. */
  letters: z.array(DebtLetter),
  /** The newest first. */
  holds: z.array(DebtHold),
  /** The newest first. */
  placements: z.array(Placement),
  /** Whether the reader may say that the amount is wrong. */
  canDispute: z.boolean(),
  /** For staff who handle money; null for everyone else. */
  staff: z
    .object({
      /** Why no letter can be sent now; null where one can. */
      letterRefusal: z.string().nullable(),
      /** Why nothing can be placed with an agency now; null where it can. */
      placementRefusal: z.string().nullable(),
      /** A placement that waits for a second person. */
      isPlacementAsked: z.boolean(),
      /** What the agency says that it collected, the newest first. */
      payments: z.array(AgencyPayment),
    })
    .nullable(),
});
export type Collection = z.infer<typeof Collection>;

export const collectionsSchemas = {
  /** Null while the lease runs. */
  getCollection: { result: z.object({ collection: Collection.nullable() }) },
  sendDebtLetter: { result: z.object({ collection: Collection.nullable() }) },
  disputeDebt: {
    body: z.strictObject({ text: Words }),
    result: z.object({ collection: Collection.nullable() }),
  },
  recordDebtHold: {
    body: z.strictObject({ kind: z.enum(DEBT_HOLDS, 'Choose what it is'), reason: Words }),
    result: z.object({ collection: Collection.nullable() }),
  },
  liftDebtHold: {
    body: z.strictObject({ answer: Words }),
    result: z.object({ collection: Collection.nullable() }),
  },
  placeDebt: { body: z.strictObject({ reason: Reason }), result: Asked },
  recallDebt: {
    body: z.strictObject({ reason: Reason }),
    result: z.object({ collection: Collection.nullable() }),
  },
  recordAgencyPayment: { body: z.strictObject({ receivedOn: Day, reason: Reason }), result: Asked },
};
