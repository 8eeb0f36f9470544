import { groupPayoutPlans, type PayoutPlan, payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { useApi } from '@/hooks/useApi';

/** The plans of a region, as they are offered there: monthly, yearly, and without a guarantee. */
export function useOfferedPlans(regionId: number | null | undefined): {
  plans: readonly PayoutPlan[];
  isLoaded: boolean;
} {
  const { data } = useApi(payoutPlans.listPayoutPlans, {});
  const offer = Object.values(groupPayoutPlans(data ?? [])[regionId ?? -1] ?? {})[0] ?? {};
  const plans = [offer.Monthly, offer.Yearly, offer.NoGuarantee].filter((plan) => plan !== undefined);
  return { plans, isLoaded: data !== undefined };
}
