import { beforeEach, describe, expect, test } from 'vitest';
import { wealth } from '@/contract/money/wealth/endpoints';
import { testApi } from '@/tests/support/api';
import { createHomeIn, createLease } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let owner: Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  owner = await createPerson(api);
});

async function leasedHome(state: 'CA' | 'WA' | 'FL' | 'VA', startOn: string, endOn: string) {
  const resident = await createPerson(api, 'resident');
  const lease = await createLease(api, { owner, residents: [resident], state });
  await api.rows(
    `update leases set status = 'active', terms = terms || jsonb_build_object('startOn', $2::text, 'endOn', $3::text) where id = $1`,
    [lease.id, startOn, endOn],
  );
  return lease.homeId;
}
const outlook = (homeId: string) => api.callAs(owner, wealth.getSaleOutlook, { params: { homeId } });

describe('getSaleOutlook', () => {
  test('allows the sale of a vacant home at any time', async () => {
    const homeId = await createHomeIn(api, 'CA', owner);
    expect(await outlook(homeId)).toMatchObject({ lease: null, vacantFrom: null, needsCause: false, advanceCents: 0 });
  });

  test('in Florida the lease has to run out first', async () => {
    const homeId = await leasedHome('FL', '2026-01-01', '2027-06-30');
    expect(await outlook(homeId)).toMatchObject({
      lease: { endOn: '2027-06-30', monthToMonth: false },
      vacantFrom: '2027-06-30',
      needsCause: false,
    });
  });

  test('in California after a year a sale is no cause: the lease goes along', async () => {
    const homeId = await leasedHome('CA', '2025-01-01', '2026-06-30');
    const seen = await outlook(homeId);
    expect(seen).toMatchObject({ needsCause: true, saleIsCause: false, vacantFrom: null });
    expect(seen.lease?.monthToMonth).toBe(true);
    expect(seen.law.map(({ source }) => source).join()).toContain('1946.2');
  });

  test('in Washington our lease says that a sale alone does not end it, so selling a house is no cause', async () => {
    const homeId = await leasedHome('WA', '2025-01-01', '2026-06-30');
    await api.rows(`update homes set type = 'house' where id = $1`, [homeId]);
    expect(await outlook(homeId)).toMatchObject({ needsCause: true, saleIsCause: false, noticeDays: null });
  });
});
