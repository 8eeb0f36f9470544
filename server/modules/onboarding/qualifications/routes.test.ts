import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { qualificationLifecycle } from '@/contract/onboarding/qualifications/constants';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { openTodo } from '@/server/modules/account/todos';
import { refusalOf, testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { qualificationAnswers } from '@/tests/support/fixtures/qualificationAnswers';
import { denver, oakland } from '@/tests/support/fixtures/rentAnswers';

const api = testApi();
const flow = { flowId: 'qualification' };
/** A Monday, three days before Thanksgiving. */
const MONDAY = new Date('2026-11-23T20:00:00Z');

beforeEach(async () => {
  await api.empty('flow_runs', 'qualifications', 'outbox', 'waitlist_entries', 'homes', 'rate_limits');
  api.now = MONDAY;
});

/** A run, answered and submitted; by a visitor for null. */
async function submit(
  person: Person | null,
  changed: Record<string, unknown> = {},
  browser = createSignedInBrowser(api),
) {
  const answers = { ...qualificationAnswers, ...changed };
  const run = await (await browser.as(person)).call(flows.startRun, { params: flow, body: { answers } });
  const result = await resubmit(run.id, person, browser);
  return { ...result, browser, runId: run.id };
}

async function resubmit(runId: string, person: Person | null, browser = createSignedInBrowser(api), changed = {}) {
  const client = await browser.as(person);
  const params = { ...flow, runId };
  if (Object.keys(changed).length > 0) await client.call(flows.saveAnswers, { params, body: { answers: changed } });
  const submitted = await client.call(flows.submitRun, { params, body: {} });
  if (!('outcome' in submitted)) throw new Error(JSON.stringify(submitted));
  const found = await client.call(qualifications.getQualification, { params: { qualificationId: runId } });
  expect(submitted.outcome).toEqual({ qualificationId: runId, status: found.status });
  return { found };
}

const homesOf = (owner: Person) =>
  api.rows<{ status: string; unit: string | null; beds: number; rent: number; available_on: string }>(
    `select status, unit, beds, rent::int, available_on::text, street_address, sqft, application_fee::int
     from homes where owner_id = $1 order by unit`,
    [owner.id],
  );
const emails = async () =>
  (await findMessages(api, 'ada@example.test')).map(({ template, data }) => renderMessage(template, data));
const decide = async (id: string, outcome: 'approved' | 'declined', reason = 'The HOA allows it.') =>
  api.callAs(await createPerson(api, 'staff'), qualifications.decideQualification, {
    params: { qualificationId: id },
    body: { outcome, reason },
  });

describe('getQualification', () => {
  test('a qualified home of a member is in their account at once, with our estimate as its rent', async () => {
    const ada = await createPerson(api);
    const { found } = await submit(ada);
    expect(found).toMatchObject({ status: 'qualified', reasons: [], reviewBy: null });
    const homes = await homesOf(ada);
    expect(homes).toMatchObject([
      {
        status: 'qualified',
        unit: null,
        beds: 3,
        sqft: 1_450,
        street_address: '12 Alder St',
        available_on: '2026-12-15',
        application_fee: 4_500,
      },
    ]);
    expect(homes[0]?.rent).toBe(found.units[0]?.rentCents);
    expect(homes[0]?.rent).toBeGreaterThan(150_000);
    const { homes: owned } = await api.callAs(ada, account.getAccount);
    expect(owned.map(({ id }) => id)).toEqual(found.homeIds);
    expect(await emails()).toMatchObject([{ subject: '12 Alder St qualifies' }]);
  });

  test('two units are two homes, each with its own rooms and rent', async () => {
    const ada = await createPerson(api);
    const two = {
      type: 'multi',
      units: 2,
      beds_2: '1',
      baths_2: '1.0',
      sqft_2: 600,
      yearBuilt: 1990,
      yearBuilt_2: 1990,
    };
    await submit(ada, two);
    const [one, other] = await homesOf(ada);
    expect([one, other]).toMatchObject([
      { unit: '1', beds: 3, sqft: 1_450 },
      { unit: '2', beds: 1, sqft: 600 },
    ]);
    expect(other?.rent).toBeLessThan(one?.rent ?? 0);
  });

  test('the second unit is asked for, not left out', async () => {
    const client = await createSignedInBrowser(api).as(await createPerson(api));
    const answers = { ...qualificationAnswers, type: 'multi', units: 2 };
    const { id } = await client.call(flows.startRun, { params: flow, body: { answers } });
    const result = await client.call(flows.submitRun, { params: { ...flow, runId: id }, body: {} });
    expect(result).toMatchObject({ missing: [{ step: 'rooms', screen: '2', question: 'beds_2' }, {}, {}, {}] });
  });

  test('a rent-controlled home is declined with what would change it, and qualifies once that has changed', async () => {
    const ada = await createPerson(api);
    const { found, runId, browser } = await submit(ada, { rentControl: 'yes' });
    expect(found).toMatchObject({ status: 'not_eligible', reasons: [{ rule: 'rent-controlled' }], homeIds: [] });
    expect(found.reasons[0]?.change).toMatch(/exempt/);
    expect(await homesOf(ada)).toEqual([]);
    // It alone decides, so nothing else was asked, not even where to write.
    expect(await emails()).toEqual([]);
    const again = await resubmit(runId, ada, browser, { rentControl: 'no' });
    expect(again.found).toMatchObject({ status: 'qualified', reasons: [] });
    expect(await homesOf(ada)).toHaveLength(1);
  });

  test('where we are not, the address joins the waitlist, once', async () => {
    const { found, runId, browser } = await submit(null, { address: denver });
    expect(found).toMatchObject({ status: 'out_of_coverage', units: [] });
    await resubmit(runId, null, browser);
    expect(await api.rows('select email, audience, city, place from waitlist_entries')).toEqual([
      { email: 'ada@example.test', audience: 'homeowner', city: 'Denver', place: 'Denver, CO' },
    ]);
  });

  test('does not believe a browser about coverage', async () => {
    const { found } = await submit(null, { address: { ...denver, regionId: 1, regionName: 'Bay Area' } });
    expect(found.status).toBe('out_of_coverage');
  });

  test('an address already in the account says so; one of another owner waits for a person, who is not named', async () => {
    const [ada, bo] = [await createPerson(api), await createPerson(api)];
    await createHome(api, { owner: ada, streetAddress: '12 Alder St', status: 'off_market' });
    expect((await submit(ada)).found).toMatchObject({
      status: 'not_eligible',
      reasons: [{ rule: 'already-yours' }],
    });
    const { found } = await submit(bo);
    expect(found).toMatchObject({ status: 'needs_review', reasons: [{ rule: 'known-address' }] });
    expect(JSON.stringify(found)).not.toContain(ada.id);
    const elsewhere = { address: { ...oakland, streetAddress: '14 Alder St' } };
    expect((await submit(bo, elsewhere)).found.status).toBe('qualified');
  });

  test('a home is known however its street and its unit are written; another unit of the building is not', async () => {
    const [ada, bo] = [await createPerson(api), await createPerson(api)];
    const homeId = await createHome(api, { owner: ada, streetAddress: '12 Alder Street', status: 'active' });
    await api.rows("update homes set unit = 'Unit 4' where id = $1", [homeId]);
    const at = (unit: string | null, streetAddress = '12 Alder St') =>
      submit(bo, { address: { ...oakland, streetAddress, unit } });
    for (const unit of ['4', '#4', 'Apt 4', null])
      expect((await at(unit)).found).toMatchObject({ status: 'needs_review', reasons: [{ rule: 'known-address' }] });
    expect((await at('5')).found.status).toBe('qualified');
  });

  test('submitting once more, once it is in the account, adds nothing', async () => {
    const ada = await createPerson(api);
    const { runId, browser } = await submit(ada);
    const { found } = await resubmit(runId, ada, browser, { rentControl: 'yes' });
    expect(found.status).toBe('qualified');
    expect(await homesOf(ada)).toHaveLength(1);
  });

  test('a stranger does not find it, nor does another browser; the link that was mailed opens it', async () => {
    const { runId } = await submit(null);
    const params = { qualificationId: runId };
    for (const client of [
      await createSignedInBrowser(api).as(null),
      await createSignedInBrowser(api).as(await createPerson(api)),
    ])
      expect((await refusalOf(client.call(qualifications.getQualification, { params }))).status).toBe(404);
    const [message] = await findMessages(api, 'ada@example.test');
    const key = /key=([\w-]{43})/.exec(message?.data.link ?? '')?.[1] ?? '';
    const elsewhere = createSignedInBrowser(api);
    await (await elsewhere.as(null)).call(flows.resumeRun, { params: { ...flow, runId }, body: { key } });
    expect(await (await elsewhere.as(null)).call(qualifications.getQualification, { params })).toMatchObject({
      status: 'qualified',
    });
  });
});

describe('addQualifiedHomes', () => {
  test('what a visitor qualified is added once they are logged in, once', async () => {
    const { browser, runId, found } = await submit(null);
    expect(found).toMatchObject({ status: 'qualified', homeIds: [] });
    const ada = await createPerson(api);
    const client = await browser.as(ada);
    const call = { params: { qualificationId: runId }, body: {} };
    const added = await client.call(qualifications.addQualifiedHomes, call);
    expect(added.homeIds).toHaveLength(1);
    expect(await client.call(qualifications.addQualifiedHomes, call)).toEqual(added);
    expect(await homesOf(ada)).toHaveLength(1);
  });

  test('a home stands in the city of its address, also in one that no home stood in before', async () => {
    const cityOf = async (address: object) => {
      const ada = await createPerson(api);
      await submit(ada, { address: { ...oakland, ...address } });
      const [found] = await api.rows(
        `select cities.name, cities.state, cities.region_id from homes join cities on cities.id = city_id where owner_id = $1`,
        [ada.id],
      );
      return found;
    };
    expect(await api.rows("select from cities where slug = 'el-sobrante-ca'")).toEqual([]);
    expect(await cityOf({ streetAddress: '1 Elm St' })).toEqual({ name: 'Oakland', state: 'CA', region_id: 1 });
    const elSobrante = { streetAddress: '2 Elm St', city: 'El Sobrante', zipcode: '94803', lat: 37.97, lng: -122.29 };
    const added = { name: 'El Sobrante', state: 'CA', region_id: 1 };
    expect(await cityOf(elSobrante)).toEqual(added);
    expect(await cityOf({ ...elSobrante, streetAddress: '3 Elm St' })).toEqual(added);
    expect(await api.rows("select from cities where slug = 'el-sobrante-ca'")).toHaveLength(1);
  });

  test('two people who submit one address at once do not both get it', async () => {
    const people = [await createPerson(api), await createPerson(api)];
    const statuses = (await Promise.all(people.map((person) => submit(person)))).map(({ found }) => found.status);
    expect(statuses.toSorted()).toEqual(['needs_review', 'qualified']);
    expect(await api.rows('select count(*)::int as n from homes')).toEqual([{ n: 1 }]);
  });

  test('keeps the given number and does not ask for it again', async () => {
    const phoneOf = async ({ id }: Person) => (await api.rows('select phone from users where id = $1', [id]))[0]?.phone;
    const [ada, bo] = [await createPerson(api), await createPerson(api)];
    await api.rows("update users set phone = '+14155550199' where id = $1", [bo.id]);
    for (const { id } of [ada, bo])
      await asSystem(api.services.db, (db) => openTodo(db, { userId: id, kind: 'addPhone' }));
    const { browser, runId } = await submit(null, { phone: '+14155550123' });
    await (await browser.as(ada)).call(qualifications.getQualification, { params: { qualificationId: runId } });
    await submit(bo, { phone: '+14155550123' });
    // A number that an account has already stays.
    expect([await phoneOf(ada), await phoneOf(bo)]).toEqual(['+14155550123', '+14155550199']);
    for (const person of [ada, bo])
      expect((await api.callAs(person, todos.listTodos)).map(({ kind }) => kind)).not.toContain('addPhone');
  });

  test('is a next step until it is done', async () => {
    const { browser, runId } = await submit(null);
    const ada = await createPerson(api);
    const params = { qualificationId: runId };
    await (await browser.as(ada)).call(qualifications.getQualification, { params });
    const kinds = async () => (await api.callAs(ada, todos.listTodos)).map(({ kind }) => kind);
    expect(await kinds()).toContain('addQualifiedHome');
    await (await browser.as(ada)).call(qualifications.addQualifiedHomes, { params, body: {} });
    expect(await kinds()).not.toContain('addQualifiedHome');
  });

  test('a home that waits for a review, and one that someone else added meanwhile, are refused', async () => {
    const ada = await createPerson(api);
    const open = await submit(ada, { rentControl: 'unsure' });
    const add = (person: Person, runId: string, browser = open.browser) =>
      browser
        .as(person)
        .then((client) =>
          client.call(qualifications.addQualifiedHomes, { params: { qualificationId: runId }, body: {} }),
        );
    expect((await refusalOf(add(ada, open.runId))).status).toBe(409);
    const guest = await submit(null);
    await submit(ada);
    const bo = await createPerson(api);
    expect((await refusalOf(add(bo, guest.runId, guest.browser))).message).toMatch(/already work with this address/);
  });
});

describe('listQualifications', () => {
  test('what the rules leave open waits for leasing staff, with a deadline two business days on', async () => {
    const ada = await createPerson(api);
    const { runId, found } = await submit(ada, { rentControl: 'unsure' });
    // Monday: Wednesday, 6 pm at our office.
    expect(found).toMatchObject({ status: 'needs_review', reviewBy: '2026-11-26T02:00:00.000Z' });
    expect(await api.callAs(ada, todos.listWaiting)).toMatchObject([
      { kind: 'qualification.needs_review', waitingFor: 'Belong', dueOn: '2026-11-25' },
    ]);
    const iris = await createPerson(api, 'staff');
    expect(await api.callAs(iris, qualifications.listQualifications)).toMatchObject([
      { id: runId, name: 'Ada Lovelace', relation: 'owner', reasons: [{ rule: 'rent-control-unknown' }] },
    ]);
  });

  test('over Thanksgiving the deadline moves past the holiday', async () => {
    api.now = new Date('2026-11-25T20:00:00Z');
    const { found } = await submit(null, { rentControl: 'unsure' });
    // Thursday is a holiday: Friday, then Monday.
    expect(found.reviewBy).toBe('2026-12-01T02:00:00.000Z');
  });
});

describe('decideQualification', () => {
  test('an approval adds the home and says so by email; it is decided once', async () => {
    const ada = await createPerson(api);
    const { runId } = await submit(ada, { rentControl: 'unsure' });
    expect(await decide(runId, 'approved')).toMatchObject({
      status: 'approved',
      reviewBy: null,
      decisionReason: 'The HOA allows it.',
      homeIds: [expect.any(String)],
    });
    expect(await homesOf(ada)).toMatchObject([{ status: 'qualified' }]);
    expect((await emails()).map(({ subject }) => subject)).toContain('12 Alder St qualifies');
    expect((await refusalOf(decide(runId, 'declined'))).status).toBe(409);
  });

  test('a decline keeps its reason for the homeowner, who may submit again', async () => {
    const ada = await createPerson(api);
    const { runId, browser } = await submit(ada, { hazards: ['mold'] });
    await decide(runId, 'declined', 'The mold is in every room.');
    expect(await homesOf(ada)).toEqual([]);
    const { found } = await resubmit(runId, ada, browser, { hazards: [] });
    expect(found).toMatchObject({ status: 'qualified', decisionReason: null });
  });

  test('staff without the duty are refused', async () => {
    const { runId } = await submit(null, { rentControl: 'unsure' });
    const editor = await createPerson(api, 'editor');
    const call = { params: { qualificationId: runId }, body: { outcome: 'approved' as const, reason: 'Fine' } };
    expect((await refusalOf(api.callAs(editor, qualifications.decideQualification, call))).status).toBe(403);
  });
});

describe('from every status', () => {
  test.each(qualificationLifecycle.states)(
    '%s is decided where its graph says, and refused elsewhere',
    async (from) => {
      for (const [outcome, event] of [
        ['approved', 'approve'],
        ['declined', 'decline'],
      ] as const) {
        await api.empty('flow_runs', 'qualifications', 'homes', 'rate_limits');
        const { runId } = await submit(await createPerson(api), { rentControl: 'unsure' });
        await api.rows("update qualifications set status = $2, decision = coalesce(decision, '{}') where id = $1", [
          runId,
          from,
        ]);
        const to = qualificationLifecycle.after(from, event);
        if (to) expect((await decide(runId, outcome)).status).toBe(to);
        else expect([event, (await refusalOf(decide(runId, outcome))).status]).toEqual([event, 409]);
        const [row] = await api.rows<{ status: string }>('select status from qualifications where id = $1', [runId]);
        expect([event, row?.status]).toEqual([event, to ?? from]);
      }
    },
  );
});
