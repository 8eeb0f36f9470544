// Which access tokens are believed. The API is given a key we know, so that everything can be forged.
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { base64url, CompactSign, exportJWK, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, newKey, openTokens } from '@/server/http/tokens';
import { sessionCache } from '@/server/modules/account/sessions/cache';
import { testApi } from '../../support/api';
import { createPerson } from '../../support/fixtures/people';

const api = testApi();
let key: JWK;
let somebody: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  key = await newKey();
  const clock = () => api.now;
  Object.assign(
    api.services,
    sessionCache(api.services.db, openTokens([key], clock), clock, api.services.events, () => false),
  );
  somebody = await createPerson(api);
});

const seconds = () => Math.floor(api.now.getTime() / 1_000);
const claims = (): JWTPayload => ({
  iss: 'belong',
  aud: 'consumer-api',
  sub: somebody.id,
  sid: somebody.sessionId,
  type: somebody.type,
  auth_time: somebody.authenticatedAt,
  iat: seconds(),
  exp: seconds() + ACCESS_TOKEN_SECONDS,
});
const header = () => ({ alg: 'EdDSA', kid: key.kid, typ: 'at+jwt' });
const signed = async (change: object = {}, heading: object = {}, by: JWK = key) =>
  new SignJWT({ ...claims(), ...change })
    .setProtectedHeader({ ...header(), ...heading })
    .sign(await importJWK(by, 'EdDSA'));
/** Any text under our signature. */
const signedAsText = async (text: string, heading: object = {}) =>
  new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ ...header(), ...heading })
    .sign(await importJWK(key, 'EdDSA'), { crit: { x: true } });
const part = (value: object) => base64url.encode(JSON.stringify(value));
const unsigned = (head: object) => `${part(head)}.${part(claims())}.`;

async function statusOf(token: string): Promise<number> {
  const response = await api.fetch('/users', { headers: { authorization: `Bearer ${token}` } });
  await response.body?.cancel();
  return response.status;
}

test('the token as we sign it is believed, for ten minutes', async () => {
  const token = await signed();
  expect(await statusOf(token)).toBe(200);
  const issued = api.now;
  api.now = new Date(issued.getTime() + (ACCESS_TOKEN_SECONDS - 1) * 1_000);
  expect(await statusOf(token)).toBe(200);
  api.now = new Date(issued.getTime() + ACCESS_TOKEN_SECONDS * 1_000);
  expect(await statusOf(token)).toBe(401);
  api.now = issued;
});

/** A secret made of what everybody may read: the public half of the key. */
function hmacWithThePublicKey(alg: 'HS256' | 'HS512'): string {
  const { d: _, ...shared } = key;
  const result = `${part({ ...header(), alg })}.${part(claims())}`;
  const made = createHmac(alg === 'HS256' ? 'sha256' : 'sha512', String(shared.x)).update(result);
  return `${result}.${made.digest('base64url')}`;
}

async function ofAnotherKind(): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return new SignJWT(claims()).setProtectedHeader({ ...header(), alg: 'RS256' }).sign(privateKey);
}

async function withItsOwnKey(name: 'jwk' | 'jku' | 'x5u'): Promise<string> {
  const own = await newKey();
  const { d: _, ...shared } = own;
  return signed({}, { [name]: name === 'jwk' ? shared : 'https://evil.test/keys.json', kid: own.kid }, own);
}

async function withItsTypeOnTop(): Promise<string> {
  const token = await signed({ type: 'resident' });
  const [head = '', , signature = ''] = token.split('.');
  return `${head}.${part({ ...claims(), type: 'staff' })}.${signature}`;
}

describe('tokens that open nothing', () => {
  const forged: [string, () => string | Promise<string>][] = [
    ['without a signature', () => unsigned({ ...header(), alg: 'none' })],
    ['without a signature, in capitals', () => unsigned({ ...header(), alg: 'NONE' })],
    ['whose signature was cut off', async () => (await signed()).replace(/[^.]+$/, '')],
    ['whose signature is of another token', async () => withItsTypeOnTop()],
    ['whose signature is followed by more', async () => `${await signed()}AAAA`],
    ['signed with the public key as a secret, HS256', () => hmacWithThePublicKey('HS256')],
    ['signed with the public key as a secret, HS512', () => hmacWithThePublicKey('HS512')],
    ['signed by an RSA key', ofAnotherKind],
    ['that brings its own key', () => withItsOwnKey('jwk')],
    ['that says where its key lies', () => withItsOwnKey('jku')],
    ['that says where its certificate lies', () => withItsOwnKey('x5u')],
    ['of a stranger’s key under our id', async () => signed({}, {}, { ...(await newKey()), kid: key.kid ?? '' })],
    ['whose key id is a path', () => signed({}, { kid: '../../dev/null' }, key)],
    ['whose key id is a query', () => signed({}, { kid: "' or 1=1 --" }, key)],
    [
      'with a header we must understand and do not',
      () => signedAsText(JSON.stringify(claims()), { crit: ['x'], x: 1 }),
    ],
    ['for another audience', () => signed({ aud: 'another-api' })],
    ['for no audience', () => signed({ aud: undefined })],
    ['of another issuer', () => signed({ iss: 'https://evil.test' })],
    ['of no issuer', () => signed({ iss: undefined })],
    ['of another type', () => signed({}, { typ: 'JWT' })],
    ['of no type', () => signed({}, { typ: undefined })],
    ['that ran out', () => signed({ exp: seconds() })],
    ['that counts from tomorrow', () => signed({ nbf: seconds() + 86_400 })],
    ['whose end is no number', () => signedAsText(JSON.stringify({ ...claims(), exp: 'never' }))],
    ['without an end', () => signed({ exp: undefined })],
    ['that says not since when', () => signed({ iat: undefined })],
    ['for eleven minutes', () => signed({ exp: seconds() + 660 })],
    ['of nobody', () => signed({ sub: undefined })],
    ['of somebody who does not exist', () => signed({ sub: randomUUID() })],
    ['of another person’s session', async () => signed({ sub: (await createPerson(api)).id })],
    ['without a session', () => signed({ sid: undefined })],
    ['of a session that never was', () => signed({ sid: randomUUID() })],
    ['of a role there is not', () => signed({ type: 'root' })],
    ['of a megabyte', () => signed({ more: 'x'.repeat(1_000_000) })],
    ['that is a list', () => signedAsText(JSON.stringify([claims()]))],
    ['that is no JSON', () => signedAsText('{')],
    ['in four parts', async () => `${await signed()}.AAAA`],
    ['in two parts', async () => (await signed()).split('.').slice(0, 2).join('.')],
    ['that is the number of a session', () => somebody.sessionId],
    ['of nothing', () => '%00'],
  ];

  test.each(forged)('%s', async (_, make) => {
    expect(await statusOf(await make())).toBe(401);
  });

  test('that says more of its owner than is so: what stands in the database counts', async () => {
    const resident = await createPerson(api, 'resident');
    const token = await signed({
      sub: resident.id,
      sid: resident.sessionId,
      type: 'staff',
      auth_time: seconds() + 9_999,
    });
    const response = await api.fetch('/users/claims', { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ actingAs: 'resident', roles: ['resident'] });
  });
});

test('logs no one out with a rotated key, and everyone with a removed key', async () => {
  const clock = () => api.now;
  const token = await signed();
  const [old, next] = [key, await newKey()];
  const gate = (keys: JWK[]) =>
    Object.assign(
      api.services,
      sessionCache(api.services.db, openTokens(keys, clock), clock, api.services.events, () => false),
    );
  gate([next, old]);
  expect(await statusOf(token)).toBe(200);
  gate([next]);
  expect(await statusOf(token)).toBe(401);
  gate([old]);
});

test('the keys we show are the public halves alone', async () => {
  const { keys } = (await (await api.fetch('/.well-known/jwks.json')).json()) as { keys: JWK[] };
  for (const shown of keys) expect(Object.keys(shown)).not.toContain('d');
  expect(await exportJWK(await importJWK(keys[0] ?? {}, 'EdDSA'))).toMatchObject({ x: key.x });
});
