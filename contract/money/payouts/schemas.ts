import * as z from 'zod';
import { FileLink } from '@/contract/account/documents/schemas';
import { Cents } from '@/contract/amounts/schemas';
import { PayoutPlanName, PlanOffer } from '@/contract/money/payoutPlans/schemas';
import { HOLD_REASONS, PAYOUT_LINE_KINDS, payoutLifecycle, payoutPartLifecycle, payoutRunLifecycle } from './constants';
import { ownerStatementSchemas } from './ownerStatementSchemas';
import { STRESSES } from './stress';

const Year = z.coerce.number().int().min(2020).max(2100);

const PayoutLineView = z.object({
  kind: z.enum(PAYOUT_LINE_KINDS),
  amount: Cents,
  description: z.string(),
  /** The repair of the invoice, which appears as the vendor wrote it. */
  workOrderId: z.uuid().nullable(),
});
export type PayoutLineView = z.infer<typeof PayoutLineView>;

/** A home's payout of a month, with each line and where the money is. */
export const Payout = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  period: z.iso.date(),
  plan: PayoutPlanName,
  status: z.enum(payoutLifecycle.states),
  heldFor: z.enum(HOLD_REASONS).nullable(),
  payOn: z.iso.date(),
  amount: Cents,
  /** Stays for the next payout; below zero where the homeowner owes us. */
  carried: Cents,
  reserve: Cents,
  lines: z.array(PayoutLineView),
  parts: z.array(
    z.object({
      name: z.string(),
      amount: Cents,
      status: z.enum(payoutPartLifecycle.states),
      bank: z.string(),
      traceId: z.string().nullable(),
      arrivesOn: z.iso.date().nullable(),
      failure: z.string().nullable(),
    }),
  ),
  /** The statement among the owner's documents, once it is there. */
  statementId: z.uuid().nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** What a home is paid next, as the books stand now. The lines add up to the amount. */
export const NextPayout = z.object({ payOn: z.iso.date(), amount: Cents, lines: z.array(PayoutLineView) });
export type NextPayout = z.infer<typeof NextPayout>;

/** The rent guarantee of a home. */
export const GuaranteeCard = z.object({
  limit: Cents,
  used: Cents,
  left: Cents,
  /** What ended it; null while it holds. */
  voidedFor: z.string().nullable(),
  endedBy: z.array(z.string()),
  /** What it paid for which month, the newest first, and how much of that came in from the resident later, by when. */
  claims: z.array(
    z.object({
      period: z.iso.date(),
      paidOn: z.iso.date(),
      amount: Cents,
      repaid: Cents,
      repaidOn: z.iso.date().nullable(),
    }),
  ),
});
export type GuaranteeCard = z.infer<typeof GuaranteeCard>;

/** Rent before it comes in. */
export const AdvanceOffer = z.object({
  id: z.uuid(),
  months: z.int(),
  /** A month after the management fee. */
  monthly: Cents,
  whole: Cents,
  fee: Cents,
  /** What is paid at once. */
  paid: Cents,
  /** Annual percentage rate in basis points, as the disclosure states it; null where there is none. */
  aprBps: z.int().nullable(),
  expiresAt: z.iso.datetime(),
  /** Once its disclosure waits for signatures. */
  disclosure: z
    .object({
      envelopeId: z.uuid(),
      /** Names of the people who have not signed, in their order; null where all have and the file is being sealed. */
      unsigned: z.string().nullable(),
      /** Whether the caller can sign it now. */
      canSign: z.boolean(),
    })
    .nullable(),
});
export type AdvanceOffer = z.infer<typeof AdvanceOffer>;

/** Another plan that was asked for: first to be signed, then in force from its day. */
export const PlanChange = z.object({
  plan: PayoutPlanName,
  effectiveFrom: z.iso.date(),
  /** Of the agreement that is signed for it. */
  agreementId: z.uuid().nullable(),
  isSigned: z.boolean(),
});
export type PlanChange = z.infer<typeof PlanChange>;

export const EarningsHome = z.object({
  homeId: z.uuid(),
  address: z.string(),
  isOwner: z.boolean(),
  plan: PayoutPlanName.nullable(),
  /** Null without an agreement, and without a lease as long as nothing is owed. */
  nextPayOn: z.iso.date().nullable(),
  /** What is paid then if the rent that is not due yet comes in; null with `nextPayOn`. */
  nextAmount: Cents.nullable(),
  /** How much rent of it is not due yet. */
  nextExpected: Cents,
  /** What it is made of. */
  nextLines: z.array(PayoutLineView),
  /** Of bills that are spread over payouts: what is not paid yet. */
  openInstallments: Cents,
  advanceOutstanding: Cents,
  /** Null where there is none now. */
  advanceOffer: AdvanceOffer.nullable(),
  /** Why the law of the state keeps us from offering one under this plan; null where it does not. */
  advanceProblem: z.string().nullable(),
  guarantee: GuaranteeCard.nullable(),
  planChange: PlanChange.nullable(),
});
export type EarningsHome = z.infer<typeof EarningsHome>;

export const Earnings = z.object({
  year: z.int(),
  homes: z.array(EarningsHome),
  payouts: z.array(Payout),
});
export type Earnings = z.infer<typeof Earnings>;

/** Twelve months of a plan for a home, with and without trouble. */
export const PlanComparison = z.object({
  offer: PlanOffer,
  /** Why this home cannot change to the plan now; null where it can. */
  problem: z.string().nullable(),
  /** The advance that is paid at once for the running lease; null for a plan or a home without one. */
  advance: z.object({ months: z.int(), fee: Cents, paid: Cents, annualRateBps: z.int().nullable() }).nullable(),
  years: z.array(
    z.object({
      stress: z.enum(STRESSES),
      payouts: z.array(Cents),
      net: Cents,
      fees: Cents,
      guaranteePaid: Cents,
      owed: Cents,
    }),
  ),
});
export type PlanComparison = z.infer<typeof PlanComparison>;

const TextFile = z.object({ fileName: z.string(), text: z.string() });

export const PayoutRun = z.object({
  id: z.uuid(),
  payOn: z.iso.date(),
  status: z.enum(payoutRunLifecycle.states),
  createdBy: z.string().nullable(),
  releasedBy: z.string().nullable(),
  canRelease: z.boolean(),
  finished: z.boolean(),
});
export type PayoutRun = z.infer<typeof PayoutRun>;

/** A run with a page of what it pays, or would pay now. */
export const PayoutRunDetail = PayoutRun.extend({
  /** Null until a long run was counted. `countedAt`: when that was; null for what is shown as it is now. */
  totals: z
    .object({
      homes: z.int().min(0),
      total: Cents,
      fees: Cents,
      guaranteePaid: Cents,
      countedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  items: z.array(
    z.object({
      homeId: z.uuid(),
      address: z.string(),
      plan: PayoutPlanName,
      status: z.enum([...payoutLifecycle.states, 'preview']),
      heldFor: z.enum(HOLD_REASONS).nullable(),
      amount: Cents,
      lines: z.array(PayoutLineView),
    }),
  ),
  /** The home after which the next page begins. */
  next: z.uuid().nullable(),
  /** Homes of a released run with higher payouts now: these wait for another release. Both amounts are cents. */
  changed: z.array(z.object({ homeId: z.uuid(), address: z.string(), released: Cents, now: Cents })),
});
export type PayoutRunDetail = z.infer<typeof PayoutRunDetail>;

export const payoutsSchemas = {
  getEarnings: { query: z.strictObject({ year: Year.optional() }), result: Earnings },
  getPlanComparison: {
    /** By the rent of the lease that runs, or else what the home is listed for. */
    result: z.object({
      current: PayoutPlanName.nullable(),
      rentCents: Cents,
      /** The first day of another plan: the next payout month. */
      startsOn: z.iso.date(),
      /** The last day of the running lease; null for a home without a lease. */
      leaseEndsOn: z.iso.date().nullable(),
      /** Whether the first month counts a placement fee. */
      hasPlacementFee: z.boolean(),
      plans: z.array(PlanComparison),
    }),
  },
  requestPlanChange: {
    body: z.strictObject({ plan: PayoutPlanName }),
    result: PlanChange,
  },
  withdrawPlanChange: { body: z.strictObject({}), result: z.object({}) },
  discloseAdvance: {
    body: z.strictObject({
      offerId: z.uuid(),
      /** The home is rented for business, and Belong may take the advance from its payouts. */
      hasConsented: z.literal(true, 'Agree to continue'),
    }),
    result: z.object({ envelopeId: z.uuid() }),
  },
  getGuarantee: { result: z.object({ guarantee: GuaranteeCard.nullable() }) },
  setGuarantee: {
    body: z.strictObject({
      /** What ended the guarantee, as its owner reads it; null brings it back. */
      voidReason: z.string().trim().min(3, 'Enter a reason').max(600).nullable(),
    }),
    /** The guarantee holds or ends once a second person approves. */
    result: z.object({
      guarantee: GuaranteeCard.nullable(),
      request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }),
    }),
  },
  exportStatement: { result: TextFile },
  exportScheduleE: { query: z.strictObject({ year: Year }), result: TextFile },
  ...ownerStatementSchemas,
  listPayoutRuns: { result: z.object({ items: z.array(PayoutRun), nextPayOn: z.iso.date().nullable() }) },
  createPayoutRun: { body: z.strictObject({ payOn: z.iso.date() }), result: PayoutRun },
  getPayoutRun: { query: z.strictObject({ after: z.uuid().optional() }), result: PayoutRunDetail },
  createStatementsLink: { result: FileLink },
  releasePayoutRun: { body: z.strictObject({}), result: PayoutRun },
  discardPayoutRun: { body: z.strictObject({}), result: PayoutRun },
};
