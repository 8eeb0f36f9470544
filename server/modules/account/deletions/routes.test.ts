import { beforeEach, describe, expect, test } from 'vitest';
import { deletions } from '@/contract/account/deletions/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { advanceClock, Client, createAccount, findMessages } from '@/tests/support/fixtures/logins';
import { uploadPicture } from '@/tests/support/fixtures/moveIns';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { markRestored } from './erasureLog/system';
import { eraseAccount, eraseDueAccounts, recordErasure } from './jobs';

const api = testApi();
const DAY = 86_400;
let ada: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  ada = await createPerson(api);
});
const ask = (person = ada, email = person.email) => api.callAs(person, deletions.requestDeletion, { body: { email } });
const state = (person = ada) => api.callAs(person, deletions.getDeletion);
/** As the queue does it: the hourly job, and then those it started. */
async function erase(services = api.services) {
  await eraseDueAccounts(services);
  for (const payload of await takeJobs(api, 'eraseAccount')) await eraseAccount(services, payload);
}
const dying = (point: string) => ({
  ...api.services,
  __failpoint: (name: string) => {
    if (name === point) throw new Error('killed');
  },
});
const token = async () => {
  const letter = (await findMessages(api, ada.email)).findLast(({ template }) => template === 'deletionRequested');
  return letter?.data.link?.split('#token=')[1] ?? '';
};
const rowOf = async (id: string) =>
  (
    await api.rows<{ email: string; erased_at: Date | null }>('select email, erased_at from users where id = $1', [id])
  )[0];

describe('getDeletion', () => {
  test('counts what goes, says what stays with its reason, and that nothing is in the way', async () => {
    const before = await state();
    expect(before).toMatchObject({ status: 'none', eraseAt: null, coolingOffDays: 14, blockers: [] });
    const documentsOf = ({ goes }: typeof before) =>
      goes.find(({ what }) => what === 'Your documents, and those sent to you')?.count;
    // Nothing is listed that the person does not have.
    expect(documentsOf(before)).toBeUndefined();
    expect(before.stays.find(({ why }) => why.startsWith('Tax law'))).toBeUndefined();
    expect(before.goes.every(({ count }) => count > 0)).toBe(true);
    await uploadPicture(api, ada);
    await uploadPicture(api, ada);
    expect(documentsOf(await state())).toBe(2);
    expect(documentsOf(await state(await createPerson(api)))).toBeUndefined();
  });

  test('names each block with the way forward', async () => {
    await createCity(api);
    await createHome(api, { owner: ada, status: 'leased', streetAddress: '1 Elm St' });
    await createHome(api, { owner: ada, status: 'active', streetAddress: '2 Elm St' });
    await api.rows(
      "insert into ledger_accounts (code, owner_id, normal_side, balance) values ($1, $3, 'D', 12345), ($2, $3, 'C', -500)",
      [`owed:${ada.id}`, `held:${ada.id}`, ada.id],
    );
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'application_fee', gen_random_uuid(), 100, 'bank', 'x', 'processing', now(), now())`,
      [ada.id],
    );
    const { blockers } = await state();
    expect(blockers.map(({ code }) => code)).toEqual([
      'openBalance',
      'undistributedFunds',
      'paymentUnderway',
      'activeLease',
      'home_listed',
    ]);
    expect(blockers[0]?.title).toBe('$123.45 is still to pay');
    const refusal = await refusalOf(ask());
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining('$123.45')]);
    expect((await state()).status).toBe('none');
  });
});

describe('requestDeletion', () => {
  test('logs out everywhere at once, writes how to take it back, and asks nothing twice', async () => {
    const account = await createAccount(api, { type: 'resident' });
    const [phone, laptop] = [new Client(api), new Client(api)];
    await phone.login(account.email);
    await laptop.login(account.email);
    const reply = await laptop.post('/users/deletion', { email: account.email });
    expect([reply.status, reply.headers.get('session-ended')]).toEqual([200, '1']);
    expect([await phone.getUser(), await laptop.getUser()]).toEqual([401, 401]);
    expect((await phone.renew()).status).toBe(401);
    expect((await findMessages(api, account.email)).map(({ template }) => template)).toContain('deletionRequested');
    // The way back in is open for two weeks.
    expect((await phone.login(account.email)).status).toBe(200);
    const again = await phone.post('/users/deletion', { email: account.email });
    expect(again.status).toBe(409);
    const todo = await phone.send('GET', '/users/todo');
    expect((todo.body as unknown as { kind: string }[]).map(({ kind }) => kind)).toContain('cancelDeletion');
  });

  test('asks for the address of this very account, and for a fresh proof', async () => {
    const refusal = await refusalOf(ask(ada, 'somebody@example.test'));
    expect(refusal.fields).toMatchObject({ email: expect.any(String) });
    await api.rows(
      "update sessions set authenticated_at = authenticated_at - interval '16 minutes' where user_id = $1",
      [ada.id],
    );
    advanceClock(api, 2);
    expect((await refusalOf(ask())).code).toBe('recentLoginRequired');
  });

  test('calls off the tours they have before them', async () => {
    await createCity(api);
    const homeId = await createHome(api);
    const host = await createPerson(api, 'staff');
    await api.rows(
      `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, home_id, user_id, way, starts_at, ends_at, time_zone, first_name, last_name, email, phone)
       values (gen_random_uuid(), repeat('k', 24), 'tour', $1, 'Iris', 'America/Los_Angeles', $2, $3, 'inPerson', $4::timestamptz + interval '1 day', $4::timestamptz + interval '25 hours', 'America/Los_Angeles', 'A', 'B', $5, '+14155550100')`,
      [host.id, homeId, ada.id, api.now.toISOString(), ada.email],
    );
    await ask();
    expect(await api.rows('select status from appointments where user_id = $1', [ada.id])).toEqual([
      { status: 'canceled' },
    ]);
  });
});

describe('cancelDeletion', () => {
  test('after logging in again, one press keeps everything', async () => {
    const account = await createAccount(api);
    const client = new Client(api);
    await client.login(account.email);
    await client.post('/users/deletion', { email: account.email });
    await client.login(account.email);
    expect((await client.post('/users/deletion/keep', {})).status).toBe(200);
    expect((await client.send('GET', '/users/deletion')).body).toMatchObject({ status: 'none' });
    advanceClock(api, 15 * DAY);
    await erase();
    expect((await rowOf(account.id))?.email).toBe(account.email);
    const letters = (await findMessages(api, account.email)).map(({ template }) => template);
    expect(letters).toContain('deletionCanceled');
  });

  test('where nothing was asked for there is nothing to keep', async () => {
    expect((await refusalOf(api.callAs(ada, deletions.cancelDeletion, {}))).status).toBe(404);
  });
});

describe('cancelDeletionByLink', () => {
  test('takes it back without a login, once', async () => {
    await ask();
    const body = { token: await token() };
    await api.call(deletions.cancelDeletionByLink, { body });
    expect((await refusalOf(api.call(deletions.cancelDeletionByLink, { body }))).code).toBe('linkExpired');
    advanceClock(api, 15 * DAY);
    await erase();
    expect((await rowOf(ada.id))?.erased_at).toBeNull();
  });

  test('a link that is none changes nothing', async () => {
    await ask();
    expect(
      (await refusalOf(api.call(deletions.cancelDeletionByLink, { body: { token: 'x'.repeat(43) } }))).status,
    ).toBe(410);
  });
});

describe('after two weeks', () => {
  test('the account is erased, its address is free, and the last letter leaves no trace', async () => {
    await ask();
    advanceClock(api, 13 * DAY);
    await erase();
    expect((await rowOf(ada.id))?.erased_at).toBeNull();
    advanceClock(api, 2 * DAY);
    await erase();
    expect(await rowOf(ada.id)).toMatchObject({
      email: `erased-${ada.id}@erased.invalid`,
      erased_at: expect.any(Date),
    });
    expect((await findMessages(api, ada.email)).map(({ template }) => template)).toEqual(['accountErased']);
    expect((await refusalOf(api.callAs(ada, users.getUser))).status).toBe(401);
    await api.call(users.register, {
      body: { firstName: 'Ada', lastName: 'L', email: ada.email, password: 'a calm harbour at seven' },
    });
  });

  test('reports what happened in between, and tries again in a week', async () => {
    await createCity(api);
    await ask();
    const homeId = await createHome(api, { owner: ada, status: 'leased' });
    advanceClock(api, 15 * DAY);
    await erase();
    await erase();
    const letters = (await findMessages(api, ada.email)).filter(({ template }) => template === 'deletionPending');
    expect(letters).toMatchObject([{ data: { reason: expect.stringContaining('12 Alder Lane') } }]);
    await api.rows("update homes set status = 'off_market' where id = $1", [homeId]);
    advanceClock(api, 8 * DAY);
    await erase();
    expect((await rowOf(ada.id))?.erased_at).not.toBeNull();
    expect(await api.rows('select owner_id from homes where id = $1', [homeId])).toEqual([{ owner_id: null }]);
  });

  test('a wish that was taken back is never carried out, though a run for it had died', async () => {
    await ask();
    advanceClock(api, 15 * DAY);
    await expect(erase(dying('deletions:decided'))).rejects.toThrow('killed');
    await api.call(deletions.cancelDeletionByLink, { body: { token: await token() } });
    await erase();
    await recordErasure(api.services, { userId: ada.id });
    expect(await markRestored(api.services.db, api.services.storage)).toBe(0);
    await erase();
    expect(await rowOf(ada.id)).toMatchObject({ email: ada.email, erased_at: null });
  });

  test('a run that dies midway is gone on with, also for an address they had before, and cannot be taken back', async () => {
    await ask();
    const former = `former-${ada.email}`;
    await api.rows(
      `insert into outbox (id, dedupe_key, channel, recipient, template, data)
       values (gen_random_uuid(), $1, 'email', $1, 'oldEmailNotice', $2)`,
      [former, JSON.stringify({ email: ada.email })],
    );
    await api.rows("insert into waitlist_entries (id, email, audience) values (gen_random_uuid(), $1, 'resident')", [
      former,
    ]);
    advanceClock(api, 15 * DAY);
    await expect(erase(dying('deletions:applicants'))).rejects.toThrow('killed');
    expect(await rowOf(ada.id)).toMatchObject({ email: ada.email, erased_at: null });
    const link = api.call(deletions.cancelDeletionByLink, { body: { token: await token() } });
    expect((await refusalOf(link)).status).toBeGreaterThanOrEqual(400);
    await api.rows("insert into waitlist_entries (id, email, audience) values (gen_random_uuid(), $1, 'homeowner')", [
      former,
    ]);
    await erase();
    expect((await rowOf(ada.id))?.erased_at).not.toBeNull();
    expect(await api.rows('select from waitlist_entries where email = $1', [former])).toEqual([]);
    expect((await findMessages(api, ada.email)).map(({ template }) => template)).toEqual(['accountErased']);
    expect(await api.rows('select identifiers from account_deletions where user_id = $1', [ada.id])).toEqual([
      { identifiers: null },
    ]);
  });

  test('one account that cannot be erased holds up no other', async () => {
    const ben = await createPerson(api);
    await ask();
    await ask(ben);
    advanceClock(api, 15 * DAY);
    await eraseDueAccounts(api.services);
    expect(
      await api.rows("select key from graphile_worker.jobs where task_identifier = 'eraseAccount' and key = any($1)", [
        [`erase:${ada.id}`, `erase:${ben.id}`],
      ]),
    ).toHaveLength(2);
    await erase();
  });

  test('a whole backup that is brought back is erased again once that is declared', async () => {
    await ask();
    const [before] = await api.rows<Record<string, unknown>>('select * from account_deletions where user_id = $1', [
      ada.id,
    ]);
    advanceClock(api, 15 * DAY);
    await erase();
    await recordErasure(api.services, { userId: ada.id });
    await api.rows("update users set erased_at = null, email = $2, first_name = 'Ada' where id = $1", [
      ada.id,
      ada.email,
    ]);
    await api.rows('update account_deletions set status = $2, ended_at = null where user_id = $1', [
      ada.id,
      before?.status,
    ]);
    expect(await markRestored(api.services.db, api.services.storage)).toBe(1);
    await erase();
    expect(await rowOf(ada.id)).toMatchObject({ email: `erased-${ada.id}@erased.invalid` });
  });

  test('deletes erased people again after a restore', async () => {
    await ask();
    advanceClock(api, 15 * DAY);
    await erase();
    await api.rows("update users set erased_at = null, email = $2, first_name = 'Ada' where id = $1", [
      ada.id,
      ada.email,
    ]);
    await erase();
    expect(await rowOf(ada.id)).toMatchObject({ email: `erased-${ada.id}@erased.invalid` });
  });
});
