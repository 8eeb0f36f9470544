import { endpoint, resource } from '@/contract/endpoint';
import type { PayoutPlan, PayoutPlanName, payoutPlansSchemas } from './schemas';

export type * from './schemas';

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
