import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/endpoints';
import { homes } from '@/contract/homes/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let ada: Awaited<ReturnType<typeof createPerson>>;
let homeId: string;
beforeEach(async () => {
  ada = await createPerson(api);
  homeId = await createHome(api, { owner: ada, status: 'ready' });
});

describe('getAccount', () => {
  test('shows who one is and every home of one’s own, also those nobody else sees', async () => {
    const found = await api.callAs(ada, account.getAccount);
    expect(found).toMatchObject({ user: { email: ada.email }, roles: ['homeowner'], openTodos: 1 });
    expect(found.homes).toMatchObject([{ id: homeId, role: 'owner' }]);
  });

  test('shows a co-owner the home and the portfolio, and a helper the portfolio alone', async () => {
    const [bo, cy] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    await createHomeMember(api, { homeId, role: 'helper', person: cy });
    const shared = await api.callAs(bo, account.getAccount);
    expect(shared.homes).toMatchObject([{ id: homeId, role: 'co_owner' }]);
    expect(shared.roles).toEqual(['resident', 'homeowner']);
    expect((await api.callAs(bo, account.getOwnedHome, { params: { homeId } })).role).toBe('co_owner');
    const helped = await api.callAs(cy, account.getAccount);
    expect(helped.homes).toEqual([]);
    expect(helped.roles).toEqual(['resident', 'homeowner']);
    expect((await refusalOf(api.callAs(cy, account.getOwnedHome, { params: { homeId } }))).status).toBe(404);
  });

  test('shows nothing of anybody else’s', async () => {
    const ben = await createPerson(api, 'resident');
    expect((await api.callAs(ben, account.getAccount)).homes).toEqual([]);
  });
});

describe('listHomes', () => {
  test('goes on where the account stops, each home once', async () => {
    const [{ names = '' } = {}] = await api.rows<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'homes' and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`,
    );
    await api.rows(
      `insert into homes (${names}) select ${names.replace(/\bid\b/, 'gen_random_uuid()').replace(/\bstreet_address\b/, "(n / 2) || ' Alder St'")}
       from homes, generate_series(1, 204) n where homes.id = $1`,
      [homeId],
    );
    const first = await api.callAs(ada, account.getAccount);
    expect(first).toMatchObject({ hasMoreHomes: true });
    const pageAfter = (items: readonly { id: string }[]) => ({ query: { after: items.at(-1)?.id ?? '' } });
    const second = await api.callAs(ada, account.listHomes, pageAfter(first.homes));
    const third = await api.callAs(ada, account.listHomes, pageAfter(second.items));
    const all = [first.homes, second.items, third.items];
    expect(all.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect([second.more, third.more]).toEqual([true, false]);
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(205);
    const ben = await createPerson(api);
    expect(await api.callAs(ben, account.listHomes)).toEqual({ items: [], more: false });
    expect((await api.callAs(ben, account.listHomes, pageAfter(first.homes))).items).toEqual([]);
  });
});

describe('getOwnedHome', () => {
  test('tells the past of a home, the latest first', async () => {
    for (const [kind, at, detail] of [
      ['listed', '2026-10-01T12:00:00Z', {}],
      ['repriced', '2026-11-01T12:00:00Z', { from: 300_000, to: 290_000 }],
    ] as const)
      await api.rows('insert into home_events (id, home_id, kind, at, detail) values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        homeId,
        kind,
        at,
        JSON.stringify(detail),
      ]);
    const home = await api.callAs(ada, account.getOwnedHome, { params: { homeId } });
    expect(home.events.map(({ kind }) => kind)).toEqual(['repriced', 'listed']);
    expect(home.events[0]).toMatchObject({ fromCents: 300_000, toCents: 290_000 });
  });

  test.each(['another owner', 'staff'])('is not found by %s', async (who) => {
    const other = await createPerson(api, who === 'staff' ? 'staff' : 'homeowner');
    const refusal = await refusalOf(api.callAs(other, account.getOwnedHome, { params: { homeId } }));
    expect(refusal.status).toBe(404);
  });
});

describe('listQuestions', () => {
  test('brings back what the person asked, and not what others asked', async () => {
    const contact = { firstName: 'Ada', lastName: 'L', email: ada.email };
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    await api.callAs(ada, homes.askQuestion, { params: { homeId }, body: { contact, message: 'Bicycles?' } });
    await api.call(homes.askQuestion, { params: { homeId }, body: { contact, message: 'Not signed in' } });
    const asked = await api.callAs(ada, account.listQuestions);
    expect(asked).toMatchObject([{ message: 'Bicycles?', home: { id: homeId } }]);
  });
});
