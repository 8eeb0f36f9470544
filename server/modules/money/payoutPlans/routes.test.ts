import { describe, expect, test } from 'vitest';
import { groupPayoutPlans, payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { payoutPlans as plansOfTheTexts } from '@/server/seed/payoutPlans';
import { testApi } from '@/tests/support/api';

const api = testApi();
/** In Washington, where no rule for advances is checked: there is no yearly plan. */
const SEATTLE = 5;

describe('listPayoutPlans', () => {
  test('tells every plan of every region we serve, and groups by region, then name, then plan', async () => {
    const plans = await api.call(payoutPlans.listPayoutPlans, {});
    expect(new Set(plans.map((plan) => plan.regionId))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const grouped = groupPayoutPlans(plans);
    for (const [regionId, region] of Object.entries(grouped))
      expect(Object.keys(region.Standard ?? {}).sort()).toEqual(
        Number(regionId) === SEATTLE ? ['Monthly', 'NoGuarantee'] : ['Monthly', 'NoGuarantee', 'Yearly'],
      );
    expect(grouped[1]?.Standard?.Monthly).toMatchObject({
      managementFeeBps: 500,
      placementFeeBps: 5_500,
      guaranteeLimitCents: 900_000,
      evictionCover: true,
      payoutDay: 5,
    });
    expect(grouped[1]?.Standard?.NoGuarantee).toMatchObject({ guaranteeLimitCents: 0, evictionCover: false });
    expect(grouped[1]?.Standard?.Yearly?.advanceFeeBps).toBeGreaterThan(0);
  });

  test('the plans that our texts do their sums with are the plans in force', async () => {
    const inForce = await api.call(payoutPlans.listPayoutPlans, {});
    const order = (plans: readonly { regionId: number; plan: string }[]) =>
      [...plans].sort((a, b) => a.regionId - b.regionId || a.plan.localeCompare(b.plan));
    const isOffered = ({ regionId, plan }: { regionId: number; plan: string }) =>
      regionId !== SEATTLE || plan !== 'Yearly';
    expect(order(inForce)).toEqual(order(plansOfTheTexts.filter(isOffered)));
  });

  test('of one region only those; of one we do not have, none', async () => {
    const plans = await api.call(payoutPlans.listPayoutPlans, { query: { regionId: 3 } });
    expect(plans.map((plan) => plan.regionId)).toEqual([3, 3, 3]);
    expect(await api.call(payoutPlans.listPayoutPlans, { query: { regionId: 99 } })).toEqual([]);
  });

  test('a region that is no number is refused', async () => {
    expect((await api.fetch('/payout-plans?regionId=bay')).status).toBe(400);
  });
});
