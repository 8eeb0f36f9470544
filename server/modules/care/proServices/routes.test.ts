import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { ProServiceName } from '@/contract/care/proServices/constants';
import { proServices } from '@/contract/care/proServices/endpoints';
import { pros } from '@/contract/care/pros/endpoints';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { newId } from '@/contract/ids';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { accountBalance, homePayable } from '@/server/modules/money/ledger';
import { refusalOf, testApi } from '@/tests/support/api';
import { createLivedInHome, quoteOf } from '@/tests/support/fixtures/care/workOrders';
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
const order = (person: Person, homeId: string, as: 'owner' | 'resident', service: ProServiceName = 'cleaning') =>
  api.callAs(person, proServices.orderService, { body: { homeId, service, as, scope: 'Two bedrooms', windows } });
const jobsOf = (homeId: string) =>
  api.rows('select title, status, approved_limit::int, lease_id from work_orders where home_id = $1', [homeId]);

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
      status: 'ordered',
      payer: 'owner',
      priceCents: 18_900,
      workOrder: { status: 'approved' },
    });
    expect(await jobsOf(homeId)).toEqual([
      { title: 'Home cleaning', status: 'approved', approved_limit: 18_900, lease_id: leaseId },
    ]);
  });

  test.each(['owner', 'resident'] as const)(
    'of the %s is confirmed by email with price, payment, and cancellation',
    async (as) => {
      const { owner, resident, homeId } = await rented();
      const person = as === 'owner' ? owner : resident;
      await order(person, homeId, as);
      const letters = (await findMessages(api, person.email)).filter(({ template }) => template === 'serviceOrdered');
      expect(letters).toHaveLength(1);
      const { subject, body } = renderMessage('serviceOrdered', letters[0]?.data);
      expect(subject).toBe('You ordered: Home cleaning');
      expect(body).toContain('$189 for up to 2 bedrooms');
      expect(body).toContain(as === 'owner' ? 'from your next payout' : 'to your rent account. It’s due 14 days later');
      expect(body).toContain('You can cancel at no cost until the Pro is on the way.');
    },
  );

  test('can be canceled by the person who ordered it', async () => {
    const { resident, homeId } = await rented();
    const { workOrder } = await order(resident, homeId, 'resident');
    const params = { workOrderId: workOrder?.id ?? '' };
    const seen = await api.callAs(resident, workOrders.getWorkOrder, { params });
    expect(seen.source).toBe('service_order');
    expect(seen.can).toContain('cancel');
    await api.callAs(resident, workOrders.moveWorkOrder, {
      params,
      body: { event: 'cancel', reason: 'I was quicker.' },
    });
    expect(await jobsOf(homeId)).toMatchObject([{ status: 'canceled' }]);
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
      status: 'waiting_for_consent',
      payer: 'resident',
      workOrder: null,
      canDecide: false,
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
  test('is visible to the person who ordered it and to the owner only', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    const get = (person: Person) => api.callAs(person, proServices.getServiceOrder, { params: { serviceOrderId: id } });
    expect(await get(resident)).toMatchObject({ id, canDecide: false });
    expect(await get(owner)).toMatchObject({ id, canDecide: true });
    expect(await refusalOf(get(await createPerson(api)))).toMatchObject({ status: 404 });
  });
});

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#335577' } })
  .jpeg()
  .toBuffer();

describe('addServicePhoto', () => {
  const send = async (
    person: Person,
    serviceOrderId: string,
    photoId = newId(),
    body: BodyInit = new Uint8Array(picture),
  ) =>
    api.fetch(`/service-orders/${serviceOrderId}/photos/${photoId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await api.tokenFor(person)}`, 'content-type': 'image/jpeg' },
      body,
    });

  test('is there before the owner allows the work, and part of its work order afterwards', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    const photoId = newId();
    for (const { status } of [await send(resident, id, photoId), await send(resident, id, photoId)])
      expect(status).toBe(200);
    const params = { serviceOrderId: id };
    expect((await api.callAs(owner, proServices.getServiceOrder, { params })).photos).toMatchObject([{ id: photoId }]);
    const { workOrder } = await api.callAs(owner, proServices.decideServiceOrder, {
      params,
      body: { decision: 'allow', reason: '' },
    });
    const later = newId();
    expect((await send(resident, id, later)).status).toBe(200);
    const job = await api.callAs(resident, workOrders.getWorkOrder, { params: { workOrderId: workOrder?.id ?? '' } });
    expect(job.photos.map((photo) => photo.id).toSorted()).toEqual([photoId, later].toSorted());
  });

  test('is for the person who ordered it and the owners, and must be a picture of an order that stands', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    expect((await send(await createPerson(api), id)).status).toBe(404);
    expect((await send(resident, id, newId(), 'no picture')).status).toBe(415);
    await api.callAs(owner, proServices.decideServiceOrder, {
      params: { serviceOrderId: id },
      body: { decision: 'decline', reason: 'I like the color' },
    });
    expect((await send(resident, id)).status).toBe(409);
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
    expect(await jobsOf(homeId)).toMatchObject([{ title: 'Painting', status: 'approved', approved_limit: null }]);
  });

  test('declined, it says why and nothing is done; the resident does not decide', async () => {
    const { owner, resident, homeId } = await rented();
    const { id } = await order(resident, homeId, 'resident', 'painting');
    expect(await refusalOf(decide(resident, id, 'allow'))).toMatchObject({ status: 403 });
    expect(await refusalOf(decide(owner, id, 'decline'))).toMatchObject({ status: 400 });
    expect(await decide(owner, id, 'decline', 'The color is new')).toMatchObject({
      status: 'declined',
      declineReason: 'The color is new',
      workOrder: null,
    });
    expect(await jobsOf(homeId)).toEqual([]);
  });
});

describe('a service that a resident ordered', () => {
  /** Junk removal, which has no price in the catalog: the Pro quotes $300. */
  async function quoted() {
    const place = await createLivedInHome(api);
    const { workOrder } = await order(place.resident, place.homeId, 'resident', 'junk_removal');
    const params = { workOrderId: workOrder?.id ?? '' };
    const { quotes } = await api.callAs(place.staff, workOrders.addQuote, { params, body: quoteOf(30_000) });
    const read = (person: Person) => api.callAs(person, workOrders.getWorkOrder, { params });
    return { ...place, params, read, quoteId: quotes[0]?.id ?? '' };
  }
  type Service = Awaited<ReturnType<typeof quoted>>;
  const approve = ({ params, quoteId }: Service, person: Person) =>
    api.callAs(person, workOrders.decideApproval, { params, body: { decision: 'approve', quoteId } });
  const bill = async ({ params, staff }: Service, amount: number) => {
    await api.rows("update work_orders set status = 'confirmed', confirmed_at = now() where id = $1", [
      params.workOrderId,
    ]);
    const { invoices } = await api.callAs(staff, workOrders.addInvoice, {
      params,
      body: {
        vendorName: 'Alder Hauling',
        vendorAddress: '1 Elm St',
        number: 'A-1',
        lines: [{ label: 'Two loads', cents: cents(amount) }],
      },
    });
    return { invoiceId: invoices[0]?.id ?? '' };
  };

  test('is approved and seen by those who pay for it, and the owner neither decides nor sees the price', async () => {
    const service = await quoted();
    const { owner, resident, roommate, read } = service;
    expect(await read(resident)).toMatchObject({
      status: 'awaiting_approval',
      nextActor: 'resident',
      myTurn: true,
      quotes: [{ totalCents: 30_000 }],
      can: expect.arrayContaining(['approve', 'owner_decline']),
    });
    const owners = await read(owner);
    expect(owners).toMatchObject({ approval: null, quotes: [], myTurn: false });
    expect(owners.can).not.toContain('approve');
    expect(JSON.stringify(owners)).not.toMatch(/[:,[$]300/);
    expect((await refusalOf(approve(service, owner))).status).toBe(403);
    const subjects = async ({ email }: { email: string }) =>
      (await findMessages(api, email)).map(({ data }) => String(data.subject));
    expect(await subjects(roommate)).toContainEqual(expect.stringContaining('needs your approval'));
    expect((await subjects(owner)).filter((subject) => /approval/.test(subject))).toEqual([]);
    expect(await approve(service, resident)).toMatchObject({
      status: 'approved',
      approval: { approvedCents: 30_000, payment: null },
    });
  });

  test('is charged to the lease without proof of damage, and never to the owner', async () => {
    const service = await quoted();
    const { resident, owner, staff, homeId, leaseId } = service;
    await approve(service, resident);
    const params = await bill(service, 30_000);
    const post = (payer: 'owner' | 'resident') =>
      api.callAs(staff, workOrders.postInvoice, { params, body: { payer, chargeBackReason: '' } });
    expect((await refusalOf(post('owner'))).status).toBe(409);
    await post('resident');
    const [charge] = await api.rows('select description, amount::int, reason from charges where lease_id = $1', [
      leaseId,
    ]);
    expect(charge).toEqual({
      description: 'Service: Junk removal',
      amount: 30_000,
      reason: 'They ordered this service.',
    });
    const balance = await asSystem(api.services.db, (db) => accountBalance(db, homePayable({ homeId })));
    expect(balance).toBe(0);
    expect((await service.read(resident)).invoices).toMatchObject([{ status: 'posted', payer: 'resident' }]);
    expect((await service.read(owner)).invoices).toEqual([]);
  });

  test('billed higher than approved, it waits for the resident', async () => {
    const service = await quoted();
    await approve(service, service.resident);
    const params = await bill(service, 30_001);
    expect((await service.read(service.resident)).invoices).toMatchObject([{ status: 'needs_approval' }]);
    expect((await refusalOf(api.callAs(service.owner, workOrders.approveInvoice, { params, body: {} }))).status).toBe(
      403,
    );
    const body = { reason: 'One load, not two' };
    const disputed = await api.callAs(service.roommate, workOrders.disputeInvoice, { params, body });
    expect(disputed.invoices).toMatchObject([{ status: 'disputed', disputeReason: 'One load, not two' }]);
  });
});
