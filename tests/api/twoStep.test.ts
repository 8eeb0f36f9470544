import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../support/api';
import { appCode, authenticatorPath, loginWithCode } from '../support/fixtures/authenticators';
import { type Client, createAccount, createClient, PASSWORD } from '../support/fixtures/logins';

const api = testApi();
beforeEach(() => {
  api.requiresTwoStep = true;
});
afterEach(() => {
  api.requiresTwoStep = false;
});

async function createStaff(type: 'staff' | 'editor' = 'staff') {
  const account = await createAccount(api, { type });
  if (type === 'staff') await api.rows("update users set duties = '{leasing,admin}' where id = $1", [account.id]);
  return account;
}
const loggedIn = async (email: string) => {
  const client = createClient(api);
  await client.login(email);
  return client;
};
const codeOf = async (client: Client, path: string, method = 'GET', body?: unknown) => {
  const { status, body: answer } = await client.send(method, path, body);
  return answer.code ?? status;
};
const addPasskey = (id: string) =>
  api.rows(
    "insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, '\\x00', 0, 'Key', now())",
    [id],
  );
/** Turns codes of an app on in a session; answers the secret of the app. */
async function setUpApp(client: Client) {
  const secret = String((await client.post(authenticatorPath)).body.secret);
  const { status } = await client.send('PUT', authenticatorPath, { code: appCode(api, secret) });
  expect(status).toBe(200);
  api.now = new Date(api.now.getTime() + 30_000);
  return secret;
}

describe('a member of the team without a second step', () => {
  test('has no desk, but an account, the way to a second step, and what everyone may see', async () => {
    const { email } = await createStaff();
    const client = await loggedIn(email);
    for (const path of ['/desk/queues', '/team', '/desk/search?q=a', '/documents', '/threads', '/account/homes'])
      expect([path, await codeOf(client, path)]).toEqual([path, 'twoStepRequired']);
    for (const path of ['/account', '/users', '/users/claims', '/users/passkeys', authenticatorPath, '/regions'])
      expect([path, await codeOf(client, path)]).toEqual([path, 200]);
  });

  test('acts as a member in what is no operation: downloads and live news', async () => {
    const client = await loggedIn((await createStaff()).email);
    expect((await client.send('GET', '/users')).body).toMatchObject({ type: 'homeowner' });
  });

  test('opens the desk by turning an app on, in this session and with its code in the next', async () => {
    const { email } = await createStaff();
    const client = await loggedIn(email);
    const secret = await setUpApp(client);
    expect(await codeOf(client, '/desk/queues')).toBe(200);
    const next = createClient(api);
    const { step } = (await next.login(email)).body;
    await loginWithCode(next, step, appCode(api, secret));
    expect(await codeOf(next, '/desk/queues')).toBe(200);
    api.now = new Date(api.now.getTime() + 30_000);
    await next.send('DELETE', authenticatorPath);
    // What is known of a session is less than a second old.
    api.now = new Date(api.now.getTime() + 1_000);
    expect(await codeOf(next, '/desk/queues')).toBe('twoStepRequired');
  });

  test('editors have no Studio before it, and members need none', async () => {
    const client = await loggedIn((await createStaff('editor')).email);
    expect(await codeOf(client, '/studio')).toBe('twoStepRequired');
    await setUpApp(client);
    expect(await codeOf(client, '/studio')).toBe(200);
    const member = await loggedIn((await createAccount(api)).email);
    expect(await codeOf(member, '/documents')).toBe(200);
  });
});

describe('a member of the team with a passkey who logs in with a password', () => {
  test('proves the passkey first: a stolen password sets up no other second step', async () => {
    const { id, email } = await createStaff();
    await addPasskey(id);
    const client = await loggedIn(email);
    expect(await codeOf(client, '/desk/queues')).toBe('twoStepRequired');
    expect(await codeOf(client, authenticatorPath, 'POST')).toBe('twoStepRequired');
    expect(await codeOf(client, '/users/passkeys/options', 'POST', {})).toBe('twoStepRequired');
    expect(await codeOf(client, '/users/login-passkey/options', 'POST', {})).toBe(200);
  });

  test('a session that was proven stays so through a confirmation and a new password', async () => {
    const { id, email } = await createStaff();
    const client = await loggedIn(email);
    await addPasskey(id);
    await api.rows('update sessions set second_step = true where user_id = $1', [id]);
    api.now = new Date(api.now.getTime() + 1_000);
    expect(await codeOf(client, '/desk/queues')).toBe(200);
    await client.post('/users/confirm', { password: PASSWORD });
    expect(await codeOf(client, '/desk/queues')).toBe(200);
    const changed = { currentPassword: PASSWORD, password: 'another calm harbour at nine' };
    expect((await client.post('/users/set-password', changed)).status).toBe(200);
    expect(await codeOf(client, '/desk/queues')).toBe(200);
  });
});

test('an app that was on before proves an older session by its code', async () => {
  const { id, email } = await createStaff();
  const client = await loggedIn(email);
  const secret = await setUpApp(client);
  await api.rows('update sessions set second_step = false where user_id = $1', [id]);
  api.now = new Date(api.now.getTime() + 1_000);
  expect(await codeOf(client, '/desk/queues')).toBe('twoStepRequired');
  await client.post('/users/confirm', { appCode: appCode(api, secret) });
  expect(await codeOf(client, '/desk/queues')).toBe(200);
});

test('where two steps are optional, as in the demo, a password is enough', async () => {
  api.requiresTwoStep = false;
  const client = await loggedIn((await createStaff()).email);
  expect(await codeOf(client, '/desk/queues')).toBe(200);
});
