import * as z from 'zod';
import { PersonName } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_PAYMENT_CENTS } from '@/contract/money/charges/constants';
import { insuranceStatuses, itemStates, moveInSteps } from './constants';

const Id = z.uuid();

/** One thing in a room, such as the floor; null until it was checked. */
export const ConditionItem = z.strictObject({
  name: z.string().trim().min(1).max(60),
  state: z.enum(itemStates).nullable(),
  note: z.string().trim().max(500).default(''),
});
export type ConditionItem = z.infer<typeof ConditionItem>;

/** One room on the first day. Pictures are documents of the person who took them. */
export const ConditionRoom = z.strictObject({
  name: z.string().trim().min(1).max(60),
  items: z.array(ConditionItem).min(1).max(30),
  note: z.string().trim().max(1_000).default(''),
  pictures: z.array(Id).max(12).default([]),
});
export type ConditionRoom = z.infer<typeof ConditionRoom>;

const ConditionSignature = z.object({ name: z.string(), at: z.iso.datetime() });

const MoveInStepSchema = z.object({
  step: z.enum(moveInSteps),
  state: z.enum(['done', 'open', 'locked']),
  /** What unlocks it, for one that is locked. */
  unlockedBy: z.string().nullable(),
});
export type MoveInStepState = z.infer<typeof MoveInStepSchema>;

/** Everything between the signature and the keys, as one of the people of the lease sees it. */
export const MoveIn = z.object({
  leaseId: Id,
  homeId: Id,
  /** Whether the caller is a resident of it, or the homeowner’s side. */
  side: z.enum(['resident', 'homeowner']),
  address: z.string(),
  startOn: z.iso.date(),
  /** Of the home. */
  timeZone: z.string(),
  hostName: z.string(),
  steps: z.array(MoveInStepSchema),
  money: z.object({
    dueCents: Cents,
    /** What has come, what is on its way, and what can be paid now. */
    paidCents: Cents,
    pendingCents: Cents,
    leftCents: Cents,
    /** What is left of the caller’s equal part; they owe the whole together all the same. */
    shareCents: Cents,
    /** How many residents owe it together. */
    residents: z.int(),
    /** `failed`: the newest payment did not go through, or came back, and something is left to pay. */
    state: z.enum(['none', 'part', 'pending', 'failed', 'paid']),
    /** Why the caller’s newest payment did not go through. */
    failure: z.string().nullable(),
    /** For residents alone. */
    payments: z.array(
      z.object({
        id: Id,
        /** Null for the caller’s own. */
        payer: z.string().nullable(),
        /** For instance `Visa ending in 4242`; of the caller’s own alone. */
        label: z.string().nullable(),
        cents: Cents,
        status: z.enum(['processing', 'succeeded', 'refunded', 'returned', 'failed']),
        expectedOn: z.iso.date().nullable(),
      }),
    ),
    /** What is due, with the days that each line is for. */
    lines: z.array(
      z.object({
        name: z.string(),
        period: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
        cents: Cents,
      }),
    ),
    /** Until when it may come; afterwards the homeowner may end the lease. Null once it is paid or not yet asked for. */
    dueBy: z.iso.datetime().nullable(),
    /** Whether the caller may end the lease now, because it never came. */
    canEndLease: z.boolean(),
  }),
  insurance: z
    .object({
      insurer: z.string(),
      until: z.iso.date(),
      /** `checking`: a person of ours compares the document with what was entered. */
      status: z.enum(insuranceStatuses),
      /** Why it was declined. */
      reason: z.string().nullable(),
      /** Its last day has passed. */
      ended: z.boolean(),
    })
    .nullable(),
  /** The first local day that the next proof has to cover. */
  insureFrom: z.iso.date(),
  utilities: z.array(z.object({ name: z.string(), done: z.boolean() })),
  condition: z.object({
    rooms: z.array(ConditionRoom),
    /** The first day on which it can be filled in: of the walk-through, else of the lease. */
    opensOn: z.iso.date(),
    /** When both sides walk through the home before the lease begins; null: on its first day. */
    walkThroughOn: z.iso.date().nullable(),
    /** Every resident of the lease, in its order: each signs for themselves. */
    residents: z.array(z.object({ name: z.string(), signedAt: z.iso.datetime().nullable() })),
    homeowner: ConditionSignature.nullable(),
    /** The caller's name as they sign it, and whether they have. */
    me: z.object({ name: z.string(), signed: z.boolean() }),
    /** Everyone has signed: nothing changes any more. */
    complete: z.boolean(),
    /** Of what is there to be signed now; sign it to say that this is what you saw. */
    hash: z.string(),
    /** Says what the law of the state asks about it. */
    rule: z.string().nullable(),
  }),
  keysAt: z.iso.datetime().nullable(),
});
export type MoveIn = z.infer<typeof MoveIn>;

/** Proof of insurance that waits for one of our team. */
export const InsuranceProof = z.object({
  /** Of the lease. */
  id: Id,
  address: z.string(),
  startOn: z.iso.date(),
  submittedBy: z.string(),
  submittedAt: z.iso.datetime(),
  insurer: z.string(),
  until: z.iso.date(),
  documentId: Id.nullable(),
});
export type InsuranceProof = z.infer<typeof InsuranceProof>;

/** What each endpoint takes and gives. */
export const moveInsSchemas = {
  getMoveIn: { result: MoveIn },
  openMoveInPayment: {
    body: z.strictObject({
      /** All that is left where absent. */
      amountCents: z.int().min(100).max(MAX_PAYMENT_CENTS).brand('Cents').optional(),
    }),
    result: z.object({ href: z.string() }),
  },
  payMoveIn: { body: z.strictObject({ session: z.string().min(1).max(200) }), result: MoveIn },
  submitInsurance: {
    body: z.strictObject({ documentId: Id, insurer: z.string().trim().min(1).max(120), until: z.iso.date() }),
    result: MoveIn,
  },
  listInsuranceProofs: { result: z.array(InsuranceProof) },
  reviewInsurance: {
    body: z
      .strictObject({
        accepted: z.boolean(),
        /** For the resident, where it is declined. */
        reason: z.string().trim().max(300, 'Use 300 characters or fewer').optional(),
      })
      .refine(({ accepted, reason }) => accepted || Boolean(reason), {
        message: 'Tell the resident what is missing',
        path: ['reason'],
      }),
    result: z.object({}),
  },
  setUtility: { body: z.strictObject({ name: z.string().max(80), done: z.boolean() }), result: MoveIn },
  scheduleWalkThrough: { body: z.strictObject({ on: z.iso.date() }), result: MoveIn },
  saveCondition: { body: z.strictObject({ rooms: z.array(ConditionRoom).min(1).max(30) }), result: MoveIn },
  signCondition: {
    body: z.strictObject({
      name: PersonName,
      hash: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'),
    }),
    result: MoveIn,
  },
  confirmKeys: { result: MoveIn },
};
