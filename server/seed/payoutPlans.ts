import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';

type Plan = Omit<PayoutPlan, 'guaranteeLimitCents'> & { guaranteeLimitCents: number };
type Terms = Omit<Plan, 'regionId' | 'name' | 'plan' | 'managementFeeBps' | 'placementFeeBps'>;

const taken = ['Our management fee', 'The placement fee, once for each new lease', 'Repairs you approved'];
const terms: Record<Plan['plan'], Terms> = {
  Monthly: {
    advanceFeeBps: 0,
    payoutDay: 5,
    guaranteeLimitCents: 900_000,
    evictionCover: true,
    deductions: taken,
    endedBy: [
      'The lease ends, or you take the home back',
      'Rent guarantee and eviction cover together have paid $9,000',
      'The home is not fit to live in and a repair we asked for was declined',
    ],
  },
  Yearly: {
    advanceFeeBps: 600,
    payoutDay: 5,
    guaranteeLimitCents: 900_000,
    evictionCover: true,
    deductions: [...taken, 'The advance fee, 6% of the rent paid ahead'],
    endedBy: [
      'The home is sold: the months not yet earned come back to us',
      'You end the agreement before the advance is earned',
      'Rent guarantee and eviction cover together have paid $9,000',
    ],
  },
  NoGuarantee: {
    advanceFeeBps: 0,
    payoutDay: 10,
    guaranteeLimitCents: 0,
    evictionCover: false,
    deductions: taken,
    endedBy: [],
  },
};

/** Our fee without the guarantee, by region: the risk we no longer carry. */
const withoutGuarantee: Record<number, number> = { 0: 450, 1: 425, 2: 425, 3: 425, 4: 450, 5: 450, 6: 450, 7: 450 };
/** What a placement costs where finding residents takes us more or fewer visits. */
const placement: Record<number, number> = { 6: 6000, 7: 5000 };

export const payoutPlans: Plan[] = Object.entries(withoutGuarantee).flatMap(([id, managementFeeBps]) => {
  const regionId = Number(id);
  const fees = { regionId, name: 'Standard', placementFeeBps: placement[regionId] ?? 5500 };
  return [
    { ...fees, plan: 'Monthly' as const, managementFeeBps: 500, ...terms.Monthly },
    { ...fees, plan: 'Yearly' as const, managementFeeBps: 500, ...terms.Yearly },
    { ...fees, plan: 'NoGuarantee' as const, managementFeeBps, ...terms.NoGuarantee },
  ];
});
