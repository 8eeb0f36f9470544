import { groupPayoutPlans, type PayoutPlan } from '@/contract/money/payoutPlans/endpoints';

/** The plans in force in a region, the monthly one first; of a region without its own, those of All Cities. */
export function plansForRegion(plans: readonly PayoutPlan[], regionId: number): readonly PayoutPlan[] {
  const grouped = groupPayoutPlans(plans);
  const offers = grouped[regionId] ?? grouped[0] ?? {};
  const offer = offers.Standard ?? Object.values(offers)[0];
  return [offer?.Monthly, offer?.Yearly, offer?.NoGuarantee].filter((plan) => plan !== undefined);
}
