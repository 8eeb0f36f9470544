// A page that is open hears of what others do: the application, the lease, and the move-in change without a reload.
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { newId } from '@/contract/ids';
import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { testApi } from '@/tests/support/api';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import { createLivedInHome, report } from '@/tests/support/fixtures/care/workOrders';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createLease, signEnvelope } from '@/tests/support/fixtures/leases';
import { openLiveUpdates } from '@/tests/support/fixtures/liveUpdates';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { openConditionReport } from '@/tests/support/fixtures/moveIns';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

async function people() {
  const [ada, owner, staff, eve] = [
    await createPerson(api, 'resident'),
    await createPerson(api),
    await createPerson(api, 'staff'),
    await createPerson(api, 'resident'),
  ];
  const pages = {
    ada: await openLiveUpdates(api, ada),
    owner: await openLiveUpdates(api, owner),
    staff: await openLiveUpdates(api, staff),
    eve: await openLiveUpdates(api, eve),
  };
  for (const page of Object.values(pages)) {
    await page.until('missed');
    page.forget();
  }
  const close = async () => {
    expect(pages.eve.heard()).not.toMatch(/applications|leases|appointments|payments/);
    await Promise.all(Object.values(pages).map((page) => page.stop()));
  };
  return { ada, owner, pages, close };
}

test('an application tells its group, the homeowner once it is complete, and staff', async () => {
  const { ada, owner, pages, close } = await people();
  const homeId = await createHome(api, { owner, status: 'active' });
  const { id } = await createApplication(api, { homeId, people: [ada], status: 'started' });
  await pages.ada.until('event: applications');
  await pages.staff.until('event: applications');
  expect(pages.owner.heard()).not.toContain('applications');
  await moveApplicationTo(api, id, 'submit');
  await api.rows('update applications set submitted_at = now() where id = $1', [id]);
  await moveApplicationTo(api, id, 'screen');
  await pages.owner.until('event: applications');
  // How one of the group is screened is theirs alone.
  for (const page of [pages.owner, pages.ada]) page.forget();
  await api.rows('update applicants set fee_settled_at = now() where application_id = $1', [id]);
  await pages.ada.until('event: applications');
  expect(pages.owner.heard()).not.toContain('applications');
  await close();
});

test('a lease tells everyone who signs it of each signature, and the move-in of each step', async () => {
  const { ada, owner, pages, close } = await people();
  const lease = await createLease(api, { owner, residents: [ada] });
  await pages.owner.until('event: leases');
  pages.owner.forget();
  await signEnvelope(api, ada, lease.envelopeId);
  await pages.owner.until('event: leases');
  pages.ada.forget();
  await signEnvelope(api, owner, lease.envelopeId);
  await pages.ada.until('event: leases');
  await api.rows("update leases set status = 'signed', signed_at = now(), residents_signed_at = now() where id = $1", [
    lease.id,
  ]);
  pages.ada.forget();
  await openConditionReport(api, owner, lease.id);
  await pages.ada.until('event: leases');
  pages.owner.forget();
  await api.rows(
    'update leases set terms = jsonb_set(terms, \'{utilities}\', \'[{"name":"Water","paidBy":"resident"}]\') where id = $1',
    [lease.id],
  );
  await api.callAs(ada, moveIns.setUtility, { params: { leaseId: lease.id }, body: { name: 'Water', done: true } });
  await pages.owner.until('event: leases');
  await close();
});

test('a tour tells the visitor and the homeowner', async () => {
  const { ada, owner, pages, close } = await people();
  api.now = new Date('2026-11-21T16:00:00Z');
  const { homeId } = await createTourableHome(api);
  await api.rows('update homes set owner_id = $2 where id = $1', [homeId, owner.id]);
  await api.callAs(ada, tours.bookTour, {
    params: { homeId },
    body: { startsAt: '2026-11-23T20:00:00.000Z', contact: testContact },
  });
  await pages.ada.until('event: appointments');
  await pages.owner.until('event: appointments');
  await close();
});

test('a bill, its dispute, and a payment tell who lives there and who owns the home', async () => {
  const { ada, owner, pages, close } = await people();
  api.now = new Date('2026-11-23T20:00:00Z');
  const staff = await createPerson(api, 'staff');
  const { id: leaseId } = await createLivedInLease(api, { residents: [ada], owner });
  for (const page of [pages.ada, pages.owner]) {
    await page.until('event: payments');
    page.forget();
  }
  const bill = { kind: 'bill', description: 'HOA fine', amountCents: cents(10_000), dueOn: '2026-12-15' } as const;
  await api.callAs(
    staff,
    charges.addCharge,
    { params: { leaseId }, body: { ...bill, reason: 'Sent by the association.' } },
    { idempotencyKey: leaseId },
  );
  for (const page of [pages.ada, pages.owner, pages.staff]) await page.until('event: payments');
  const { items } = await api.callAs(ada, bills.listBills, { params: { leaseId } });
  pages.owner.forget();
  const billId = items[0]?.chargeId ?? '';
  await api.callAs(ada, bills.openDispute, { params: { billId }, body: { text: 'We were away.' } });
  await pages.owner.until('event: payments');
  pages.ada.forget();
  await startChargePayment(api.services, {
    leaseId,
    payerId: ada.id,
    amountCents: 300_000,
    key: leaseId,
    initiatedBy: 'person',
    method: { kind: 'bank', ref: 'pm_usBankAccount_success', label: 'Bank ending in 6789', funding: 'bank' },
  });
  await pages.ada.until('event: payments');
  await close();
});

test('a repair tells who lives there and who owns the home; what only we read tells neither', async () => {
  const home = await createLivedInHome(api);
  const { owner, resident, roommate, staff, homeId } = home;
  const pages = await Promise.all([owner, resident, roommate].map((person) => openLiveUpdates(api, person)));
  const { id } = await report(api, home, resident);
  for (const page of pages) {
    await page.until('event: workOrders');
    page.forget();
  }
  await api.callAs(staff, workOrders.addWorkOrderMessage, {
    params: { workOrderId: id },
    body: { id: newId(), body: 'The owner is hard to reach.', staffOnly: true },
  });
  // News comes in its order: what follows says that nothing came before it.
  await api.rows("select app.publish_change('homes', array(select app.home_people($1)) || $2::uuid[])", [
    homeId,
    [resident.id, roommate.id],
  ]);
  for (const page of pages) {
    await page.until('event: homes');
    expect(page.heard()).not.toContain('workOrders');
    await page.stop();
  }
});

test('allows six streams for each person without limiting others', async () => {
  const [eve, bo] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
  const open = async (person: typeof eve) =>
    api.fetch('/live', { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } });
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(eve)));
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const refused = await open(eve);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const other = await open(bo);
  expect(other.status).toBe(200);
  await streams[0]?.body?.cancel();
  const again = await open(eve);
  expect(again.status).toBe(200);
  await Promise.all([...streams.slice(1), other, again].map(({ body }) => body?.cancel()));
});
