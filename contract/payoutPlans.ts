import { endpoint, resource } from './endpoint';
import type { PayoutPlan, PayoutPlanName, payoutPlansSchemas } from './payoutPlans.schemas';

export type * from './payoutPlans.schemas';

export const payoutPlans = resource<typeof payoutPlansSchemas>('payoutPlans')({
  listPayoutPlans: endpoint('GET', '/payout-plans', {
    summary: 'Payout plans by region, offer and plan',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
  }),
});

type Grouped = Record<number, Record<string, Partial<Record<PayoutPlanName, PayoutPlan>>>>;

/** Plans grouped by region, then name, then plan, as the site reads them. */
export function groupPayoutPlans(plans: readonly PayoutPlan[]): Grouped {
  const grouped: Grouped = {};
  for (const plan of plans) {
    grouped[plan.regionId] = {
      ...grouped[plan.regionId],
      [plan.name]: { ...grouped[plan.regionId]?.[plan.name], [plan.plan]: plan },
    };
  }
  return grouped;
}
