// A page that is open hears of what others do: the application, the lease, and the move-in change without a reload.
import { expect, test } from 'vitest';
import { moveIns } from '@/contract/moveIns/endpoints';
import { tours } from '@/contract/tours/endpoints';
import { testApi } from '@/tests/support/api';
import { createApplication, moveApplicationTo } from '@/tests/support/fixtures/applications';
import { createTourableHome, testContact } from '@/tests/support/fixtures/hosts';
import { createLease, signEnvelope } from '@/tests/support/fixtures/leases';
import { openLiveUpdates } from '@/tests/support/fixtures/liveUpdates';
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
    expect(pages.eve.heard()).not.toMatch(/applications|leases|appointments/);
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

test('one person has six of these streams at a time, and nobody else is kept out', async () => {
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
