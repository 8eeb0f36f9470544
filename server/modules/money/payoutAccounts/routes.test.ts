import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { blockAccount, usableAccount } from './index';
import { activatePayoutAccounts, handlePayoutAccountEvent } from './jobs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let owner: Someone;
let homeId: string;

beforeEach(async () => {
  owner = await createPerson(api);
  homeId = await createHome(api, { owner });
});

const bank = {
  homeId: null as string | null,
  holderName: 'Ada Lovelace',
  kind: 'checking' as const,
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountNumberAgain: '000123456789',
};
const add = (change: Partial<typeof bank> = {}, person = owner) =>
  api.callAs(person, payoutAccounts.addPayoutAccount, { body: { ...bank, holderName: person.name, ...change } });
const list = async (person = owner) => (await api.callAs(person, payoutAccounts.listPayoutAccounts)).items;
const usable = (home = homeId) => asSystem(api.services.db, (db) => usableAccount(db, owner.id, home));
/** Past the hold, with a fresh login. */
async function waitForHold() {
  advanceClock(api, 3 * 86_400);
  await api.rows('update sessions set authenticated_at = $2 where user_id = $1', [owner.id, api.now.toISOString()]);
  await activatePayoutAccounts(api.services);
}
const letLoginAge = async () => {
  await api.rows("update sessions set authenticated_at = authenticated_at - interval '16 minutes' where user_id = $1", [
    owner.id,
  ]);
  advanceClock(api, 2);
};
const other = { accountNumber: '000999999991', accountNumberAgain: '000999999991', routingNumber: '121000358' };

describe('handlePayoutAccountEvent', () => {
  test('blocks the bank account the processor cannot pay to, once, and asks its owner for another one', async () => {
    await add();
    await waitForHold();
    const [row] = await api.rows<{ account: string; ref: string }>(
      'select processor_account as account, processor_ref as ref from payout_accounts where owner_id = $1',
      [owner.id],
    );
    const account = row?.account ?? '';
    await handlePayoutAccountEvent(api.services, { account, bankRef: 'ba_another', failure: 'errored' });
    expect(await usable()).toBeDefined();
    for (let time = 0; time < 2; time += 1)
      await handlePayoutAccountEvent(api.services, { account, bankRef: row?.ref, failure: 'errored' });
    expect(await usable()).toBeUndefined();
    expect((await list())[0]).toMatchObject({ status: 'blocked' });
    const letters = (await findMessages(api, owner.email)).filter(
      ({ template }) => template === 'payoutAccountBlocked',
    );
    expect(letters).toHaveLength(1);
  });
});

describe('addPayoutAccount', () => {
  test('holds the account for three days, then pays to it', async () => {
    expect(await add()).toMatchObject({ status: 'waiting', bankName: 'STRIPE TEST BANK', lastFour: '6789' });
    expect(await usable()).toBeUndefined();
    advanceClock(api, 3 * 86_400 - 1);
    await activatePayoutAccounts(api.services);
    expect(await usable()).toBeUndefined();
    advanceClock(api, 1);
    await activatePayoutAccounts(api.services);
    expect(await usable()).toMatchObject({ lastFour: '6789', status: 'active' });
  });

  test('keeps paying to the account before while a new one is held', async () => {
    await add();
    await waitForHold();
    await add(other);
    expect(await usable()).toMatchObject({ lastFour: '6789' });
    await waitForHold();
    expect(await usable()).toMatchObject({ lastFour: '9991' });
    expect((await list()).map(({ status }) => status)).toEqual(['active', 'replaced']);
  });

  test('pays a home to its own account, and the others to the one for all', async () => {
    const second = await createHome(api, { owner, streetAddress: '14 Alder Lane' });
    await add();
    await add({ ...other, homeId: second });
    await waitForHold();
    expect(await usable()).toMatchObject({ lastFour: '6789' });
    expect(await usable(second)).toMatchObject({ lastFour: '9991' });
  });

  test('asks for a login of the last 15 minutes', async () => {
    await letLoginAge();
    expect((await refusalOf(add())).code).toBe('recentLoginRequired');
  });

  test('is announced to today’s address and to the one of the account before', async () => {
    await add();
    await waitForHold();
    const former = owner.email;
    await api.rows('update users set email = $2 where id = $1', [owner.id, `new-${former}`]);
    await add(other);
    for (const address of [former, `new-${former}`]) {
      const added = (await findMessages(api, address)).filter(({ template }) => template === 'payoutAccountAdded');
      expect(added.at(-1)?.data).toMatchObject({ bank: 'BANK OF AMERICA ending in 9991' });
    }
  });

  test('names an account before it only where there is one', async () => {
    const wordsOf = async (template: string) => {
      const about = (await findMessages(api, owner.email)).filter((message) => message.template === template);
      return renderMessage(template, about.at(-1)?.data).body;
    };
    const { id } = await add();
    expect(await wordsOf('payoutAccountAdded')).toContain('A payout that is due earlier waits until then.');
    await api.callAs(owner, payoutAccounts.cancelPayoutAccount, { params: { payoutAccountId: id }, body: {} });
    expect(await wordsOf('payoutAccountCanceled')).toContain('Add another one, so that we can pay you.');
    await add();
    await waitForHold();
    await add(other);
    expect(await wordsOf('payoutAccountAdded')).toContain('Until then they go to the account you had before.');
  });

  test('writes the account number nowhere', async () => {
    await add();
    const [{ n } = { n: 1 }] = await api.rows<{ n: number }>(
      `select (select count(*) from payout_accounts where payout_accounts::text like '%000123456789%')::int
        + (select count(*) from audit_log where detail::text like '%000123456789%')::int
        + (select count(*) from idempotency_keys where idempotency_keys::text like '%000123456789%')::int as n`,
    );
    expect(n).toBe(0);
  });

  test('refuses numbers that the bank refuses, at their field, and people without a home', async () => {
    const unknown = { accountNumber: '000222222222', accountNumberAgain: '000222222222' };
    expect(await refusalOf(add(unknown))).toMatchObject({ status: 400, fields: { accountNumber: expect.any(String) } });
    expect((await refusalOf(add({ routingNumber: '110000001' }))).status).toBe(400);
    expect((await refusalOf(add({ accountNumberAgain: '000123456780' }))).status).toBe(400);
    expect((await refusalOf(add({}, await createPerson(api)))).status).toBe(409);
    expect((await refusalOf(add({ homeId: await createHome(api) }))).status).toBe(409);
    expect(await list()).toEqual([]);
  });

  test('replaces one that is still held', async () => {
    await add();
    advanceClock(api, 1);
    await add(other);
    expect((await list()).map(({ lastFour, status }) => [lastFour, status])).toEqual([
      ['9991', 'waiting'],
      ['6789', 'replaced'],
    ]);
  });

  test('takes the place of one that the bank blocked', async () => {
    await add();
    await waitForHold();
    const [{ id = '' } = {}] = await list();
    await asSystem(api.services.db, (db) => blockAccount(db, id, 'account_closed', api.now));
    expect(await usable()).toBeUndefined();
    await add(other);
    await waitForHold();
    expect(await usable()).toMatchObject({ lastFour: '9991' });
  });
});

describe('cancelPayoutAccount', () => {
  const cancel = (payoutAccountId: string, person = owner) =>
    api.callAs(person, payoutAccounts.cancelPayoutAccount, { params: { payoutAccountId }, body: {} });

  test('stops a change during its hold and leaves the account before', async () => {
    await add();
    await waitForHold();
    const { id } = await add(other);
    expect(await cancel(id)).toMatchObject({ status: 'canceled' });
    await waitForHold();
    expect(await usable()).toMatchObject({ lastFour: '6789' });
    expect((await findMessages(api, owner.email)).map(({ template }) => template)).toContain('payoutAccountCanceled');
  });

  test('returns 409 once the account is in use, and 404 to others', async () => {
    const { id } = await add();
    expect((await refusalOf(cancel(id, await createPerson(api)))).status).toBe(404);
    await waitForHold();
    expect((await refusalOf(cancel(id))).status).toBe(409);
  });
});

describe('listPayoutAccounts', () => {
  test('shows the caller’s own only', async () => {
    await add();
    expect(await list()).toHaveLength(1);
    expect(await list(await createPerson(api))).toEqual([]);
  });
});

const settings = (person = owner) => api.callAs(person, payoutAccounts.getPayoutSettings, { params: { homeId } });

describe('getPayoutSettings', () => {
  test('gives the owner everything until they split it', async () => {
    expect(await settings()).toMatchObject({
      reserveCents: 0,
      minimumCents: 100,
      canChange: true,
      people: [{ personId: owner.id, basisPoints: 10_000, hasAccount: false, isYou: true }],
    });
  });
});

describe('savePayoutSettings', () => {
  const save = (shares: { personId: string; basisPoints: number }[], person = owner) =>
    api.callAs(person, payoutAccounts.savePayoutSettings, {
      params: { homeId },
      body: { reserveCents: 50_000, minimumCents: 2_500, shares },
    });

  test('splits payouts between the owner and a co-owner, and back again', async () => {
    const bo = await createPerson(api);
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    const saved = await save([
      { personId: owner.id, basisPoints: 6_667 },
      { personId: bo.id, basisPoints: 3_333 },
    ]);
    expect(saved).toMatchObject({ reserveCents: 50_000, minimumCents: 2_500 });
    expect(saved.people.map(({ basisPoints }) => basisPoints)).toEqual([6_667, 3_333]);
    expect((await settings(bo)).canChange).toBe(false);
    expect((await save([])).people.map(({ basisPoints }) => basisPoints)).toEqual([10_000, 0]);
  });

  test('refuses parts that are not the whole, and people who do not own the home', async () => {
    const stranger = await createPerson(api);
    expect((await refusalOf(save([{ personId: owner.id, basisPoints: 9_999 }]))).status).toBe(400);
    expect((await refusalOf(save([{ personId: stranger.id, basisPoints: 10_000 }]))).status).toBe(400);
    const half = { personId: owner.id, basisPoints: 5_000 };
    expect((await refusalOf(save([half, half]))).status).toBe(400);
  });

  test('lets one person report all of the rent or each their part, and asks them for a Form W-9', async () => {
    const [bo, stranger] = [await createPerson(api), await createPerson(api)];
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    const halves = [owner, bo].map(({ id: personId }) => ({ personId, basisPoints: 5_000 }));
    const report = (reporterId: string | null) =>
      api.callAs(owner, payoutAccounts.savePayoutSettings, {
        params: { homeId },
        body: { reserveCents: 0, minimumCents: 100, shares: halves, reporterId },
      });
    const todoKinds = async () => (await api.callAs(bo, todos.listTodos)).map(({ kind }) => kind);
    const reporting = ({ people }: Awaited<ReturnType<typeof report>>) =>
      people.map(({ taxStatus }) => taxStatus !== null);
    expect(await todoKinds()).not.toContain('w9.missing');
    expect((await refusalOf(report(stranger.id))).fields).toHaveProperty('reporterId');
    const both = await report(null);
    expect([both.reporterId, ...reporting(both)]).toEqual([null, true, true]);
    const alone = await report(bo.id);
    expect([alone.reporterId, ...reporting(alone)]).toEqual([bo.id, false, true]);
    expect(await todoKinds()).toContain('w9.missing');
  });

  test('the database refuses parts that are not the whole', async () => {
    const insert = api.rows(
      'insert into payout_shares (home_id, owner_id, person_id, basis_points) values ($1, $2, $2, 9999)',
      [homeId, owner.id],
    );
    await expect(insert).rejects.toThrow(/add up to 9999/);
  });

  test('asks for a login of the last 15 minutes', async () => {
    await letLoginAge();
    expect((await refusalOf(save([]))).code).toBe('recentLoginRequired');
  });
});
