import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PARTNER_PAGE, partnerRecords } from '@/contract/care/partnerRecords/endpoints';
import { newId } from '@/contract/ids';
import { type ApiScope, apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('api_keys', 'work_orders', 'leases', 'homes', 'audit_log'));

/** Calls as a partner that has a key with these scopes. */
async function partner(...scopes: ApiScope[]) {
  const admin = await createPerson(api, 'staff', ['admin']);
  const { secret, key } = await api.callAs(admin, apiKeys.createApiKey, { body: { name: 'Alder', scopes } });
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await api.fetch(path, { headers, ...init });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { admin, key, call };
}

describe('listPartnerHomes', () => {
  test('pages through homes of every status, without their people', async () => {
    await createCity(api);
    const owner = await createPerson(api);
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.push(await createHome(api, { owner, status: at ? 'setup' : 'active' }));
    const { call, admin } = await partner('homes:read');
    const { body } = await call('/partner/homes');
    const items = body.items as { id: string }[];
    expect(items.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(body.next).toBeNull();
    expect(JSON.stringify(body)).not.toContain(owner.id);
    const rest = await call(`/partner/homes?after=${items[0]?.id}`);
    expect((rest.body.items as object[]).length).toBe(2);
    expect((await api.callAs(admin, partnerRecords.listPartnerHomes)).items).toEqual(items);
    expect(PARTNER_PAGE).toBe(100);
  });
});

describe('getPartnerHome', () => {
  test('answers 404 for a home that is not there', async () => {
    await createCity(api);
    const home = await createHome(api, { status: 'setup' });
    const { call } = await partner('homes:read');
    expect((await call(`/partner/homes/${home}`)).body).toMatchObject({ id: home, status: 'setup' });
    expect((await call(`/partner/homes/${randomUUID()}`)).status).toBe(404);
    expect((await call('/partner/homes/x')).status).toBe(404);
  });
});

describe('listPartnerLeases', () => {
  test('has days, rent, and deposit of a lease, and none of its residents', async () => {
    const resident = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api, { residents: [resident] });
    const { call } = await partner('leases:read');
    const { body } = await call('/partner/leases');
    expect(body.items).toMatchObject([{ id: lease.id, homeId: lease.homeId, startOn: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain(resident.id);
  });
});

describe('getPartnerLease', () => {
  test('answers one lease, and 404 for an unknown one', async () => {
    const lease = await createLivedInLease(api, { residents: [await createPerson(api, 'resident')] });
    const { call } = await partner('leases:read');
    expect((await call(`/partner/leases/${lease.id}`)).body).toMatchObject({ id: lease.id, endedAt: null });
    expect((await call(`/partner/leases/${randomUUID()}`)).status).toBe(404);
  });
});

const issue = () => ({
  id: newId(),
  area: 'kitchen',
  symptom: 'fridge_warm',
  location: 'Kitchen',
  description: 'It is warm',
});

describe('createPartnerWorkOrder', () => {
  test('reports a problem in the name of the partner, once for one id', async () => {
    await createCity(api);
    const home = await createHome(api, { status: 'leased' });
    const { call, key } = await partner('work-orders:create', 'work-orders:read');
    const report = { issue: issue(), permissionToEnter: true };
    const made = await call(`/partner/homes/${home}/work-orders`, report);
    expect(made).toMatchObject({ status: 200, body: { id: report.issue.id, homeId: home, attached: false } });
    expect((await call(`/partner/homes/${home}/work-orders`, report)).body).toMatchObject({ id: report.issue.id });
    expect(await api.rows('select author_name, author_id from work_order_events')).toContainEqual({
      author_name: 'Alder',
      author_id: null,
    });
    const [entry] = await api.rows(`select person_id, detail from audit_log where event = 'work_order.reported'`);
    expect(entry).toMatchObject({ person_id: null, detail: { apiKeyId: key.id, workOrders: [report.issue.id] } });
  });

  test('an administrator reports as themselves', async () => {
    await createCity(api);
    const home = await createHome(api, { status: 'leased' });
    const { admin } = await partner('homes:read');
    const made = await api.callAs(admin, partnerRecords.createPartnerWorkOrder, {
      params: { homeId: home },
      body: { issue: { ...issue(), area: 'kitchen' }, permissionToEnter: false },
    });
    expect(await api.rows('select reporter_id from work_orders where id = $1', [made.id])).toEqual([
      { reporter_id: admin.id },
    ]);
  });

  test('is closed for a key that may only read', async () => {
    await createCity(api);
    const home = await createHome(api, { status: 'leased' });
    const { call } = await partner('work-orders:read', 'homes:read');
    const refused = await call(`/partner/homes/${home}/work-orders`, { issue: issue(), permissionToEnter: true });
    expect(refused.status).toBe(403);
  });
});

describe('getPartnerWorkOrder', () => {
  test('answers where it stands, and 404 for staff without a work order', async () => {
    await createCity(api);
    const home = await createHome(api, { status: 'leased' });
    const { call, admin } = await partner('work-orders:create', 'work-orders:read');
    const { body } = await call(`/partner/homes/${home}/work-orders`, { issue: issue(), permissionToEnter: true });
    expect((await call(`/partner/work-orders/${body.id}`)).body).toMatchObject({ id: body.id, status: 'new' });
    const params = { workOrderId: randomUUID() };
    expect((await refusalOf(api.callAs(admin, partnerRecords.getPartnerWorkOrder, { params }))).status).toBe(404);
  });
});
