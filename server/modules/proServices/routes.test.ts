import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { proServices } from '@/contract/proServices/endpoints';
import { pros } from '@/contract/pros/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeIn, createLease, signByAll } from '@/tests/support/fixtures/leases';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

async function rented() {
  const [owner, resident] = [await createPerson(api), await createPerson(api, 'resident')];
  const homeId = await createHomeIn(api, 'CA', owner);
  const lease = await createLease(api, { owner, residents: [resident], homeId });
  await signByAll(api, lease, [resident, owner]);
  return { owner, resident, homeId, leaseId: lease.id };
}

const windows = [{ from: '2026-12-01T18:00:00.000Z', to: '2026-12-01T21:00:00.000Z' }];
const order = (
  person: Person,
  homeId: string,
  as: 'owner' | 'resident',
  service: 'cleaning' | 'painting' = 'cleaning',
) => api.callAs(person, proServices.orderService, { body: { homeId, service, as, scope: 'Two bedrooms', windows } });
const jobsOf = (homeId: string) =>
  api.rows('select title, status, approved_cents, lease_id from work_orders where home_id = $1', [homeId]);

describe('listServiceHomes', () => {
  test('lists homes that one owns, or rents', async () => {
    const { owner, resident, homeId } = await rented();
    const list = (person: Person, as: 'owner' | 'resident') =>
      api.callAs(person, proServices.listServiceHomes, { query: { as } });
    expect(await list(owner, 'owner')).toMatchObject([{ homeId }]);
    expect(await list(resident, 'resident')).toMatchObject([{ homeId }]);
    expect(await list(owner, 'resident')).toEqual([]);
  });
});

describe('orderService', () => {
  test('of an owner becomes an approved work order at the price of the catalog', async () => {
    const { owner, homeId, leaseId } = await rented();
    expect(await order(owner, homeId, 'owner')).toMatchObject({
      ...{ status: 'ordered', payer: 'owner', priceCents: 18_900, workOrder: { status: 'approved' } },
    });
    expect(await jobsOf(homeId)).toEqual([
      { title: 'Home cleaning', status: 'approved', approved_cents: 18_900, lease_id: leaseId },
    ]);
  });

  test('is found a Pro of its trade', async () => {
    const { owner, homeId } = await rented();
    const { workOrder } = await order(owner, homeId, 'owner');
    const staff = await createPerson(api, 'staff');
    const { trade } = await api.callAs(staff, pros.getAssignment, { params: { workOrderId: workOrder?.id ?? '' } });
    expect(trade).toBe('cleaning');
  });

  test('of a resident that alters the home waits for the owner, who gets an email', async () => {
    const { owner, resident, homeId } = await rented();
    expect(await order(resident, homeId, 'resident', 'painting')).toMatchObject({
      ...{ status: 'waiting_for_consent', payer: 'resident', workOrder: null, canDecide: false },
    });
    expect(await jobsOf(homeId)).toEqual([]);
    expect((await findMessages(api, owner.email)).map(({ template }) => template)).toContain('serviceConsent');
  });

  test('is for one’s own homes', async () => {
    const { resident, homeId } = await rented();
    for (const [person, as] of [
      [await createPerson(api), 'owner'],
      [resident, 'owner'],
      [await createPerson(api, 'resident'), 'resident'],
    ] as const)
      expect(await refusalOf(order(person, homeId, as))).toMatchObject({ status: 404 });
    expect(await refusalOf(order(resident, randomUUID(), 'resident'))).toMatchObject({ status: 404 });
  });
});

describe('listServiceOrders', () => {
  test('shows owners every order of their homes, and residents their own', async () => {
    const { owner, resident, homeId } = await rented();
    await order(owner, homeId, 'owner');
    const { id } = await order(resident, homeId, 'resident');
    const list = (person: Person, as: 'owner' | 'resident') =>
      api.callAs(person, proServices.listServiceOrders, { query: { as } });
    expect(await list(owner, 'owner')).toHaveLength(2);
    expect(await list(resident, 'resident')).toMatchObject([{ id }]);
  });
});

describe('getServiceOrder', () => {
  test('is there for the person who ordered it and for the owner, and for nobody else', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    const get = (person: Person) => api.callAs(person, proServices.getServiceOrder, { params: { serviceOrderId: id } });
    expect(await get(resident)).toMatchObject({ id, canDecide: false });
    expect(await get(owner)).toMatchObject({ id, canDecide: true });
    expect(await refusalOf(get(await createPerson(api)))).toMatchObject({ status: 404 });
  });
});

describe('decideServiceOrder', () => {
  const decide = (person: Person, serviceOrderId: string, decision: 'allow' | 'decline', reason = '') =>
    api.callAs(person, proServices.decideServiceOrder, { params: { serviceOrderId }, body: { decision, reason } });

  test('allowed, it is a work order; twice at once, one', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    const answers = await Promise.allSettled([decide(owner, id, 'allow'), decide(owner, id, 'allow')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await jobsOf(homeId)).toMatchObject([{ title: 'Painting', status: 'approved', approved_cents: null }]);
  });

  test('declined, it says why and nothing is done; the resident does not decide', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    expect(await refusalOf(decide(resident, id, 'allow'))).toMatchObject({ status: 403 });
    expect(await refusalOf(decide(owner, id, 'decline'))).toMatchObject({ status: 400 });
    expect(await decide(owner, id, 'decline', 'The color is new')).toMatchObject({
      ...{ status: 'declined', declineReason: 'The color is new', workOrder: null },
    });
    expect(await jobsOf(homeId)).toEqual([]);
  });
});
