import { OAuth2Server } from 'oauth2-mock-server';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oidcLogin } from '@/server/providers/login/oidc';
import { testApi } from '@/tests/support/api';
import { advanceClock, type Client, createAccount, createClient, findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();
const provider = new OAuth2Server();
const BACK = 'https://belong.test/auth/external';

/** Who the provider says is there; `claims` is what its next tokens say beside that. */
let claims: Record<string, unknown> = {};

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: { payload: object }) => Object.assign(token.payload, claims));
  const issuer = provider.issuer.url ?? '';
  const options = { name: 'local', label: 'Local', issuer, clientId: 'belong', redirectUrl: BACK } as const;
  api.services.logins = [oidcLogin({ ...options, auth: oidc.ClientSecretPost('secret') })];
});
afterAll(() => provider.stop());

let people = 0;
const somebody = (more: object = {}) => {
  people += 1;
  const email = `elsewhere-${people}@example.test`;
  return { sub: `subject-${people}`, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper', ...more };
};
beforeEach(() => {
  claims = somebody();
});

async function begin(client: Client, wish: object = {}) {
  const { body } = await client.post('/users/login-external/start', { provider: 'local', ...wish });
  const url = new URL(String(body.url));
  return { attempt: String(body.attempt), url };
}

/** Goes there and comes back with what the provider gives. */
async function visit(url: URL) {
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return { state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' };
}

async function comeBack(client: Client, wish: object = {}) {
  const { attempt, url } = await begin(client, wish);
  return client.post('/users/login-external', { attempt, ...(await visit(url)) });
}

describe('listProviders', () => {
  test('names those that are configured, and no secret', async () => {
    expect((await createClient(api).send('GET', '/users/login-external')).body).toEqual([
      { name: 'local', label: 'Local' },
    ]);
  });
});

describe('startExternalLogin', () => {
  test('sends there with PKCE, a state and a nonce of its own, and back to our page', async () => {
    const [first, second] = [await begin(createClient(api)), await begin(createClient(api))];
    const result = Object.fromEntries(first.url.searchParams);
    expect(result).toMatchObject({ redirect_uri: BACK, response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first.url.searchParams.get(name)).not.toBe(second.url.searchParams.get(name));
  });

  test('knows no provider that is not configured', async () => {
    expect((await createClient(api).post('/users/login-external/start', { provider: 'google' })).status).toBe(404);
  });
});

describe('completeExternalLogin', () => {
  test.each(['.', '-', undefined])('keeps one name when the last name of the provider is %j', async (family_name) => {
    claims = { ...claims, given_name: 'Suprihatin', family_name, name: 'Suprihatin' };
    const { body } = await comeBack(createClient(api), { type: 'resident' });
    expect(body.user).toMatchObject({ firstName: 'Suprihatin', lastName: '' });
  });

  test('opens an account for a new person with a verified address, and finds it again', async () => {
    const client = createClient(api);
    const { body } = await comeBack(client, { type: 'resident' });
    const user = body.user as { userId: string };
    expect(user).toMatchObject({ email: claims.email, firstName: 'Grace', lastName: 'Hopper', type: 'resident' });
    expect(await client.getUser()).toBe(200);
    expect((await findMessages(api, String(claims.email))).map(({ template }) => template)).toEqual(['welcome']);
    claims = { ...claims, email: 'moved@example.test' };
    expect((await comeBack(createClient(api))).body.user).toMatchObject({ userId: user.userId });
  });

  test('asks new people who they are when the way in does not say so', async () => {
    const client = createClient(api);
    const { body } = await comeBack(client);
    expect(body).toMatchObject({ user: null, chooseRole: 'local' });
    expect(await client.getUser()).toBe(401);
    expect((await comeBack(client, { type: 'resident' })).body.user).toMatchObject({ type: 'resident' });
  });

  test('an address the provider has not verified opens nothing and takes nothing over', async () => {
    const { email } = await createAccount(api);
    for (const verified of [false, undefined, 'false']) {
      claims = somebody({ email, email_verified: verified });
      expect((await comeBack(createClient(api))).body.code).toBe('externalEmailUnverified');
    }
    claims = somebody({ email_verified: false });
    expect((await comeBack(createClient(api))).body.code).toBe('externalEmailUnverified');
  });

  test('an account that exists proves itself before both are connected', async () => {
    const { email, id } = await createAccount(api);
    claims = somebody({ email });
    const client = createClient(api);
    const { body } = await comeBack(client);
    expect([body.user, await client.getUser()]).toEqual([null, 401]);
    const { step } = body.connect as { step: string };
    const stranger = createClient(api);
    await stranger.login((await createAccount(api)).email);
    expect((await stranger.post('/users/external-logins', { step })).body.code).toBe('externalLoginRejected');
    const again = (await comeBack(client)).body.connect as { step: string };
    await client.login(email);
    expect((await client.post('/users/external-logins', { step: again.step })).status).toBe(200);
    expect((await comeBack(createClient(api))).body.user).toMatchObject({ userId: id });
  });

  test('an answer is taken once, in the browser that asked, within ten minutes', async () => {
    const client = createClient(api);
    const { attempt, url } = await begin(client);
    const came = await visit(url);
    const refused = async (body: object) => (await client.post('/users/login-external', body)).body.code;
    expect((await client.post('/users/login-external', { attempt, ...came })).status).toBe(200);
    expect(await refused({ attempt, ...came })).toBe('externalLoginRejected');
    const other = await begin(client);
    expect(await refused({ attempt: 'b'.repeat(43), ...(await visit(other.url)) })).toBe('externalLoginRejected');
    const late = await begin(client);
    const lateCame = await visit(late.url);
    advanceClock(api, 601);
    expect(await refused({ attempt: late.attempt, ...lateCame })).toBe('externalLoginRejected');
  });

  test('an answer for another nonce, another client, another state or of another time is refused', async () => {
    const wrongs: object[] = [{ nonce: 'another' }, { aud: 'another' }, { iss: 'https://evil.test' }, { exp: 1 }];
    for (const wrong of wrongs) {
      claims = somebody(wrong);
      expect((await comeBack(createClient(api))).body.code, JSON.stringify(wrong)).toBe('externalLoginRejected');
    }
    claims = somebody();
    const [one, two] = [await begin(createClient(api)), await begin(createClient(api))];
    const [first, second] = [await visit(one.url), await visit(two.url)];
    const mixed = { attempt: one.attempt, state: first.state, code: second.code };
    expect((await createClient(api).post('/users/login-external', mixed)).body.code).toBe('externalLoginRejected');
  });
});

describe('connectExternalLogin', () => {
  test('from settings: a fresh login connects, and only for the person who asked', async () => {
    const { email } = await createAccount(api);
    const client = createClient(api);
    await client.login(email);
    const { attempt, url } = await begin(client, { connect: true });
    const came = await visit(url);
    expect((await createClient(api).post('/users/login-external', { attempt, ...came })).body.code).toBe(
      'externalLoginRejected',
    );
    expect((await comeBack(client, { connect: true })).body).toMatchObject({ connected: 'local', user: null });
    advanceClock(api, 14 * 60);
    await client.renew();
    advanceClock(api, 2 * 60);
    const { body } = await client.post('/users/login-external/start', { provider: 'local', connect: true });
    expect(body.code).toBe('recentLoginRequired');
  });
});

describe('listExternalLogins', () => {
  test('shows what opens one’s account', async () => {
    const client = createClient(api);
    await comeBack(client, { type: 'homeowner' });
    expect((await client.send('GET', '/users/external-logins')).body).toMatchObject([
      { provider: 'local', label: 'Local', email: claims.email },
    ]);
  });
});

describe('removeExternalLogin', () => {
  test('it opens nothing from then on, and a code by mail still does', async () => {
    const client = createClient(api);
    await comeBack(client, { type: 'homeowner' });
    expect((await client.send('DELETE', '/users/external-logins/local')).status).toBe(200);
    expect((await client.send('DELETE', '/users/external-logins/local')).status).toBe(404);
    expect((await comeBack(createClient(api))).body.connect).toMatchObject({ email: claims.email });
    const { body } = await createClient(api).post('/users/code', { email: claims.email });
    const code = (await findMessages(api, String(claims.email))).at(-1)?.data.code;
    expect((await createClient(api).post('/users/login-code', { attempt: body.attempt, code })).status).toBe(200);
  });
});
