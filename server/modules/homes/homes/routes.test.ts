import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/contract/calendar/days';
import { homes } from '@/contract/homes/homes/endpoints';
import { createFee } from '@/server/modules/leasing/leases/fixture';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('homes', 'leads', 'lead_events', 'outbox'));

const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' };
const question = { contact, message: 'Does the kitchen face the garden?' };

describe('searchHomes', () => {
  test('finds what is on the market, newest first, and nothing else', async () => {
    const older = await createHome(api, { listedDaysAgo: 9 });
    const newer = await createHome(api, { listedDaysAgo: 2, status: 'coming_soon' });
    for (const status of ['ready', 'in_review', 'leased', 'off_market'] as const) await createHome(api, { status });
    const { items, total, more } = await api.call(homes.searchHomes, {});
    expect(items.map((home) => home.id)).toEqual([newer, older]);
    expect({ total, more }).toEqual({ total: 2, more: false });
  });

  test('narrows by city, region, rent and beds, and each narrows', async () => {
    await createCity(api, 'berkeley-ca', 1);
    await createCity(api, 'irvine-ca', 3);
    const wanted = await createHome(api, { city: 'berkeley-ca', rent: 3_500, beds: 3 });
    await createHome(api, { city: 'berkeley-ca', rent: 5_000, beds: 3 });
    await createHome(api, { city: 'berkeley-ca', rent: 3_500, beds: 1 });
    await createHome(api, { city: 'irvine-ca', rent: 3_500, beds: 3 });
    const ids = async (query: object) => (await api.call(homes.searchHomes, { query })).items.map((home) => home.id);
    expect(await ids({ place: 'berkeley-ca', minRent: 3_000, maxRent: 4_000, beds: 2 })).toEqual([wanted]);
    expect(await ids({ place: 'bay-area' })).toHaveLength(3);
    expect(await ids({ place: 'berkeley-ca', maxRent: 4_000 })).toHaveLength(2);
    expect(await ids({ beds: 2 })).toHaveLength(3);
  });

  test('goes through the pages without losing or repeating a home', async () => {
    for (let n = 0; n < 50; n += 1) await createHome(api, { rent: 2_000 + (n % 7) });
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { items, total } = await api.call(homes.searchHomes, { query: { page, sort: 'rentLow' } });
      expect(total).toBe(50);
      seen.push(...items.map((home) => home.id));
    }
    expect(new Set(seen).size).toBe(50);
  });

  test('gives as many as asked for, up to a page, and goes on where those end', async () => {
    for (let n = 0; n < 5; n += 1) await createHome(api, { rent: 2_000 + n });
    const rents = async (page: number) =>
      (await api.call(homes.searchHomes, { query: { page, limit: 2, sort: 'rentLow' } })).items.map(
        (home) => home.rentCents,
      );
    expect([await rents(1), await rents(3)]).toEqual([[200_000, 200_100], [200_400]]);
    for (const limit of [0, 25, 1.5]) {
      const refusal = await refusalOf(api.call(homes.searchHomes, { query: { limit } }));
      expect(refusal).toMatchObject({ status: 400 });
    }
  });

  test('a page beyond the last is empty and still knows how many fit', async () => {
    await createHome(api);
    const { items, total } = await api.call(homes.searchHomes, { query: { page: 9 } });
    expect({ items, total }).toEqual({ items: [], total: 1 });
  });

  test('adds every required monthly fee to the rent, and no other', async () => {
    await createHome(api, {
      rent: 3_000,
      fees: [
        createFee({ name: 'Trash', cents: 2_500, every: 'month' }),
        { ...createFee({ name: 'Parking', cents: 15_000, every: 'month' }), required: false },
        createFee({ name: 'Move-in', cents: 20_000, every: 'once' }),
      ],
    });
    const { items } = await api.call(homes.searchHomes, {});
    expect(items[0]).toMatchObject({ rentCents: 300_000, allInCents: 302_500 });
  });

  test('refuses what is not a filter, and says which', async () => {
    for (const query of [
      'beds=11',
      'minRent=-1',
      'page=0',
      'page=99',
      'sort=best',
      'adultsOnly=true',
      'beds=2&beds=3',
      'moveIn=soon',
      'bounds=1,2,3',
      'bounds=10,0,-10,5',
      'bounds=-180,-90,180,90',
    ]) {
      const response = await api.fetch(`/homes?${query}`);
      expect(response.status, query).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
  });

  test('filters by move-in day with time for the HOA to approve an applicant of today', async () => {
    const dayIn = (days: number) => addDays(api.now.toISOString().slice(0, 10), days);
    const id = await createHome(api, { availableOn: dayIn(-5) });
    await api.rows('update homes set hoa_approval_days = 30 where id = $1', [id]);
    const found = async (moveIn: string) => {
      const { items } = await api.call(homes.searchHomes, { query: { moveIn } });
      return items.some((home) => home.id === id);
    };
    expect(await found(dayIn(20))).toBe(false);
    expect(await found(dayIn(40))).toBe(true);
  });

  test('a rent that was cut stands beside the new one for 30 days', async () => {
    const id = await createHome(api, { rent: 3_000 });
    const cutFrom = async (changedDaysAgo: number, previousCents: number) => {
      await api.rows(
        'update homes set previous_rent = $2, rent_changed_at = $3::timestamptz - make_interval(days => $4) where id = $1',
        [id, previousCents, api.now, changedDaysAgo],
      );
      const { items } = await api.call(homes.searchHomes, {});
      return items.map(({ previousRentCents }) => previousRentCents);
    };
    expect(await cutFrom(29, 320_000)).toEqual([320_000]);
    expect(await cutFrom(31, 320_000)).toEqual([null]);
    expect(await cutFrom(1, 290_000)).toEqual([null]);
  });

  test('a place we do not know is not found', async () => {
    const refusal = await refusalOf(api.call(homes.searchHomes, { query: { place: 'atlantis-zz' } }));
    expect(refusal).toMatchObject({ status: 404, code: 'notFound' });
  });
});

describe('searchMap', () => {
  const bounds = '-122.5,37.6,-122.1,37.9';

  test('shows few homes one by one, each with its rent', async () => {
    const here = await createHome(api, { lat: 37.8, lng: -122.3, rent: 2_900 });
    await createHome(api, { lat: 38.1, lng: -122.3 });
    await createHome(api, { lat: 37.8, lng: -122.3, status: 'leased' });
    const shown = await api.call(homes.searchMap, { query: { bounds, zoom: 10 } });
    expect(shown).toEqual({
      pins: [{ id: here, lat: 37.8, lng: -122.3, rentCents: 290_000, allInCents: 290_000 }],
      clusters: [],
      total: 1,
    });
  });

  test('gathers many homes into clusters that part as one comes closer', async () => {
    for (let n = 0; n < 110; n += 1) await createHome(api, { lat: 37.7 + (n % 11) / 100, lng: -122.3 + (n % 7) / 100 });
    const far = await api.call(homes.searchMap, { query: { bounds, zoom: 7 } });
    const near = await api.call(homes.searchMap, { query: { bounds, zoom: 12 } });
    expect(far.clusters.length).toBeLessThan(5);
    expect(near.clusters.length).toBeGreaterThan(20);
    expect([far.total, near.total]).toEqual([110, 110]);
  });

  test('a map without edges or height is refused', async () => {
    for (const query of ['', 'zoom=9', `bounds=${bounds}`, `bounds=${bounds}&zoom=x`, `bounds=${bounds}&zoom=9&page=2`])
      expect((await api.fetch(`/homes/map?${query}`)).status, query).toBe(400);
  });
});

describe('listHomesByIds', () => {
  test('gives homes in the order asked, leased ones too, and keeps drafts to itself', async () => {
    const [one, other, draft] = [
      await createHome(api),
      await createHome(api, { status: 'leased' }),
      await createHome(api, { status: 'ready' }),
    ];
    const ids = [other, randomUUID(), draft, one, other].join(',');
    const picked = await api.call(homes.listHomesByIds, { query: { ids } });
    expect(picked.map(({ id, status }) => [id, status])).toEqual([
      [other, 'leased'],
      [one, 'active'],
    ]);
  });

  test('refuses none, too many, and what is no id', async () => {
    for (const ids of ['', 'x', Array.from({ length: 49 }, () => randomUUID()).join(',')])
      expect((await api.fetch(`/homes/picked?ids=${ids}`)).status).toBe(400);
  });
});

describe('listHomePages', () => {
  test('lists every home on the market once, with the true total, and no other', async () => {
    const listed = [await createHome(api), await createHome(api, { status: 'coming_soon' })];
    const [leased, draft] = [await createHome(api, { status: 'leased' }), await createHome(api, { status: 'ready' })];
    const { items, total } = await api.call(homes.listHomePages);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(listed));
    for (const id of [leased, draft]) expect(ids).not.toContain(id);
    expect([total, new Set(ids).size]).toEqual([items.length, items.length]);
    expect(items[0]).toEqual({ id: ids[0], citySlug: 'oakland-ca', listedAt: expect.any(String) });
    expect(await api.call(homes.listHomePages, { query: { page: 2 } })).toEqual({ items: [], total });
  });

  test('refuses a page that is none', async () => {
    for (const page of ['0', 'x', '50001']) expect((await api.fetch(`/homes/pages?page=${page}`)).status).toBe(400);
  });
});

describe('previewHome', () => {
  test('its homeowner and staff preview it in any status; to others there is no preview even of a listed home', async () => {
    const [owner, other, staff] = [await createPerson(api), await createPerson(api), await createPerson(api, 'staff')];
    for (const status of ['ready', 'in_review', 'active', 'off_market'] as const) {
      const params = { homeId: await createHome(api, { status, owner }) };
      for (const person of [owner, staff])
        expect(await api.callAs(person, homes.previewHome, { params })).toMatchObject({ id: params.homeId, status });
      expect(await refusalOf(api.callAs(other, homes.previewHome, { params }))).toMatchObject({ status: 404 });
      expect(await refusalOf(api.callAs(null, homes.previewHome, { params }))).toMatchObject({ status: 401 });
    }
  });
});

describe('getHome', () => {
  test('says what it costs to move in: first month all-in, deposit, one-time fees', async () => {
    const homeId = await createHome(api, {
      rent: 3_000,
      fees: [
        createFee({ name: 'Trash', cents: 2_500, every: 'month' }),
        createFee({ name: 'Move-in', cents: 20_000, every: 'once' }),
      ],
    });
    const home = await api.call(homes.getHome, { params: { homeId } });
    expect(home.moveInCents).toBe(302_500 + 300_000 + 20_000);
    expect(home).toMatchObject({ city: 'Oakland', citySlug: 'oakland-ca', timeZone: 'America/Los_Angeles' });
  });

  test('a draft is not found by anybody but its owner and staff', async () => {
    const [owner, other, staff] = [await createPerson(api), await createPerson(api), await createPerson(api, 'staff')];
    const homeId = await createHome(api, { status: 'ready', owner });
    for (const person of [null, other]) {
      expect(await refusalOf(api.callAs(person, homes.getHome, { params: { homeId } }))).toMatchObject({ status: 404 });
    }
    for (const person of [owner, staff]) {
      expect(await api.callAs(person, homes.getHome, { params: { homeId } })).toMatchObject({ id: homeId });
    }
  });

  test('a home that is not there and an id that is none answer the same', async () => {
    for (const homeId of [randomUUID(), 'nonsense', `${randomUUID()}'--`, '1']) {
      expect(await refusalOf(api.call(homes.getHome, { params: { homeId } }))).toMatchObject({
        status: 404,
        message: 'We couldn’t find that home.',
      });
    }
  });
});

describe('similarHomes', () => {
  test('proposes homes of like size and rent, never itself, the nearest in rent first', async () => {
    const homeId = await createHome(api, { rent: 3_000, beds: 2 });
    const close = await createHome(api, { rent: 3_050, beds: 2 });
    const further = await createHome(api, { rent: 3_600, beds: 2 });
    await createHome(api, { rent: 9_000, beds: 2 });
    await createHome(api, { rent: 3_000, beds: 6 });
    const similar = await api.call(homes.similarHomes, { params: { homeId } });
    expect(similar.map((home) => home.id)).toEqual([close, further]);
  });

  test('a home that is not there is not found', async () => {
    expect(await refusalOf(api.call(homes.similarHomes, { params: { homeId: randomUUID() } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('askQuestion', () => {
  test('keeps the question as a lead of the home, promises an answer and writes back', async () => {
    const homeId = await createHome(api);
    const receipt = await api.call(homes.askQuestion, { params: { homeId }, body: question });
    // Asked on a Saturday.
    expect(receipt.answerBy).toBe('2026-11-24T02:00:00.000Z');
    const [lead] = await api.rows('select type, home_id, message, email, zipcode from leads where id = $1', [
      receipt.id,
    ]);
    expect(lead).toEqual({
      type: 'ask_a_question',
      home_id: homeId,
      message: question.message,
      email: contact.email,
      zipcode: '00000',
    });
    expect(await api.rows('select channel, recipient, template from outbox')).toEqual([
      { channel: 'email', recipient: contact.email, template: 'leadReceived' },
    ]);
    expect(await api.rows("select event from audit_log where subject = 'lead:' || $1", [receipt.id])).toEqual([
      { event: 'lead.created' },
    ]);
  });

  test('sent again with its key, it is kept once and answers the same', async () => {
    const homeId = await createHome(api);
    const send = () =>
      api.call(homes.askQuestion, { params: { homeId }, body: question }, { idempotencyKey: 'question-0001' });
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await api.rows('select id from leads')).toHaveLength(1);
  });

  test('needs a name, an email address and a question', async () => {
    const homeId = await createHome(api);
    const refusal = await refusalOf(
      api.call(homes.askQuestion, {
        params: { homeId },
        body: { contact: { ...contact, email: 'nobody' }, message: ' ' },
      }),
    );
    expect(refusal).toMatchObject({ status: 400, code: 'invalid' });
    expect(refusal.fields).toEqual({
      'contact.email': 'Enter a valid email address',
      message: 'What would you like to know?',
    });
    expect(await api.rows('select id from leads')).toHaveLength(0);
  });

  test('a home that has been leased meanwhile says so', async () => {
    const homeId = await createHome(api, { status: 'leased' });
    const refusal = await refusalOf(api.call(homes.askQuestion, { params: { homeId }, body: question }));
    expect(refusal).toMatchObject({ status: 409, message: 'This home is no longer available.' });
  });
});
