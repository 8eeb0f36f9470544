import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { SoftPasskey } from '@/tests/support/browser/softPasskey';
import { advanceClock, type Client, createClient, createMember, findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();
const HERE = { origin: 'https://belong.test', rpId: 'belong.test' };
const PATH = '/users/passkeys';

async function add(client: Client, passkey: SoftPasskey, name = 'My phone') {
  const { step } = (await client.post(`${PATH}/options`)).body as { step: string };
  return client.post(PATH, { step, name, credential: passkey.createCredential(step) });
}

async function withPasskey(where = HERE) {
  const someone = await createMember(api);
  const passkey = new SoftPasskey(where);
  const { body } = await add(someone.client, passkey);
  return { ...someone, passkey, passkeyId: String(body.passkeyId) };
}

const challengeFor = async (client: Client) => String((await client.post('/users/login-passkey/options')).body.step);

async function loginWith(passkey: SoftPasskey, client = createClient(api)) {
  const step = await challengeFor(client);
  return client.post('/users/login-passkey', { step, credential: passkey.signChallenge(step) });
}

describe('startPasskeyRegistration', () => {
  test('asks for a key that proves who holds it, and leaves out those that are known', async () => {
    const { client } = await withPasskey();
    const { body } = await client.post(`${PATH}/options`);
    expect(body.options).toMatchObject({
      rp: { id: 'belong.test' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      excludeCredentials: [expect.objectContaining({ type: 'public-key' })],
    });
  });
});

describe('addPasskey', () => {
  test('keeps the key and tells its owner by mail', async () => {
    const { client, email } = await withPasskey();
    expect((await client.send('GET', PATH)).body).toEqual([
      expect.objectContaining({ name: 'My phone', lastUsedAt: null }),
    ]);
    expect((await findMessages(api, email)).at(-1)).toMatchObject({
      template: 'securityChanged',
      data: { change: 'passkey_added', what: 'My phone' },
    });
  });

  test('rejects a key from another site, challenge, or person, or a second use', async () => {
    const { client } = await createMember(api);
    expect((await add(client, new SoftPasskey({ ...HERE, origin: 'https://evil.test' }))).body.code).toBe(
      'invalidPasskey',
    );
    expect((await add(client, new SoftPasskey({ ...HERE, rpId: 'evil.test' }))).body.code).toBe('invalidPasskey');
    const passkey = new SoftPasskey(HERE);
    const { step } = (await client.post(`${PATH}/options`)).body as { step: string };
    const credential = passkey.createCredential(step);
    const { client: stranger } = await createMember(api);
    expect((await stranger.post(PATH, { step, name: 'Mine', credential })).body.code).toBe('invalidPasskey');
    expect((await client.post(PATH, { step, name: 'Mine', credential })).status).toBe(200);
    expect((await client.post(PATH, { step, name: 'Mine', credential })).body.code).toBe('invalidPasskey');
    expect((await add(stranger, passkey)).body.code).toBe('conflict');
  });
});

describe('listPasskeys', () => {
  test('shows one’s own alone', async () => {
    await withPasskey();
    const { client } = await createMember(api);
    expect((await client.send('GET', PATH)).body).toEqual([]);
  });
});

describe('renamePasskey', () => {
  test('gives one’s own another name; a stranger’s is not there', async () => {
    const { client, passkeyId } = await withPasskey();
    const { client: stranger } = await createMember(api);
    expect((await stranger.send('PUT', `${PATH}/${passkeyId}`, { name: 'Mine' })).status).toBe(404);
    await client.send('PUT', `${PATH}/${passkeyId}`, { name: 'The blue phone' });
    expect((await client.send('GET', PATH)).body).toMatchObject([{ name: 'The blue phone' }]);
  });
});

describe('removePasskey', () => {
  test('it opens nothing from then on', async () => {
    const { client, passkey, passkeyId } = await withPasskey();
    expect((await client.send('DELETE', `${PATH}/${passkeyId}`)).status).toBe(200);
    expect((await loginWith(passkey)).body.code).toBe('invalidPasskey');
  });
});

describe('startPasskeyLogin', () => {
  test('does not reveal who has a passkey', async () => {
    const { body } = await createClient(api).post('/users/login-passkey/options');
    expect(body.options).toMatchObject({ rpId: 'belong.test', userVerification: 'required' });
    expect(body.options).not.toHaveProperty('allowCredentials.0');
  });
});

describe('loginByPasskey', () => {
  test('lets its owner in, who needs no code of an app beside it', async () => {
    const { id, passkey } = await withPasskey();
    await api.rows(
      "insert into authenticators (user_id, secret, created_at, confirmed_at) values ($1, '\\x00', now(), now())",
      [id],
    );
    const client = createClient(api);
    const { body, headers } = await loginWith(passkey, client);
    expect(body).toMatchObject({ user: { userId: id }, step: null });
    expect([headers.get('auth-method'), await client.getUser()]).toEqual(['passkey', 200]);
  });

  test('accepts a challenge once, for ten minutes, from a recognized device', async () => {
    const { passkey } = await withPasskey();
    const client = createClient(api);
    const step = await challengeFor(client);
    const credential = passkey.signChallenge(step);
    expect((await client.post('/users/login-passkey', { step, credential })).status).toBe(200);
    expect((await client.post('/users/login-passkey', { step, credential })).body.code).toBe('invalidPasskey');
    const late = await challengeFor(client);
    advanceClock(api, 601);
    expect(
      (await client.post('/users/login-passkey', { step: late, credential: passkey.signChallenge(late) })).body.code,
    ).toBe('invalidPasskey');
    const unverified = await challengeFor(client);
    const bare = { step: unverified, credential: passkey.signChallenge(unverified, { verified: false }) };
    expect((await client.post('/users/login-passkey', bare)).body.code).toBe('invalidPasskey');
  });

  test('refuses a copy: a counter that went backwards', async () => {
    const { passkey } = await withPasskey();
    await loginWith(passkey);
    await loginWith(passkey);
    passkey.counter = 0;
    expect((await loginWith(passkey)).body.code).toBe('invalidPasskey');
  });
});

describe('confirmByPasskey', () => {
  test('proves again who is there, by a key of their own', async () => {
    const [{ client, passkey }, { passkey: others }] = [await withPasskey(), await withPasskey()];
    advanceClock(api, 14 * 60);
    await client.renew();
    advanceClock(api, 2 * 60);
    expect((await client.post(`${PATH}/options`)).body.code).toBe('recentLoginRequired');
    const wrong = await challengeFor(client);
    expect(
      (await client.post('/users/confirm-passkey', { step: wrong, credential: others.signChallenge(wrong) })).status,
    ).toBe(401);
    const step = await challengeFor(client);
    expect(
      (await client.post('/users/confirm-passkey', { step, credential: passkey.signChallenge(step) })).status,
    ).toBe(200);
    expect((await client.post(`${PATH}/options`)).status).toBe(200);
  });
});
