// Whatever owners and our team do, in whatever order: no home is ready or listed while a must-do of its inspection is open.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { listings } from '@/contract/homes/listings/endpoints';
import { type InspectionChange, inspections } from '@/contract/onboarding/inspections/endpoints';
import { openMustDos } from '@/contract/onboarding/inspections/merge';
import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { asSystem } from '@/server/db/client';
import { newId } from '@/server/ids';
import { openAnnouncedListings } from '@/server/modules/homes/listings/jobs';
import { returnToMarket } from '@/server/modules/homes/listings/market';
import { listOpenMustDos, readFindings } from '@/server/modules/onboarding/inspections';
import { refusalOf, testApi } from '@/tests/support/api';
import { bookInspection, phone } from '@/tests/support/fixtures/care/inspections';
import { sendProposal } from '@/tests/support/fixtures/care/proposals';
import { completeListing } from '@/tests/support/fixtures/completeListing';

const api = testApi();

/** A proposal with a must-do and an optional item that waits for its owner, and all that anyone can do. */
async function createRun() {
  const { owner, staff, homeId, inspectionId, params, proposal, findings, room } = await sendProposal(api, [
    'stove',
    'yard',
  ]);
  await completeListing(api, homeId);
  const device = phone(() => new Date('2026-11-21T18:00:00Z'));
  const [inspection, home] = [{ params: { inspectionId } }, { params: { homeId } }];
  const [mustDo = '', optional = ''] = proposal.items.map(({ id }) => id);
  const item = (itemId: string) => ({ params: { itemId } });
  const sync = (changes: InspectionChange[]) =>
    api.callAs(staff, inspections.syncInspection, { ...inspection, body: { changes, cursor: 0 } });
  /** Our team inspects the home again, with what is known of it. */
  const inspectAgain = async () => {
    const { id } = await bookInspection(api, staff, homeId);
    inspection.params.inspectionId = id;
    const [first] = openMustDos(await asSystem(api.services.db, (db) => readFindings(db, id)));
    if (first) findings[0] = first.id;
  };
  const acts = {
    inspectAgain,
    accept: () => api.callAs(owner, proposals.decideItem, { ...item(mustDo), body: { decision: 'accept' } }),
    declineMustDo: () =>
      api.callAs(owner, proposals.decideItem, { ...item(mustDo), body: { decision: 'decline', reason: 'No' } }),
    decline: () =>
      api.callAs(owner, proposals.decideItem, { ...item(optional), body: { decision: 'decline', reason: 'No' } }),
    ownPro: () =>
      api.callAs(owner, proposals.decideItem, {
        ...item(mustDo),
        body: { decision: 'own_vendor', vendorName: 'Mine' },
      }),
    submit: () => api.callAs(owner, proposals.submitDecisions, { params, body: { payment: 'from_rent' } }),
    done: () => api.callAs(staff, proposals.completeItem, { ...item(mustDo), body: {} }),
    reinspect: () => api.callAs(staff, inspections.startReinspection, { ...inspection, body: {} }),
    fix: () => sync([device.write(findings[0] ?? '', 'finding.fixed', true)]),
    unfix: () => sync([device.write(findings[0] ?? '', 'finding.fixed', false)]),
    find: () => sync(device.find(room, 'smoke-alarms', 'Late', newId()).changes),
    submitInspection: () => api.callAs(staff, inspections.submitInspection, { ...inspection, body: {} }),
    pass: () => api.callAs(staff, proposals.passInspection, { ...inspection, body: {} }),
    finish: () => api.callAs(staff, proposals.finishWork, { params, body: {} }),
    approve: () => api.callAs(owner, listings.approveListing, home),
    publish: () => api.callAs(staff, listings.publishListing, { ...home, body: {} }),
    announce: () => api.callAs(staff, listings.publishListing, { ...home, body: { as: 'coming_soon' } }),
    open: () => openAnnouncedListings(api.services),
    return: () => api.callAs(staff, listings.returnListing, { ...home, body: { reason: 'The yard' } }),
    pause: () => api.callAs(owner, listings.pauseListing, home),
    relist: () => api.callAs(owner, listings.relistListing, home),
  };
  const status = async () =>
    (await api.rows<{ status: string }>('select status from homes where id = $1', [homeId]))[0]?.status ?? '';
  const open = () => asSystem(api.services.db, (db) => listOpenMustDos(db, homeId));
  const board = async () =>
    (await api.callAs(staff, desk.getQueue, { params: { queueId: 'homes_off_market' } })).items.find(
      ({ id }) => id === homeId,
    );
  return { acts, status, open, owner, staff, home, board };
}
type Act = keyof Awaited<ReturnType<typeof createRun>>['acts'];

const UNTIL_WORK: Act[] = ['accept', 'decline', 'submit', 'done'];
const UNTIL_READY: Act[] = [...UNTIL_WORK, 'reinspect', 'fix', 'submitInspection', 'finish'];
const UNTIL_LISTED: Act[] = [...UNTIL_READY, 'approve', 'publish'];
const ALL: Act[] = [
  ...['accept', 'declineMustDo', 'decline', 'ownPro', 'submit', 'done', 'reinspect', 'fix', 'unfix', 'find'],
  ...[
    'inspectAgain',
    'submitInspection',
    'pass',
    'finish',
    'approve',
    'publish',
    'announce',
    'open',
    'return',
    'pause',
    'relist',
  ],
] as Act[];

describe('a home with a must-do', () => {
  test('is listed once it was fixed and checked again', async () => {
    const { acts, status, open } = await createRun();
    for (const act of [...UNTIL_READY, 'approve', 'publish'] as const) await acts[act]();
    expect([await status(), await open()]).toEqual(['active', []]);
  });

  test.each([
    ['before its owner approves', [], 'approve', 'ready'],
    ['before our team publishes', ['approve'], 'publish', 'in_review'],
    ['before it is relisted', ['approve', 'pause'], 'relist', 'off_market'],
  ] as const)('found %s, it says what to do first, and goes on once that is fixed', async (_, before, next, stays) => {
    const { acts, status } = await createRun();
    for (const act of [...UNTIL_READY, ...before, 'unfix'] as const) await acts[act]();
    expect(await refusalOf(acts[next]())).toMatchObject({ status: 409, message: expect.stringContaining('must-do') });
    expect(await status()).toBe(stays);
    await acts.fix();
    await acts[next]();
    expect(await status()).not.toBe(stays);
  });

  test.each([
    ['on the market', 'publish'],
    ['announced', 'announce'],
  ] as const)(
    'found while it is %s, it leaves the market, its owner hears why, and it comes back once fixed',
    async (_, listed) => {
      const { acts, status, owner, staff, home, board } = await createRun();
      for (const act of [...UNTIL_READY, 'approve', listed, 'unfix'] as const) await acts[act]();
      expect(await status()).toBe('off_market');
      const why = expect.stringContaining('Our inspection found a must-do item: ');
      for (const person of [owner, staff])
        expect(await api.callAs(person, listings.getListing, home)).toMatchObject({
          returnedBecause: why,
          missing: [expect.stringContaining('must-do')],
          actions: ['edit'],
        });
      expect(
        await api.rows(
          "select data->>'reason' as reason from outbox where template = 'listingWithdrawn' and recipient = (select email from users where id = $1)",
          [owner.id],
        ),
      ).toEqual([{ reason: why }]);
      expect(await board()).toMatchObject({ detail: why });
      const todo = async () =>
        (await api.callAs(owner, todos.listTodos)).find(({ kind }) => kind === 'listing.withdrawn')?.action.label;
      expect(await todo()).toBe('See what to fix');
      await acts.fix();
      expect(await todo()).toBe('Relist');
      await acts.relist();
      expect([await todo(), (await api.callAs(owner, listings.getListing, home)).returnedBecause]).toEqual([
        undefined,
        null,
      ]);
      await acts.publish();
      expect(await status()).toBe('active');
    },
  );

  test('found by a repeat inspection, it goes through a new proposal or is fixed, and only then is the home ready', async () => {
    const { acts, status, open } = await createRun();
    for (const act of [...UNTIL_LISTED, 'unfix', 'inspectAgain'] as const) await acts[act]();
    // What was open before is written down in the new inspection, so that it is not forgotten.
    expect([await status(), await open()]).toEqual(['inspection', [expect.any(String)]]);
    expect(await refusalOf(acts.relist())).toMatchObject({ status: 409 });
    await acts.find();
    await acts.submitInspection();
    expect(await refusalOf(acts.pass())).toMatchObject({ status: 409, message: expect.stringContaining('must-do') });
    expect(await status()).toBe('inspection');
  });

  test('found while a lease is being signed, it leaves the market when that lease comes to nothing', async () => {
    const { acts, status, home } = await createRun();
    for (const act of [...UNTIL_READY, 'approve', 'publish', 'find'] as const) {
      if (act === 'find')
        await api.rows("update homes set status = 'application_pending' where id = $1", [home.params.homeId]);
      await acts[act]();
    }
    expect(await status()).toBe('application_pending');
    await asSystem(api.services.db, (db) =>
      returnToMarket(db, api.services, { homeId: home.params.homeId, securedAt: null }, api.now),
    );
    expect(await status()).toBe('off_market');
  });

  test('no order of what people do brings it to ready or to the market', async () => {
    const act = fc.constantFrom(...ALL);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Act[]>([], UNTIL_WORK, UNTIL_READY, [...UNTIL_READY, 'approve'], UNTIL_LISTED),
        fc.array(act, { maxLength: 12 }),
        async (begun, steps) => {
          const { acts, status, open } = await createRun();
          for (const step of begun) await acts[step]();
          for (const step of steps) {
            const from = await status();
            await acts[step]().catch(() => undefined);
            const to = await status();
            const mustDos = await open();
            const story = [...begun, ...steps].join(' ');
            // Found later, it takes a home off the market; one that is not there yet goes no further.
            if (['coming_soon', 'active'].includes(to)) expect(mustDos, story).toEqual([]);
            if (to !== from && ['ready', 'in_review'].includes(to) && step !== 'return')
              expect(mustDos, story).toEqual([]);
          }
        },
      ),
      { numRuns: 20 },
    );
  }, 240_000);
});
