import { beforeEach, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { type ApiScope, apiKeys } from '@/contract/platform/apiKeys/endpoints';
import type { ApiKeyInput } from '@/contract/platform/apiKeys/schemas';
import { RATES } from '@/server/http/limits';
import { operations } from '@/server/operations';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => api.empty('api_keys', 'audit_log', 'homes'));

const DAY_MS = 86_400_000;

async function aKey(input: Partial<ApiKeyInput> = {}) {
  const admin = await createPerson(api, 'staff', ['admin']);
  const body = { name: 'Alder Accounting', scopes: ['homes:read' as const], ...input };
  const { key, secret } = await api.callAs(admin, apiKeys.createApiKey, { body });
  return { admin, key, secret, params: { apiKeyId: key.id } };
}
const get = (secret: string, path = '/partner/homes', address?: string) =>
  api.fetch(path, { headers: { authorization: `Bearer ${secret}` } }, address);
const statusOf = async (secret: string, path?: string, address?: string) => (await get(secret, path, address)).status;
const list = async (admin: Awaited<ReturnType<typeof createPerson>>) => api.callAs(admin, apiKeys.listApiKeys);
const events = () =>
  api.rows<{ event: string; detail: object }>(
    `select event, detail from audit_log where event like 'api_key.%' order by id`,
  );

describe('createApiKey', () => {
  test('a key that scanners can find opens what its scope names, and its secret is stored nowhere', async () => {
    const { key, secret } = await aKey();
    expect(secret).toMatch(/^belong_key_[0-9a-f]{16}_[0-9a-f]{72}$/);
    expect(key.secrets.map(({ prefix }) => prefix)).toEqual([secret.slice(0, 27)]);
    expect(key).toMatchObject({ status: 'active', lastUse: null, expiresAt: null, networks: [] });
    expect(await statusOf(secret)).toBe(200);
    const stored = await api.rows<{ text: string }>(
      `select to_jsonb(secret)::text || to_jsonb(key)::text as text from api_key_secrets secret, api_keys key`,
    );
    expect(stored[0]?.text).not.toContain(secret.slice(28, 60));
  });

  test('needs a login of the last 15 minutes', async () => {
    const admin = await createPerson(api, 'staff', ['admin']);
    const old = { ...admin, authenticatedAt: admin.authenticatedAt - 3_600 };
    await api.rows(`update sessions set authenticated_at = authenticated_at - interval '1 hour' where user_id = $1`, [
      admin.id,
    ]);
    api.services.invalidateSession(admin.sessionId);
    const body = { name: 'Alder', scopes: ['homes:read' as const] };
    expect((await refusalOf(api.callAs(old, apiKeys.createApiKey, { body }))).code).toBe('recentLoginRequired');
  });

  test('refuses a network that is none, a day that is over, and no scope, each at its field', async () => {
    const admin = await createPerson(api, 'staff', ['admin']);
    const refused = async (input: object) =>
      Object.keys(
        (
          await refusalOf(
            api.callAs(admin, apiKeys.createApiKey, { body: { name: 'Alder', scopes: ['homes:read'], ...input } }),
          )
        ).fields ?? {},
      );
    expect(await refused({ networks: ['10.0.0.300'] })).toEqual(['networks.0']);
    expect(await refused({ expiresOn: '2026-11-20' })).toEqual(['expiresOn']);
    expect(await refused({ scopes: [] })).toEqual(['scopes']);
  });
});

describe('a key', () => {
  test('opens no operation without a scope, and none of another scope', async () => {
    const { secret } = await aKey();
    const refusal = async (path: string) => {
      const response = await get(secret, path);
      return { status: response.status, body: await response.json() };
    };
    expect(await refusal('/partner/leases')).toMatchObject({
      status: 403,
      body: { message: 'This API key lacks the scope leases:read.' },
    });
    for (const path of ['/account', '/team', '/api-keys', '/payment-methods', '/documents'])
      expect(await refusal(path), path).toMatchObject({ status: 403, body: { message: 'No API key may do this.' } });
  });

  test('opens exactly the operations that declare its scope', async () => {
    const closed = operations.filter(({ endpoint }) => !endpoint.scope);
    const { secret } = await aKey({
      scopes: ['listings:read', 'homes:read', 'leases:read', 'work-orders:read', 'reports:read'],
    });
    for (const { endpoint } of closed.filter(({ endpoint }) => endpoint.method === 'GET'))
      expect(await statusOf(secret, endpoint.path.replace(/:\w+/g, 'x')), endpoint.key.join('.')).toBe(403);
    expect(operations.filter(({ endpoint }) => endpoint.scope).map(({ endpoint }) => endpoint.key.join('.'))).toEqual(
      expect.arrayContaining(['homes.searchHomes', 'leads.createLead', 'reports.getReport']),
    );
  });

  test.each<[ApiScope, string]>([
    ['listings:read', '/homes'],
    ['listings:read', '/regions'],
    ['listings:read', '/places'],
    ['homes:read', '/partner/homes'],
    ['leases:read', '/partner/leases'],
    ['reports:read', '/desk/reports/rent-roll'],
  ])('with the scope %s reads %s', async (scope, path) => {
    const { secret } = await aKey({ scopes: [scope] });
    expect(await statusOf(secret, path)).toBe(200);
  });

  test('with reports:read reads no report that is not for partners', async () => {
    const { secret } = await aKey({ scopes: ['reports:read'] });
    expect(await statusOf(secret, '/desk/reports/late-rent')).toBe(403);
  });

  test('with leads:create makes a lead, and the audit log names the key', async () => {
    const { secret, key } = await aKey({ scopes: ['leads:create'] });
    const body = {
      type: 'ask_a_question',
      contact: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        phone: '+14155550100',
        textConsent: true,
      },
      address: { streetAddress: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' },
      message: 'How does it work?',
    };
    const response = await api.fetch(leads.createLead.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({ id: expect.any(String) });
    const [entry] = await api.rows(`select person_id, detail from audit_log where event = 'lead.created'`);
    expect(entry).toMatchObject({ person_id: null, detail: { apiKeyId: key.id } });
  });

  test.each([
    ['another secret', (secret: string) => `${secret.slice(0, -9)}0${secret.slice(-8)}`],
    ['a wrong checksum', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`],
    ['no secret', () => 'belong_key_'],
    ['too much', (secret: string) => `${secret}0`],
  ])('that has %s is refused everywhere, also where visitors may read', async (_, change) => {
    const { secret } = await aKey({ scopes: ['listings:read'] });
    expect(await statusOf(change(secret), '/regions')).toBe(401);
  });

  test('is refused from another network, in IPv4 and in IPv6', async () => {
    const { secret } = await aKey({ networks: ['198.51.100.0/24', '2600:1f00::/32', '192.0.2.7'] });
    const from = (address: string) => statusOf(secret, undefined, address);
    expect(await from('198.51.100.9')).toBe(200);
    expect(await from('::ffff:198.51.100.9')).toBe(200);
    expect(await from('2600:1f00::1')).toBe(200);
    expect(await from('192.0.2.7')).toBe(200);
    expect(await from('192.0.2.8')).toBe(403);
    expect(await from('2600:1f01::1')).toBe(403);
  });

  test('ends after its last day', async () => {
    const { secret, admin } = await aKey({ expiresOn: '2026-11-22' });
    const before = api.now;
    api.now = new Date('2026-11-22T23:59:59Z');
    expect(await statusOf(secret)).toBe(200);
    api.now = new Date('2026-11-23T00:00:00Z');
    expect(await statusOf(secret)).toBe(401);
    api.now = before;
    expect((await list(admin))[0]).toMatchObject({ expiresAt: '2026-11-22T23:59:59.999Z' });
  });

  test('shows its last use, which the audit log has once for each day and address', async () => {
    const { secret, admin, key } = await aKey();
    await get(secret, undefined, '192.0.2.1');
    await get(secret, undefined, '192.0.2.1');
    await get(secret, undefined, '192.0.2.2');
    expect((await list(admin))[0]?.lastUse).toEqual({ on: '2026-11-21', address: '192.0.2.2' });
    const used = (await events()).filter(({ event }) => event === 'api_key.used');
    expect(used.map(({ detail }) => detail)).toEqual([
      { on: '2026-11-21', address: '192.0.2.1' },
      { on: '2026-11-21', address: '192.0.2.2' },
    ]);
    expect(key.lastUse).toBeNull();
  });

  test('has a budget of requests of its own, from however many addresses', async () => {
    const [one, other] = [await aKey({ scopes: ['homes:read'] }), await aKey({ scopes: ['homes:read'] })];
    let status = 200;
    for (let at = 0; at <= RATES.read.points && status === 200; at++)
      status = await statusOf(one.secret, undefined, `192.0.2.${at % 200}`);
    expect(status).toBe(429);
    expect(await statusOf(other.secret)).toBe(200);
  });

  test('sees no rows that its scope does not name', async () => {
    const owner = await createPerson(api);
    await createHome(api, { owner, status: 'setup' });
    const { secret } = await aKey({ scopes: ['leases:read'] });
    expect(await (await get(secret, '/partner/leases')).json()).toEqual({ items: [], next: null });
    const { secret: reader } = await aKey();
    const { items } = (await (await get(reader)).json()) as { items: object[] };
    expect(items).toHaveLength(1);
  });
});

describe('rollApiKey', () => {
  test('both secrets hold during the overlap, and the new one alone after it', async () => {
    const { admin, params, secret } = await aKey();
    const rolled = await api.callAs(admin, apiKeys.rollApiKey, { params, body: { overlapHours: 24 } });
    expect(rolled.key.secrets).toHaveLength(2);
    expect([await statusOf(secret), await statusOf(rolled.secret)]).toEqual([200, 200]);
    api.now = new Date(api.now.getTime() + DAY_MS);
    expect([await statusOf(secret), await statusOf(rolled.secret)]).toEqual([401, 200]);
  });

  test('a second roll ends the oldest secret at once', async () => {
    const { admin, params, secret } = await aKey();
    const [second, third] = [
      await api.callAs(admin, apiKeys.rollApiKey, { params, body: { overlapHours: 168 } }),
      await api.callAs(admin, apiKeys.rollApiKey, { params, body: { overlapHours: 24 } }),
    ];
    expect([await statusOf(secret), await statusOf(second.secret), await statusOf(third.secret)]).toEqual([
      401, 200, 200,
    ]);
    expect(third.key.secrets).toHaveLength(2);
  });

  test('is refused for a key that was revoked', async () => {
    const { admin, params } = await aKey();
    await api.callAs(admin, apiKeys.revokeApiKey, { params });
    const refusal = await refusalOf(api.callAs(admin, apiKeys.rollApiKey, { params, body: { overlapHours: 0 } }));
    expect(refusal.status).toBe(409);
  });
});

describe('revokeApiKey', () => {
  test('ends every secret at once, and is audited once', async () => {
    const { admin, params, secret } = await aKey();
    const { secret: newer } = await api.callAs(admin, apiKeys.rollApiKey, { params, body: { overlapHours: 168 } });
    expect(await api.callAs(admin, apiKeys.revokeApiKey, { params })).toMatchObject({ status: 'revoked' });
    expect([await statusOf(secret), await statusOf(newer)]).toEqual([401, 401]);
    expect((await refusalOf(api.callAs(admin, apiKeys.revokeApiKey, { params }))).status).toBe(409);
    expect((await events()).map(({ event }) => event)).toEqual([
      'api_key.created',
      'api_key.rolled',
      'api_key.revoked',
    ]);
  });
});

describe('listApiKeys', () => {
  test('has the newest first, with who made it, and no secret', async () => {
    const { secret } = await aKey();
    api.now = new Date(api.now.getTime() + 1_000);
    const { admin } = await aKey({ name: 'Cedar CRM', scopes: ['leads:create'] });
    const found = await list(admin);
    expect(found.map(({ name }) => name)).toEqual(['Cedar CRM', 'Alder Accounting']);
    expect(JSON.stringify(found)).not.toContain(secret);
  });
});
