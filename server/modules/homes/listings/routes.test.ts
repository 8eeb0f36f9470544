import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { cents } from '@/contract/amounts/cents';
import { type HomeStatus, homeLifecycle, homes } from '@/contract/homes/homes/endpoints';
import { listings, MAX_LISTING_PICTURES } from '@/contract/homes/listings/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { desk as deskResource } from '@/contract/platform/desk/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { uploadFile } from '@/server/modules/account/documents/uploads/fixture';
import { refusalOf, testApi } from '@/tests/support/api';
import { completeListing } from '@/tests/support/fixtures/completeListing';
import { createHost, createRegionHost, testContact } from '@/tests/support/fixtures/hosts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease } from '@/tests/support/fixtures/renewals';
import { openAnnouncedListings } from './jobs';

const api = testApi();

let owner: Person;
let staff: Person;
let homeId: string;

const DESCRIPTION = `A bright home with a fenced yard, ${Array.from({ length: 40 }, (_, n) => `detail ${n}`).join(', ')}.`;
const READY = {
  headline: 'Two bedrooms by the park',
  description: DESCRIPTION,
  sqft: 1_050,
  utilities: [{ name: 'Water', paidBy: 'homeowner' as const }],
};

beforeEach(async () => {
  [owner, staff] = [await createPerson(api), await createPerson(api, 'staff')];
  homeId = await createHome(api, { owner, status: 'ready', rent: 3_000 });
});

const statusOf = async () =>
  (await api.rows<{ status: HomeStatus }>('select status from homes where id = $1', [homeId]))[0]?.status;
const setStatus = (status: HomeStatus) => api.rows('update homes set status = $2 where id = $1', [homeId, status]);
const params = () => ({ params: { homeId } });
const update = (body: object, person = owner) => api.callAs(person, listings.updateListing, { ...params(), body });

/** A photo of a room, or of a dark one. */
const photo = (shade: number, brightness = 1) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="100%" height="100%" fill="rgb(${shade},200,190)"/>${Array.from({ length: 60 }, (_, n) => `<rect x="${n * 26}" y="${(n * 37) % 1100}" width="14" height="90" fill="rgb(${(n * 40) % 255},90,60)"/>`).join('')}</svg>`,
    ),
  )
    .linear(brightness)
    .jpeg()
    .toBuffer();

async function addPicture(bytes: Buffer, person = owner, month: string | null = '2026-11') {
  const { document } = await uploadFile(api, person, bytes, { filename: 'room.jpg', category: 'other' });
  return api.callAs(person, listings.addListingPicture, {
    ...params(),
    body: { documentId: document?.id ?? '', month },
  });
}

/** A listing that lacks nothing. */
async function fillListing() {
  for (let n = 0; n < 5; n += 1) await addPicture(await photo(n * 20));
  const { pictures } = await api.callAs(owner, listings.getListing, params());
  return update({ ...READY, pictures: pictures.map(({ id }, n) => ({ id, alt: `Room ${n}`, month: '2026-11' })) });
}

describe('getListing', () => {
  test('says what is missing, what the rent means, how high the deposit may be, and a text to start from', async () => {
    const listing = await api.callAs(owner, listings.getListing, params());
    expect(listing.missing).toContain('5 more photos (at least five)');
    expect(listing.depositLimitCents).toBe(300_000);
    expect(listing.advice?.pricing.map(({ days }) => days)).toEqual(
      listing.advice?.pricing.map(({ days }) => days).toSorted((a, b) => a - b),
    );
    expect(listing.advice?.low).toBeLessThanOrEqual(listing.advice?.estimate ?? 0);
    expect(listing.draft.headline).toBe('2-bedroom house in Oakland');
    expect(listing.actions).toEqual(['edit']);
  });

  test('what the owner asks of the lease is for our team, before it publishes', async () => {
    await api.rows(
      `insert into flow_runs (id, flow_id, home_id, guest_token_hashes, status, answers, created_at, updated_at, submitted_at)
       values (gen_random_uuid(), 'setup-lease', $1, '{}', 'submitted', '{"leaseNotes": "Water the roses."}', now(), now(), now())`,
      [homeId],
    );
    expect((await api.callAs(staff, listings.getListing, params())).leaseNotes).toBe('Water the roses.');
    expect((await api.callAs(owner, listings.getListing, params())).leaseNotes).toBeNull();
  });

  test('a photo from before the last repair, or older than a year, is flagged', async () => {
    await addPicture(await photo(10), owner, '2025-01');
    await api.rows(
      `insert into home_events (id, home_id, kind, at, detail) values (gen_random_uuid(), $1, 'repaired', '2026-03-01', '{}')`,
      [homeId],
    );
    expect((await api.callAs(owner, listings.getListing, params())).pictures[0]?.notes).toEqual([
      'old',
      'beforeRepair',
    ]);
  });
});

describe('updateListing', () => {
  test('changes what is sent and leaves the rest; a new rent goes into the history of the home', async () => {
    const { home } = await update({ headline: 'By the park', rentCents: cents(280_000), depositCents: cents(280_000) });
    expect(home).toMatchObject({ headline: 'By the park', rentCents: 280_000, description: 'With windows.' });
    expect(await api.rows('select kind, detail from home_events where home_id = $1', [homeId])).toEqual([
      { kind: 'repriced', detail: { from: 300_000, to: 280_000 } },
    ]);
  });

  test.each([
    ['headline', { headline: 'Adults only' }, 'families with children'],
    ['description', { description: 'Sorry, no Section 8.' }, 'source of income'],
    ['depositCents', { depositCents: cents(300_001) }, 'at most $3,000'],
    ['availableOn', { availableOn: '2020-01-01' }, 'today or a later date'],
  ])('refuses a %s that the law or the calendar does not allow, and says the rule', async (field, body, message) => {
    const refusal = await refusalOf(update(body));
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.stringContaining(message) } });
  });

  test('takes a neighborhood of the city, by which visitors find the home, and refuses another', async () => {
    const [city] = await api.rows<{ slug: string }>(
      'select slug from cities join homes on homes.city_id = cities.id where homes.id = $1',
      [homeId],
    );
    const { home, neighborhoods } = await update({ neighborhood: 'Temescal' });
    expect(neighborhoods).toContain('Temescal');
    expect(home.neighborhood).toBe('Temescal');
    const [area] = await api.rows<{ homes: number }>('select homes from areas where slug = $1', [
      `temescal-${city?.slug}`,
    ]);
    expect(area).toBeDefined();
    expect(await refusalOf(update({ neighborhood: 'Atlantis' }))).toMatchObject({
      status: 400,
      fields: { neighborhood: expect.stringContaining('from the list') },
    });
    expect((await update({ neighborhood: null })).home.neighborhood).toBeNull();
  });

  test('refuses one-time fees and lease lengths that the law of the home does not allow', async () => {
    const fee = { kind: 'one_time', name: 'Move-in', cents: cents(30_000), every: 'once', required: true, why: 'HOA' };
    // Cal. Civ. Code § 1950.5(b): whatever is charged at the beginning is security.
    expect(await refusalOf(update({ fees: [fee] }))).toMatchObject({
      status: 400,
      fields: { fees: expect.any(String) },
    });
    expect((await update({ leaseMonths: [12, 24] })).longestLeaseMonths).toBeNull();
    homeId = await createHome(api, { owner, status: 'ready', rent: 3_000, city: 'seattle-wa' });
    // SMC 7.24.035: 10% of a month. RCW 59.18.210: a term of more than a year takes a notary.
    expect((await update({ depositCents: cents(100_000), fees: [fee] })).home.fees).toMatchObject([{ cents: 30_000 }]);
    expect(await refusalOf(update({ fees: [{ ...fee, cents: cents(30_001) }] }))).toMatchObject({ status: 400 });
    expect(await refusalOf(update({ rentCents: cents(299_900) }))).toMatchObject({
      status: 400,
      fields: { fees: expect.any(String) },
    });
    expect(await refusalOf(update({ leaseMonths: [12, 13] }))).toMatchObject({
      status: 400,
      fields: { leaseMonths: expect.any(String) },
    });
    expect((await update({ leaseMonths: [6, 12] })).longestLeaseMonths).toBe(12);
  });

  test('raises the rent of a home by at most 10% above its last lease until our team enters that no emergency is declared', async () => {
    // Cal. Penal Code § 396(e), for new residents as well; what is declared in the county of the home is not entered yet.
    const lease = await createRunningLease(api, {
      owner: owner as Awaited<ReturnType<typeof createPerson>>,
      startOn: '2026-03-01',
    });
    homeId = lease.homeId;
    await api.rows(`update leases set status = 'ended', ended_at = $2, end_reason = 'Moved out' where id = $1`, [
      lease.id,
      api.now,
    ]);
    await setStatus('ready');
    await api.rows('update homes set rent = $2 where id = $1', [homeId, lease.rentCents]);
    const most = Math.floor(lease.rentCents * 1.1);
    const raised = { rentCents: cents(most + 1) };
    expect(await refusalOf(update(raised))).toMatchObject({
      status: 400,
      fields: { rentCents: expect.stringContaining('Cal. Penal Code § 396(e)') },
    });
    expect((await update({ rentCents: cents(most) })).missing.join()).not.toContain('396');
    // One that a proposal set keeps the home off the market.
    await api.rows('update homes set rent = $2 where id = $1', [homeId, most + 1]);
    const missing = async () => (await api.callAs(owner, listings.getListing, params())).missing.join();
    expect(await missing()).toContain('396');
    const [ada, omar] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    await api.rows(
      `insert into legal_figures (id, series, value, from_on, until_on, source, certainty, next_due_on, status,
         proposed_by, proposed_at, decided_by, decided_at)
       select gen_random_uuid(), 'ca-emergency-' || county, 0, '2026-01-01', '2026-12-31', 'Proclamations', 'statute',
         '2027-01-01', 'approved', $1, $3, $2, $3 from unnest(array['alameda', 'san-francisco', 'los-angeles']) county`,
      [ada.id, omar.id, api.now],
    );
    expect(await missing()).not.toContain('396');
    await api.rows('delete from legal_figures');
  });

  test('gives a new fee an id that it keeps under another name and kind', async () => {
    const fee = {
      kind: 'utility',
      name: 'EV charger',
      cents: cents(4_000),
      every: 'month',
      required: true,
      why: 'Power',
    };
    const [added] = (await update({ fees: [fee] })).home.fees;
    expect(added).toEqual({ ...fee, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const { home } = await update({
      fees: [
        { ...fee, name: 'Storage' },
        { ...added, name: 'Garage EV charger', kind: 'parking' },
      ],
    });
    expect(home.fees).toMatchObject([
      { name: 'Storage', kind: 'utility' },
      { id: added?.id, name: 'Garage EV charger', kind: 'parking' },
    ]);
    expect(home.fees[0]?.id).not.toBe(added?.id);
  });

  test('gives a fee an id of its own where two have the same or another home’s', async () => {
    const foreign = '01980000-0000-7000-8000-0000000000f1';
    const fee = { kind: 'monthly', name: 'Garden', cents: cents(4_000), every: 'month', required: true, why: 'Care' };
    const [added] = (await update({ fees: [{ ...fee, id: foreign }] })).home.fees;
    expect(added?.id).not.toBe(foreign);
    const { home } = await update({ fees: [added, added] });
    expect(new Set(home.fees.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    ['a monthly fee of a one-time kind', { kind: 'one_time', every: 'month' }],
    ['a one-time fee of a monthly kind', { kind: 'parking', every: 'once' }],
    ['a fee of a kind that no listing charges', { kind: 'rent', every: 'month' }],
    ['a fee without a kind', { kind: undefined, every: 'month' }],
  ])('refuses %s', async (_, more) => {
    const fee = { name: 'Fee', cents: cents(4_000), required: true, why: 'Care', ...more };
    expect(await refusalOf(update({ fees: [fee] }))).toMatchObject({ status: 400 });
  });

  test('what was offered to an applicant stays; the words may change', async () => {
    await setStatus('application_pending');
    expect(await refusalOf(update({ rentCents: cents(310_000) }))).toMatchObject({ status: 409 });
    expect((await update({ headline: 'By the lake' })).home.headline).toBe('By the lake');
  });

  test('keeps the offered rent when an application arrives before the cut', async () => {
    await setStatus('active');
    const [applied, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const application = asSystem(api.services.db, async (db) => {
      await sql`update homes set status = 'application_pending' where id = ${homeId}`.execute(db);
      applied.resolve();
      await asked.promise;
    });
    await applied.promise;
    const refusal = refusalOf(update({ rentCents: cents(310_000) }));
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => api.rows(waiting)).not.toEqual([]);
    asked.resolve();
    await application;
    expect(await refusal).toMatchObject({ status: 409 });
  });

  test('orders, describes, and removes photos, and keeps photos that another person added', async () => {
    for (let n = 0; n < 3; n += 1) await addPicture(await photo(n * 30));
    const { pictures } = await api.callAs(owner, listings.getListing, params());
    const [a, b, c] = pictures.map(({ id }) => id) as [string, string, string];
    const { pictures: after } = await update({
      pictures: [
        { id: c, alt: 'Kitchen', month: '2026-10' },
        { id: a, alt: 'Bath', month: '2026-11' },
      ],
      removedPictures: [b],
    });
    expect(after.map(({ id, alt, month }) => [id, alt, month])).toEqual([
      [c, 'Kitchen', '2026-10'],
      [a, 'Bath', '2026-11'],
    ]);
    expect(await refusalOf(update({ pictures: [{ id: b, alt: '', month: null }] }))).toMatchObject({ status: 400 });
    expect((await api.callAs(owner, homes.previewHome, params())).picturedOn).toBe('2026-10-01');
    // A page that was opened before this photo came does not know it, and takes nothing away that it does not name.
    await addPicture(await photo(120));
    const { pictures: later } = await update({ pictures: [{ id: a, alt: 'Bath', month: '2026-11' }] });
    expect(later.map(({ id, alt }) => [id, alt])).toEqual([
      [a, 'Bath'],
      [c, 'Kitchen'],
      [later[2]?.id, ''],
    ]);
    expect(later).toHaveLength(3);
    expect((await update({ removedPictures: [c] })).pictures.map(({ id }) => id)).toEqual([a, later[2]?.id]);
  });

  test('is hidden from other people', async () => {
    const stranger = await createPerson(api);
    expect(await refusalOf(update({ headline: 'Mine' }, stranger))).toMatchObject({ status: 404 });
    expect((await update({ headline: 'By our team' }, staff)).home.headline).toBe('By our team');
  });
});

describe('addListingPicture', () => {
  test('a file becomes a picture and is a document no more; a dark one is noted', async () => {
    await addPicture(await photo(200, 0.1));
    const { pictures } = await api.callAs(owner, listings.getListing, params());
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatchObject({ month: '2026-11', notes: expect.arrayContaining(['dark']) });
    expect(await api.rows('select id from documents where owner_id = $1', [owner.id])).toEqual([]);
  });

  test('the room is drafted from the name of the file', async () => {
    const bytes = await photo(77);
    const { document } = await uploadFile(api, owner, bytes, { filename: 'kitchen-2.jpg' });
    const body = { documentId: document?.id ?? '', month: null };
    const { pictures } = await api.callAs(owner, listings.addListingPicture, { ...params(), body });
    expect(pictures[0]?.alt).toBe('Kitchen');
  });

  test('the same photo twice is one picture', async () => {
    const bytes = await photo(90);
    await addPicture(bytes);
    expect((await addPicture(bytes)).pictures).toHaveLength(1);
  });

  test('a PDF is no photo, and a full listing says what to do', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    const documentId = (
      await api.rows<{ id: string }>(
        `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
         values (gen_random_uuid(), $1, 'other', 'a.pdf', 'application/pdf', 3, '\\x00', 'documents/none', now()) returning id`,
        [owner.id],
      )
    )[0]?.id;
    await api.services.storage.put('documents/none', pdf);
    const add = () =>
      api.callAs(owner, listings.addListingPicture, { ...params(), body: { documentId: documentId ?? '' } });
    expect(await refusalOf(add())).toMatchObject({ status: 415 });
    await api.rows('update homes set pictures = $2 where id = $1', [
      homeId,
      Array.from({ length: MAX_LISTING_PICTURES }, (_, n) => String(n).padStart(32, '0')),
    ]);
    expect(await refusalOf(add())).toMatchObject({ status: 409 });
  });
});

describe('approveListing', () => {
  test('is refused while something is missing, and names it', async () => {
    const refusal = await refusalOf(api.callAs(owner, listings.approveListing, params()));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('5 more photos') });
  });

  test('only its owner approves, and only a home that is ready', async () => {
    await fillListing();
    expect(await refusalOf(api.callAs(staff, listings.approveListing, params()))).toMatchObject({ status: 403 });
    for (const status of homeLifecycle.states.filter((each) => each !== 'ready')) {
      await setStatus(status);
      expect(await refusalOf(api.callAs(owner, listings.approveListing, params()))).toMatchObject({ status: 409 });
    }
    await setStatus('ready');
    await api.callAs(owner, listings.approveListing, params());
    expect(await statusOf()).toBe('in_review');
  });
});

describe('publishListing', () => {
  test('search, map, and page have it at once; its owner reads about it', async () => {
    await createRegionHost(api, homeId);
    await fillListing();
    await api.callAs(owner, listings.approveListing, params());
    const found = async () =>
      (await api.call(homes.searchHomes, { query: { place: 'oakland-ca' } })).items.some(({ id }) => id === homeId);
    expect(await found()).toBe(false);
    await api.callAs(staff, listings.publishListing, { ...params(), body: {} });
    expect(await found()).toBe(true);
    const map = await api.call(homes.searchMap, { query: { bounds: '-122.5,37.6,-122.1,37.9', zoom: 16 } as never });
    expect(map.total).toBeGreaterThan(0);
    expect(
      await api.rows('select template from outbox where recipient = (select email from users where id = $1)', [
        owner.id,
      ]),
    ).toContainEqual({
      template: 'listingPublished',
    });
    expect(await api.rows('select kind from home_events where home_id = $1 order by id', [homeId])).toEqual([
      { kind: 'submitted' },
      { kind: 'listed' },
    ]);
  });

  test('may be announced first; what is not under review is not published', async () => {
    expect(await refusalOf(api.callAs(staff, listings.publishListing, { ...params(), body: {} }))).toMatchObject({
      status: 409,
    });
    await completeListing(api, homeId);
    await setStatus('in_review');
    await api.callAs(staff, listings.publishListing, { ...params(), body: { as: 'coming_soon' } });
    expect(await statusOf()).toBe('coming_soon');
    await api.callAs(staff, listings.publishListing, { ...params(), body: {} });
    expect(await statusOf()).toBe('active');
  });
});

describe('the host of a home', () => {
  const publish = () => api.callAs(staff, listings.publishListing, { ...params(), body: {} });
  const waiting = async () =>
    (
      await api.callAs(await createPerson(api, 'staff'), deskResource.getQueue, {
        params: { queueId: 'homes_without_host' },
      })
    ).items.filter(({ id }) => id === homeId);
  const hostOf = async () => (await api.call(homes.getHome, params())).host;

  beforeEach(() => api.empty('region_hosts'));

  test('is one of the region with the fewest homes, and a visitor books a tour with them', async () => {
    await completeListing(api, homeId);
    const busy = await createRegionHost(api, homeId);
    await api.empty('region_hosts');
    await api.rows('update homes set host_id = $1 where id = $2', [busy, await createHome(api)]);
    const free = await createHost(api);
    await api.rows(
      'insert into region_hosts (region_id, host_id) select region_id, unnest($2::uuid[]) from homes where id = $1',
      [homeId, [busy, free]],
    );
    await api.callAs(owner, listings.approveListing, params());
    await publish();
    expect(await api.rows('select host_id from homes where id = $1', [homeId])).toEqual([{ host_id: free }]);
    const { starts } = await api.call(tours.listTourSlots, params());
    const booked = await api.call(tours.bookTour, {
      ...params(),
      body: { startsAt: starts[0] ?? '', contact: testContact },
    });
    expect(booked).toMatchObject({ status: 'booked', hostName: 'Hal', startsAt: starts[0] });
    expect(await waiting()).toEqual([]);
  });

  test('has the first name of their account and the year they joined', async () => {
    await completeListing(api, homeId);
    await api.rows(
      `update users set first_name = 'Noor', created_at = '2023-05-01T12:00:00Z'
       where id in (select host_id from region_hosts)`,
    );
    await setStatus('in_review');
    await publish();
    expect(await hostOf()).toEqual({ firstName: 'Noor', since: 2023 });
  });

  test.each([
    ['no host', 'delete from region_hosts'],
    ['no one who works as a host', 'update users set is_host = false where id in (select host_id from region_hosts)'],
    ['a host without working hours', 'delete from host_hours where host_id in (select host_id from region_hosts)'],
  ])('refuses to publish a home whose region has %s, and our team has it to do', async (_, change) => {
    await completeListing(api, homeId);
    await api.rows(change);
    await api.callAs(owner, listings.approveListing, params());
    for (const as of ['active', 'coming_soon'] as const)
      expect(await refusalOf(api.callAs(staff, listings.publishListing, { ...params(), body: { as } }))).toMatchObject({
        status: 409,
        message: expect.stringContaining('no host works in Bay Area'),
      });
    expect(await statusOf()).toBe('in_review');
    expect(await waiting()).toMatchObject([{ detail: 'Bay Area · Can’t be published' }]);
    await createRegionHost(api, homeId);
    await publish();
    expect(await waiting()).toEqual([]);
  });

  test('is unknown for a listed home that lost its host, which our team has to do', async () => {
    await setStatus('active');
    await api.rows('update homes set host_id = null where id = $1', [homeId]);
    expect(await hostOf()).toBeNull();
    expect((await api.call(tours.listTourSlots, params())).starts).toEqual([]);
    expect(await waiting()).toMatchObject([{ detail: 'Bay Area · Can’t be toured' }]);
  });

  test('is needed on the day that an announced home opens', async () => {
    await completeListing(api, homeId);
    await setStatus('coming_soon');
    await api.rows("update homes set available_on = '2020-01-01' where id = $1", [homeId]);
    await api.empty('region_hosts');
    await openAnnouncedListings(api.services);
    expect(await statusOf()).toBe('coming_soon');
    await createRegionHost(api, homeId);
    await openAnnouncedListings(api.services);
    expect(await statusOf()).toBe('active');
    expect(await hostOf()).not.toBeNull();
  });
});

describe('from every status', () => {
  beforeEach(() => completeListing(api, homeId));
  const acts = {
    publish: (status: HomeStatus) => ['in_review', 'coming_soon'].includes(status) && 'active',
    announce: (status: HomeStatus) => status === 'in_review' && 'coming_soon',
    return: (status: HomeStatus) => status === 'in_review' && 'ready',
    pause: (status: HomeStatus) => ['in_review', 'coming_soon', 'active'].includes(status) && 'off_market',
    relist: (status: HomeStatus) => ['off_market', 'turnover'].includes(status) && 'in_review',
  } as const;
  const perform = (act: keyof typeof acts) =>
    ({
      publish: () => api.callAs(staff, listings.publishListing, { ...params(), body: {} }),
      announce: () => api.callAs(staff, listings.publishListing, { ...params(), body: { as: 'coming_soon' } }),
      return: () => api.callAs(staff, listings.returnListing, { ...params(), body: { reason: 'The yard.' } }),
      pause: () => api.callAs(owner, listings.pauseListing, params()),
      relist: () => api.callAs(owner, listings.relistListing, params()),
    })[act]();

  test.each(homeLifecycle.states)('%s: what the listing allows happens, and the rest is refused', async (from) => {
    for (const act of Object.keys(acts) as (keyof typeof acts)[]) {
      await setStatus(from);
      const to = acts[act](from);
      if (to) expect([act, (await perform(act)).home.status]).toEqual([act, to]);
      else expect([act, (await refusalOf(perform(act))).status, await statusOf()]).toEqual([act, 409, from]);
    }
  });
});

describe('an announced listing', () => {
  test('opens on the day the home is available where it stands, once', async () => {
    await completeListing(api, homeId);
    await api.rows("update homes set status = 'coming_soon', available_on = '2026-12-01' where id = $1", [homeId]);
    const before = api.now;
    // 11:59 p.m. in Oakland, where it is still November; a minute later it is not.
    api.now = new Date('2026-12-01T07:59:00Z');
    await openAnnouncedListings(api.services);
    expect(await statusOf()).toBe('coming_soon');
    api.now = new Date('2026-12-01T08:00:00Z');
    await openAnnouncedListings(api.services);
    await openAnnouncedListings(api.services);
    expect(await statusOf()).toBe('active');
    const mails = await api.rows(
      "select template from outbox where recipient = (select email from users where id = $1) and template = 'listingPublished'",
      [owner.id],
    );
    expect(mails).toHaveLength(1);
    api.now = before;
  });
});

describe('returnListing', () => {
  test('goes back to its owner with the reason, until the owner approves again', async () => {
    await fillListing();
    await api.callAs(owner, listings.approveListing, params());
    await api.callAs(staff, listings.returnListing, { ...params(), body: { reason: 'Please show the yard.' } });
    const { returnedBecause, actions } = await api.callAs(owner, listings.getListing, params());
    expect([returnedBecause, actions]).toEqual(['Please show the yard.', ['edit', 'approve']]);
    expect((await api.callAs(owner, listings.approveListing, params())).returnedBecause).toBeNull();
  });
});

describe('pauseListing', () => {
  test('leaves the market at once; with an application in hand it says what comes first', async () => {
    await setStatus('application_pending');
    expect(await refusalOf(api.callAs(owner, listings.pauseListing, params()))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Decide on the application'),
    });
    await setStatus('active');
    await api.callAs(owner, listings.pauseListing, params());
    expect(await statusOf()).toBe('off_market');
  });
});

describe('what publishing asks for', () => {
  const body = {};
  const ways = [
    ['approved', 'ready', () => api.callAs(owner, listings.approveListing, params())],
    ['published', 'in_review', () => api.callAs(staff, listings.publishListing, { ...params(), body })],
    ['relisted', 'off_market', () => api.callAs(owner, listings.relistListing, params())],
  ] as const;
  test.each(ways)('a home is %s only with its photos, its text, and words the law allows', async (_, from, act) => {
    await setStatus(from);
    const refused = await refusalOf(act());
    expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/5 more photos.*A description/) });
    await completeListing(api, homeId);
    await api.rows("update homes set headline = 'Perfect for adults only' where id = $1", [homeId]);
    expect(await refusalOf(act())).toMatchObject({ status: 400, fields: { headline: expect.any(String) } });
    expect(await statusOf()).toBe(from);
    await completeListing(api, homeId);
    await act();
    expect(await statusOf()).not.toBe(from);
  });
});

describe('relistListing', () => {
  test('goes through review again', async () => {
    await completeListing(api, homeId);
    await setStatus('off_market');
    expect((await api.callAs(owner, listings.relistListing, params())).home.status).toBe('in_review');
    expect(await refusalOf(api.callAs(owner, listings.relistListing, params()))).toMatchObject({ status: 409 });
  });
});

describe('bookPhotoSession', () => {
  const session = (person = owner) => api.callAs(person, listings.getPhotoSession, params());
  const book = (startsAt: string, person = owner) =>
    api.callAs(person, listings.bookPhotoSession, { ...params(), body: { startsAt } });
  const desk = async () => {
    const { items } = await api.callAs(staff, deskResource.getQueue, { params: { queueId: 'photo_sessions' } });
    return items.filter(({ id }) => id === homeId);
  };

  beforeEach(async () => {
    await api.empty('team_members', 'region_hosts');
    await api.rows(`update homes set host_id = $2 where id = $1`, [homeId, await createRegionHost(api, homeId)]);
    await api.rows(
      `insert into flow_runs (id, flow_id, home_id, guest_token_hashes, status, answers, created_at, updated_at, submitted_at)
       values (gen_random_uuid(), 'setup-photos', $1, '{}', 'submitted', '{"photoPlan": "belong", "staging": "The porch"}', now(), now(), now())`,
      [homeId],
    );
  });

  test('the owner is asked for a time, books one on the calendar, and our team has the photos to take', async () => {
    const asked = async () => (await api.callAs(owner, todos.listTodos)).map(({ kind }) => kind);
    expect(await asked()).toContain('listing.photoSession');
    expect(await desk()).toMatchObject([{ detail: 'No time booked yet' }]);
    const { slots } = await session();
    const { booked } = await book(slots?.starts[0] ?? '');
    expect(booked).toMatchObject({ startsAt: slots?.starts[0], hostName: 'Hal' });
    expect(await asked()).toContain('attendPhotoSession');
    expect(await asked()).not.toContain('listing.photoSession');
    expect(await desk()).toMatchObject([{ detail: expect.stringContaining('take the photos') }]);
    expect(await session()).toMatchObject({ booked, slots: null });
    expect(await api.rows("select note from appointments where kind = 'photo_session'")).toEqual([
      { note: 'The porch' },
    ]);
    await fillListing();
    expect(await desk()).toEqual([]);
  });

  test('is refused twice, for a time that is taken, and before the work is done', async () => {
    const { slots } = await session();
    const [first = '', second = ''] = slots?.starts ?? [];
    await book(first, staff);
    expect(await refusalOf(book(second))).toMatchObject({ status: 409 });
    const neighbor = await createHome(api, { owner, status: 'ready', rent: 3_000 });
    await api.rows('update homes set host_id = (select host_id from homes where id = $2) where id = $1', [
      neighbor,
      homeId,
    ]);
    const taken = api.callAs(owner, listings.bookPhotoSession, {
      params: { homeId: neighbor },
      body: { startsAt: first },
    });
    expect(await refusalOf(taken)).toMatchObject({ code: 'slotTaken' });
    await api.rows("update homes set status = 'work' where id = $1", [neighbor]);
    const early = api.callAs(owner, listings.bookPhotoSession, {
      params: { homeId: neighbor },
      body: { startsAt: second },
    });
    expect(await refusalOf(early)).toMatchObject({ status: 409 });
  });
});

describe('getPhotoSession', () => {
  test('has no times while the work is under way, and is its owner’s and our team’s alone', async () => {
    await api.rows("update homes set status = 'work' where id = $1", [homeId]);
    expect(await api.callAs(staff, listings.getPhotoSession, params())).toEqual({ booked: null, slots: null });
    const stranger = api.callAs(await createPerson(api), listings.getPhotoSession, params());
    expect((await refusalOf(stranger)).status).toBe(404);
  });
});

describe('tour hours', () => {
  test('tours are offered within the hours that the owner allows, and whenever the host is free without them', async () => {
    await api.rows(`update homes set host_id = $2, status = 'active' where id = $1`, [homeId, await createHost(api)]);
    const starts = async () => (await api.call(tours.listTourSlots, params())).starts;
    const local = (start: string) =>
      new Date(start).toLocaleString('en-US', {
        weekday: 'short',
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: 'America/Los_Angeles',
      });
    const free = await starts();
    const { tourHours } = await update({ tourHours: { days: [2], from: '12:00', to: '13:00' } });
    expect(tourHours).toEqual({ days: [2], from: '12:00', to: '13:00' });
    expect(new Set((await starts()).map(local))).toEqual(new Set(['Tue, 12']));
    expect((await starts()).length).toBeLessThan(free.length);
    expect((await refusalOf(update({ tourHours: { days: [2], from: '13:00', to: '12:00' } }))).status).toBe(400);
    await update({ tourHours: null });
    expect(await starts()).toEqual(free);
  });
});
