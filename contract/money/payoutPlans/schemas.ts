import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';

export const PayoutPlanName = z.enum(['Monthly', 'Yearly', 'NoGuarantee']);
export type PayoutPlanName = z.infer<typeof PayoutPlanName>;

/** How a homeowner is paid, per region and offer (`name`), each in up to three plans. Fees are basis points: 500 = 5 %. */
export const PayoutPlan = z.object({
  regionId: z.int(),
  /** The offer the plan belongs to, such as `Standard`. */
  name: z.string(),
  plan: PayoutPlanName,
  /** Part of each month's rent that we keep. */
  managementFeeBps: z.int(),
  /** Part of one month's rent, once for each new lease. */
  placementFeeBps: z.int(),
  /** Part of the advanced rent that a yearly advance costs; 0 elsewhere. */
  advanceFeeBps: z.int(),
  /** Day of the month on which money leaves us (1-28). */
  payoutDay: z.int().min(1).max(28),
  /** Most we pay under the guarantee and eviction cover together; 0 = none. */
  guaranteeLimitCents: Cents,
  evictionCover: z.boolean(),
  /** What the plan takes off and why, in the order shown. */
  deductions: z.array(z.string()),
  /** What ends the guarantee or calls an advance back. */
  endedBy: z.array(z.string()),
});
export type PayoutPlan = z.infer<typeof PayoutPlan>;

/** A payout plan in dollars for one home (contract/money/payoutPlans/payout.ts computes it). */
export const PlanOffer = z.object({
  plan: PayoutPlan,
  rentCents: Cents,
  year: z.object({ rent: Cents, management: Cents, placement: Cents, advance: Cents, net: Cents }),
  monthlyCents: Cents,
  advanceCents: Cents.nullable(),
  annualRateBps: z.int().nullable(),
});

/** What each endpoint takes and gives. */
export const payoutPlansSchemas = {
  listPayoutPlans: {
    query: z.strictObject({ regionId: z.coerce.number().int().min(0).max(10_000).optional() }),
    result: z.array(PayoutPlan),
  },
};
