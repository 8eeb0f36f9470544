// Undeclared verbs, overridden verbs, and unknown fields, for every operation.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createPerson } from '../support/fixtures/people';
import { operations, pathOf } from './operations';
import { leavesOf } from './setAtPath';
import { validBodies } from './validBodies';

const api = testApi();
let staffToken = '';

beforeAll(async () => {
  staffToken = await api.tokenFor(await createPerson(api, 'staff'));
});
beforeEach(async () => {
  await api.rows('delete from rate_limits');
});

/** An id of no object: the test checks who may call at all. */
const ids = Object.fromEntries(
  operations.flatMap(({ paramNames }) => paramNames.map((name) => [name, '018f0000-0000-7000-8000-000000000000'])),
);
const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const declared = new Map<string, Set<string>>();
for (const { endpoint } of operations)
  declared.set(endpoint.path, (declared.get(endpoint.path) ?? new Set<string>()).add(endpoint.method));

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  resetRequestCounts();
  return api.fetch(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: body ?? null });
}

describe.each([...declared.keys()])('%s', (path) => {
  const endpoint = operations.find((each) => each.endpoint.path === path)?.endpoint;
  if (!endpoint) throw new Error(`${path} has no operation`);
  const address = pathOf(endpoint, ids);

  test('answers 405 to every verb it does not have, and says which it has', async () => {
    const own = declared.get(path) ?? new Set();
    for (const verb of verbs.filter((each) => !own.has(each))) {
      const response = await ask(verb, address);
      // A path that a pattern of another operation fits, too, is that one’s.
      const others = operations.filter(({ endpoint: each }) => each.method === verb && fits(each.path, address));
      if (others.length > 0) continue;
      expect(response.status, verb).toBe(405);
      expect((response.headers.get('allow') ?? '').split(', ')).toEqual(expect.arrayContaining([...own]));
    }
  });
});

/** Whether an address is one of a pattern. */
const fits = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address.split('?')[0] ?? '');

test.each(operations.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'public'))(
  '$name tells HEAD no more than GET',
  async ({ endpoint }) => {
    const response = await ask('HEAD', pathOf(endpoint, ids));
    expect([response.status, await response.text()]).toEqual([401, '']);
  },
);

test('no header and no parameter makes one verb another', async () => {
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', '_method']) {
    const { status } = await ask('GET', `/users/sessions?_method=DELETE`, { [name]: 'DELETE' });
    expect(status, name).not.toBe(200);
  }
});

/** Fields that a caller might add to gain rights. */
const wishes = {
  id: 'x',
  userId: 'x',
  ownerId: 'x',
  personId: 'x',
  role: 'staff',
  roles: ['staff'],
  type: 'staff',
  status: 'active',
  isAdmin: true,
  verified: true,
  emailVerified: true,
  amount: 1,
  amountCents: 1,
  balance: 1,
  paidAt: '2026-11-21',
  createdAt: '2026-11-21',
  deletedAt: null,
  passwordHash: 'x',
  constructor: { prototype: { isAdmin: true } },
};

/** Every object within a body, by its path. */
function objectsIn(body: unknown): (string | number)[][] {
  const paths = leavesOf(body).map((path) => path.slice(0, -1));
  const prefixes = paths.flatMap((path) => path.map((_, at) => path.slice(0, at)).concat([path]));
  return [...new Map(prefixes.map((path) => [JSON.stringify(path), path])).values()].filter(
    (path) => !Array.isArray(at(body, path)),
  );
}

const at = (body: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], body);

/** Objects with keys that people or devices choose. Other tests check their content. */
const FREE = ['experiments', 'answers', 'data', 'credential', 'response', 'clientExtensionResults', 'events'];

describe.each(operations.filter(({ name }) => validBodies[name] !== undefined))('$name', ({ name, endpoint }) => {
  test('takes no field that it does not name, at any depth', async () => {
    const body = validBodies[name];
    const taken: string[] = [];
    for (const path of (typeof body === 'string' ? [] : objectsIn(body)).filter(
      (each) => !each.some((key) => FREE.includes(String(key))),
    ))
      for (const [field, value] of Object.entries(wishes)) {
        const copy = structuredClone(body);
        const target = at(copy, path) as Record<string, unknown>;
        if (Object.hasOwn(target, field)) continue;
        target[field] = value;
        const headers = { authorization: `Bearer ${staffToken}` };
        const response = await ask(endpoint.method, pathOf(endpoint, ids), headers, JSON.stringify(copy));
        // Before a body is read, an object that is not there, and a proof that is too old, are refused.
        if (response.status < 400) taken.push([...path, field].join('.'));
      }
    expect(taken).toEqual([]);
  });
});
