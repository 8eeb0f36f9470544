import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { deletions } from '@/contract/account/deletions/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { formatExactMoney } from '@/contract/amounts/cents';
import { homes } from '@/contract/homes/homes/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let ada: Awaited<ReturnType<typeof createPerson>>;
let homeId: string;
beforeEach(async () => {
  ada = await createPerson(api);
  homeId = await createHome(api, { owner: ada, status: 'ready' });
});

describe('getAccount', () => {
  test('shows the person and all of their homes, also unlisted ones', async () => {
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

describe('residences and what follows from them', () => {
  /** A lease that has ended, as the resident is concerned with it. */
  async function endedLease({ owed, deposit }: { owed: boolean; deposit: 'left' | 'returned' | null }) {
    const resident = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api, { residents: [resident] });
    await api.rows("update leases set status = 'ended', ended_at = $2, end_reason = 'moved out' where id = $1", [
      lease.id,
      api.now.toISOString(),
    ]);
    await api.rows("update charges set due_on = '2026-11-01' where lease_id = $1", [lease.id]);
    if (!owed) await api.rows("update charges set status = 'paid', paid = amount where lease_id = $1", [lease.id]);
    if (deposit)
      await api.rows(
        `insert into move_outs (id, home_id, lease_id, time_zone, status, left_on, deposit, created_at, updated_at)
         values ($1, $2, $3, 'America/Los_Angeles', $4, '2026-11-20', 300000, $5, $5)`,
        [randomUUID(), lease.homeId, lease.id, deposit, api.now.toISOString()],
      );
    return { resident, lease };
  }

  test.each([
    [{ owed: true, deposit: null }, 'settling'],
    [{ owed: true, deposit: 'returned' }, 'settling'],
    [{ owed: false, deposit: 'left' }, 'settling'],
    [{ owed: false, deposit: 'returned' }, 'settled'],
    [{ owed: false, deposit: null }, undefined],
  ] as const)('a lease that ended with %j is %s', async (facts, phase) => {
    const { resident } = await endedLease(facts);
    const { residences, isNewcomer } = await api.callAs(resident, account.getAccount);
    expect(residences.map((residence) => residence.phase)).toEqual(phase ? [phase] : []);
    if (phase) expect(isNewcomer).toBe(false);
  });

  test('names the debt with Pay among the to-dos after moving out', async () => {
    const { resident, lease } = await endedLease({ owed: true, deposit: 'left' });
    const { openCents } = await api.callAs(resident, charges.listCharges, { params: { leaseId: lease.id } });
    expect(openCents).toBeGreaterThan(0);
    expect((await api.callAs(resident, todos.listTodos)).find(({ kind }) => kind === 'payRent')).toMatchObject({
      title: `${formatExactMoney(openCents)} is past due`,
      action: { label: 'Pay', href: '/accounts/home/payments' },
    });
  });

  test('names the debt and the deposit when the resident wants to delete the account', async () => {
    const { resident } = await endedLease({ owed: true, deposit: 'left' });
    const { blockers } = await api.callAs(resident, deletions.getDeletion);
    expect(blockers.map(({ code }) => code)).toEqual(['leaseBalance', 'openDeposit']);
    expect(blockers[0]?.title).toMatch(/^\$[\d,.]+ is unpaid for 12 Alder Lane$/);
  });

  test('lets the resident delete the account when everything is settled', async () => {
    const { resident } = await endedLease({ owed: false, deposit: 'returned' });
    expect((await api.callAs(resident, deletions.getDeletion)).blockers).toEqual([]);
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
