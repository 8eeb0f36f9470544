// Every operation by every kind of caller: reliability.md A1, as far as there are operations.
import { beforeAll, expect, test } from 'vitest';
import { forgetCalls } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { newKey, openTokens } from '@/server/http/tokens';
import { testApi } from '../support/api';
import { aHome, aPerson } from '../support/people';
import { type Expected, matrix, type Principal, principals } from './authorization.data';
import { operations, pathOf } from './operations';
import { validBodies } from './validBodies';

const api = testApi();
const people = new Map<Principal, Person>();
const tokens = new Map<Principal, string>();
const known: Record<string, string> = { slug: 'oakland-ca', sessionId: '018f0000-0000-7000-8000-000000000000' };

beforeAll(async () => {
  known.homeId = await aHome(api);
  const live = new Date(api.now);
  for (const type of ['resident', 'homeowner', 'staff'] as const) {
    people.set(type, await aPerson(api, type));
  }
  for (const which of ['expired', 'revoked', 'forged', 'gone'] as const) people.set(which, await aPerson(api, 'staff'));
  api.now = new Date(live.getTime() - 11 * 60_000);
  for (const which of ['expired'] as const) tokens.set(which, await tokenOf(which));
  api.now = live;
  for (const which of people.keys()) if (!tokens.has(which)) tokens.set(which, await tokenOf(which));
  const strangers = openTokens([await newKey()], () => api.now);
  tokens.set('forged', await strangers.sign(personOf('forged')));
  await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where id = $1", [
    personOf('revoked').sessionId,
  ]);
  await api.rows('delete from users where id = $1', [personOf('gone').id]);
});

function personOf(which: Principal): Person {
  const person = people.get(which);
  if (!person) throw new Error(`Nobody is ${which}`);
  return person;
}

const tokenOf = (which: Principal) => api.tokenFor(personOf(which));

/** A call as somebody, undone as far as it ended their session. */
async function outcome(which: Principal, { endpoint, name }: (typeof operations)[number]): Promise<Expected> {
  forgetCalls();
  await api.rows('delete from rate_limits');
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const token = tokens.get(which);
  if (token) headers.authorization = `Bearer ${token}`;
  const body = validBodies[name] === undefined ? null : JSON.stringify(validBodies[name]);
  const response = await api.fetch(pathOf(endpoint, known), { method: endpoint.method, headers, body });
  const said = response.status < 400 ? {} : ((await response.json()) as { code?: string });
  if (which !== 'revoked' && people.has(which)) {
    const { sessionId } = personOf(which);
    await api.rows('update sessions set revoked_at = null, revoked_reason = null where id = $1', [sessionId]);
    api.services.forgetSession(sessionId);
  }
  expect(response.status).toBeLessThan(500);
  if (response.status === 401 && said.code === 'unauthenticated' && name !== 'sessions.renew') return 401;
  return response.status === 403 ? 403 : 'in';
}

test('every operation has a row, and every row an operation', () => {
  expect(Object.keys(matrix).sort()).toEqual(operations.map(({ name }) => name).sort());
});

test.each(operations)('$name lets in whom the table says', async (operation) => {
  const found: Partial<Record<Principal, Expected>> = {};
  for (const which of principals) found[which] = await outcome(which, operation);
  expect(found).toEqual(matrix[operation.name]);
});
