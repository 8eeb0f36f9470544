import { beforeAll, describe, expect, test } from 'vitest';
import { groupPayoutPlans, payoutPlans } from '@/contract/payoutPlans';
import { testApi } from '@/tests/support/api';
import { aCity } from '@/tests/support/people';

const api = testApi();
beforeAll(async () => {
  await aCity(api, 'oakland-ca', 1);
  await aCity(api, 'irvine-ca', 3);
  await api.rows(`insert into payout_plans (region_id, name, plan, management_fee_bps, placement_fee_bps, payout_day, guarantee_limit_cents, deductions)
    values (1, 'Standard', 'Monthly', 500, 5500, 5, 900000, '["Management fee"]'), (1, 'Standard', 'NoGuarantee', 400, 5500, 10, 0, '[]'),
      (3, 'Standard', 'Monthly', 500, 5500, 5, 900000, '[]')`);
});

describe('listPayoutPlans', () => {
  test('tells every plan, and groups by region, then name, then plan', async () => {
    const plans = await api.call(payoutPlans.listPayoutPlans, {});
    expect(plans).toHaveLength(3);
    const grouped = groupPayoutPlans(plans);
    expect(grouped[1]?.Standard?.Monthly).toMatchObject({
      guaranteeLimitCents: 900_000,
      deductions: ['Management fee'],
    });
    expect(Object.keys(grouped[1]?.Standard ?? {})).toEqual(['Monthly', 'NoGuarantee']);
  });

  test('of one region only those', async () => {
    const plans = await api.call(payoutPlans.listPayoutPlans, { query: { regionId: 3 } });
    expect(plans.map((plan) => plan.regionId)).toEqual([3]);
    expect(await api.call(payoutPlans.listPayoutPlans, { query: { regionId: 99 } })).toEqual([]);
  });

  test('a region that is no number is refused', async () => {
    expect((await api.fetch('/payout-plans?regionId=bay')).status).toBe(400);
  });
});
