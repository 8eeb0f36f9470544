import * as z from 'zod';
import { Cents, InputCents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { HomeStatus } from '@/contract/homes/homes/schemas';
import { applicationLifecycle } from '@/contract/leasing/applications/constants';
import { criterionIds, criterionResults, verdicts } from '@/contract/leasing/criteria/criteria';
import { outcomes } from './constants';

const Id = z.uuid();
const LocalDay = z.iso.date();
const CriterionId = z.enum(criterionIds);

export const CriterionLine = z.object({
  criterion: CriterionId,
  result: z.enum(criterionResults),
  because: z.string(),
  /** For the applicant alone. */
  detail: z.string().optional(),
});
export type CriterionLine = z.infer<typeof CriterionLine>;

export const Condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coSigner') }),
  z.strictObject({ kind: z.literal('deposit'), cents: InputCents.max(30_000_000, 'Enter a deposit up to $300,000') }),
  z.strictObject({ kind: z.literal('start'), day: LocalDay }),
]);
export type Condition = z.infer<typeof Condition>;

export const Outcome = z.enum(outcomes);

/** What the homeowner said. */
export const Decision = z.object({
  outcome: Outcome,
  reasons: z.array(CriterionId),
  conditions: z.array(Condition),
  message: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Decision = z.infer<typeof Decision>;

const ReceivedApplication = z.object({
  id: Id,
  /** 1 for the first that was complete. */
  place: z.int().min(1),
  status: z.enum(applicationLifecycle.states),
  receivedAt: z.iso.datetime(),
  /** Whatever is waited for is wanted by then. */
  until: z.iso.datetime(),
  desiredStart: LocalDay,
  termMonths: z.int(),
  /** Null until they were looked at. */
  household: z.object({ adults: z.int(), coSigners: z.int(), pets: z.array(z.string()) }).nullable(),
  verdict: z.enum(verdicts).nullable(),
  lines: z.array(CriterionLine),
  /** How they stand in figures, without an amount; null where there is none to show. */
  figures: z.object({
    /** Confirmed income before tax as a multiple of the rent they pay themselves. */
    incomeToRent: z.number().nullable(),
    /** The band of the lowest score. */
    creditBand: z.string().nullable(),
  }),
  decision: Decision.nullable(),
  /** Their names, once approved; none before, so that they cannot weigh. */
  names: z.array(z.string()),
  canDecide: z.boolean(),
  /** Why not yet, in one sentence. */
  waitingFor: z.string().nullable(),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

const LeasedHome = z.object({
  id: Id,
  streetAddress: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  status: HomeStatus,
  rentCents: Cents,
  depositCents: Cents,
  /** Days the HOA takes to approve a resident; null where it approves no one. */
  hoaApprovalDays: z.int().nullable(),
  timeZone: z.string(),
  picture: Picture.nullable(),
});

export const HomeApplications = z.object({
  home: LeasedHome,
  /** The law that has them decided in the order they came; null where there is none. */
  order: z.object({ says: z.string(), source: z.string() }).nullable(),
  /** The most a deposit may be here; null where no law bounds it. */
  depositLimitCents: Cents.nullable(),
  applications: z.array(ReceivedApplication),
});
export type HomeApplications = z.infer<typeof HomeApplications>;

export const Leasing = z.object({
  homes: z.array(
    LeasedHome.extend({
      applications: z.array(
        ReceivedApplication.pick({
          id: true,
          place: true,
          status: true,
          receivedAt: true,
          verdict: true,
          canDecide: true,
          until: true,
        }),
      ),
      tours: z.array(
        z.object({
          id: Id,
          startsAt: z.iso.datetime(),
          status: z.enum(['booked', 'canceled', 'completed', 'missed']),
          way: z.enum(['inPerson', 'video', 'phone']),
          host: z.string(),
        }),
      ),
    }),
  ),
  /** There are more homes; homes with an application or a tour come first. */
  hasMore: z.boolean(),
});
export type Leasing = z.infer<typeof Leasing>;

/** For the applicants: the receipt of the decision. */
export const DecisionReceipt = z.object({
  status: z.enum(applicationLifecycle.states),
  criteriaVersion: z.string().nullable(),
  lines: z.array(CriterionLine),
  decision: Decision.nullable(),
  /** True where the law calls it adverse for the caller: then a letter says what they may do. */
  adverse: z.boolean(),
  /** The letter to the caller. */
  documentId: Id.nullable(),
  /** Whether the caller reaches what is asked of a co-signer; null where they are none, or until they were looked at. */
  canCoSign: z.boolean().nullable(),
  /** By when to say yes. */
  acceptBy: z.iso.datetime().nullable(),
});
export type DecisionReceipt = z.infer<typeof DecisionReceipt>;

export const NewDecision = z.strictObject({
  outcome: Outcome,
  /** Criteria that were not met: for a no, or for a co-signer or larger deposit. */
  reasons: z.array(CriterionId).max(criterionIds.length).default([]),
  conditions: z.array(Condition).max(3).default([]),
  /** To the applicants, in the homeowner’s own words. */
  message: z.string().trim().min(10).max(2_000),
});
export type NewDecision = z.input<typeof NewDecision>;

/** An application without an answer of the homeowner, for staff. */
export const SilentApplication = z.object({
  home: LeasedHome,
  application: ReceivedApplication,
  silentDays: z.int(),
  /** What the criteria come to; null while something is open, or another is decided first. */
  outcome: Outcome.nullable(),
});
export type SilentApplication = z.infer<typeof SilentApplication>;

/** What each endpoint takes and gives. */
export const decisionsSchemas = {
  listLeasing: { result: Leasing },
  listReceivedApplications: { result: HomeApplications },
  decideApplication: { body: NewDecision, result: HomeApplications },
  listSilentApplications: { result: z.array(SilentApplication) },
  getApplicationReview: { result: HomeApplications },
  decideForOwner: {
    body: z.strictObject({
      /** To the applicants. */
      message: z.string().trim().min(10).max(2_000),
      /** How the homeowner was asked: the trail of it. */
      reason: z.string().trim().min(10).max(2_000),
    }),
    result: z.array(SilentApplication),
  },
  getDecision: { result: DecisionReceipt },
};
