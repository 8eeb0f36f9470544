// Every operation by every kind of caller, about every kind of object.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Duty } from '@/contract/account/users/schemas';
import type { Access } from '@/contract/endpoint';
import { resetRequestCounts } from '@/server/http/limits';
import { checkAccess } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { operations as served } from '@/server/operations';
import { testApi } from '../support/api';
import { createHome, createPerson } from '../support/fixtures/people';
import { samplePart } from '../support/sample';
import {
  type Expected,
  matrix,
  type OwnedRows,
  type Ownership,
  only,
  ownerships,
  type Principal,
  principals,
  type Row,
  signatures,
  sudo,
} from './authorization.data';
import { dutiesOf } from './authorization.duties.data';
import { objects } from './authorization.objects';
import { type Cast, createCast } from './authorization.people';
import { type Operation, operations, pathOf } from './operations';
import { validBodies, validQueries } from './validBodies';

const api = testApi();
let cast: Cast;
/** What everybody may name in an address. */
const known: Record<string, string> = { slug: 'oakland-ca', flowId: 'rent-estimate' };

beforeAll(async () => {
  known.homeId = await createHome(api);
  cast = await createCast(api);
});

const isOwned = (rows: Row | OwnedRows): rows is OwnedRows => 'mine' in rows;
const rowOf = (name: string): Row => {
  const rows = matrix[name];
  if (!rows) throw new Error(`${name} has no row in authorization.data.ts`);
  return isOwned(rows) ? rows.mine : rows;
};

/** Owner of the object that a caller names. Visitors own none, so a homeowner’s is used. */
function ownerOf(who: Principal, ownership: Ownership) {
  const self = cast.person(who) ?? cast.person('homeowner');
  const owner =
    ownership === 'mine'
      ? self
      : cast.person((self?.type === 'homeowner') === (ownership === 'sameRole') ? 'otherHomeowner' : 'otherResident');
  if (!owner) throw new Error(`Nobody owns what ${who} asks for`);
  return owner.id === self?.id && ownership !== 'mine' ? (cast.person('invitee') ?? owner) : owner;
}

type Owner = ReturnType<typeof ownerOf>;

/** What has been made for an owner, by the parameters of the addresses that name it; used until a call changes it. */
const made = new Map<string, Map<string, Record<string, string>>>();

async function objectsOf(owner: Owner, paramNames: readonly string[]): Promise<Record<string, string>> {
  const ofOwner = made.get(owner.id) ?? new Map<string, Record<string, string>>();
  made.set(owner.id, ofOwner);
  const key = paramNames.join();
  const found = ofOwner.get(key);
  if (found) return found;
  const values: Record<string, string> = {};
  // Later ones belong to earlier ones.
  for (const param of paramNames) {
    const id = await objects[param]?.(api, owner);
    if (id) values[param] = id;
  }
  ofOwner.set(key, values);
  return values;
}

async function valuesFor({ name, paramNames }: Operation, who: Principal, ownership: Ownership) {
  const values = { ...known };
  if (isOwned(matrix[name] ?? rowOf(name))) {
    const named = paramNames.filter((param) => objects[param]);
    const owner = ownership === 'none' ? undefined : ownerOf(who, ownership);
    // The object of a deleted person was deleted with the account.
    const isThere = owner && owner.id !== cast.person('gone')?.id;
    Object.assign(
      values,
      isThere ? await objectsOf(owner, named) : Object.fromEntries(named.map((param) => [param, randomUUID()])),
    );
  }
  for (const param of paramNames) values[param] ??= randomUUID();
  return values;
}

/** A call that was carried out may have used up its object, ended its caller’s session, or changed who they are. */
async function makeGood(who: Principal, ownership: Ownership): Promise<void> {
  made.delete(ownerOf(who, ownership).id);
  const self = cast.person(who);
  if (self) made.delete(self.id);
  await cast.recreate(who);
}

/** Letters and replies of one person hold nothing of another: their addresses are the mark. */
function expectNothingOfOthers(who: Principal, text: string): void {
  if (cast.canCall(who)?.type === 'staff') return;
  const seen = principals.filter((other) => other !== who && text.includes(cast.person(other)?.email ?? '\u0000'));
  expect(seen, `${who} was told of others`).toEqual([]);
}

async function outcome(who: Principal, operation: Operation, ownership: Ownership): Promise<Expected> {
  const { endpoint, name } = operation;
  const query = validQueries[name] ? `?${validQueries[name]}` : '';
  const path = `${pathOf(endpoint, await valuesFor(operation, who, ownership))}${query}`;
  resetRequestCounts();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const token = cast.token(who);
  if (token) headers.authorization = `Bearer ${token}`;
  const body = validBodies[name] === undefined ? null : JSON.stringify(validBodies[name]);
  const ask = () => api.fetch(path, { method: endpoint.method, headers, body });
  let response = await ask();
  if (response.status === 429) {
    await response.body?.cancel();
    await api.rows('delete from rate_limits');
    response = await ask();
  }
  const text = await response.text();
  if (response.status < 400 && endpoint.method !== 'GET') await makeGood(who, ownership);
  expect(response.status).toBeLessThan(500);
  expectNothingOfOthers(who, text);
  const { code } = response.status < 400 ? {} : (JSON.parse(text) as { code?: string });
  if (code === 'unauthenticated' && name !== 'sessions.renew') return 401;
  if (code === 'forbidden') return 403;
  return code === 'notFound' && isOwned(matrix[name] ?? rowOf(name)) ? 404 : 'in';
}

test('every operation has a row, and every row an operation', () => {
  expect(Object.keys(matrix).sort()).toEqual(operations.map(({ name }) => name).sort());
});

// Each operation asks some thirty times; what the table says of every gate is checked whole below.
describe.each(samplePart(operations, 6))('$name', (operation) => {
  const rows = matrix[operation.name];

  // Without an object in its address there is nothing that could be another’s.
  test.each(rows && isOwned(rows) ? ownerships : (['mine'] as const))(
    'lets in whom the table says: %s',
    async (ownership) => {
      const found: Partial<Record<Principal, Expected>> = {};
      for (const who of principals) found[who] = await outcome(who, operation, ownership);
      const expected = rows && isOwned(rows) ? rows[ownership] : rows;
      expect(found).toEqual(expected);
    },
  );
});

describe('the policy as it is declared', () => {
  const declared = (access: Access, who: Principal, duties: readonly Duty[]): Expected => {
    const person = cast.canCall(who);
    try {
      checkAccess(access, false, person && { ...person, duties }, api.now);
      return 'in';
    } catch (error) {
      return (error as { status: 401 | 403 }).status;
    }
  };
  const gate = (access: Access, duties: readonly Duty[]) =>
    Object.fromEntries(principals.map((who) => [who, declared(access, who, duties)]));
  // Behind a link the secret comes first: the tests of its module ask the policy with one that holds.
  const judged = served.filter(
    ({ handler: { authorize, runAs } }) =>
      authorize !== audienceOnly && authorize !== rowLevel && runAs !== 'linkHolder',
  );
  /** What the table says of the gate alone: a 403 that the policy behind it gives has passed it. */
  const tableGate = (name: string) => {
    const access = judged.find(({ endpoint }) => endpoint.key.join('.') === name)?.endpoint.access;
    const isJudged = (who: Principal) =>
      access === 'signedIn' || (access === 'staff' && only('staff', 'staff')[who] === 'in');
    const passes = (who: Principal, cell: Expected) => cell === 404 || (isJudged(who) && cell === 403);
    return Object.fromEntries(principals.map((who) => [who, passes(who, rowOf(name)[who]) ? 'in' : rowOf(name)[who]]));
  };

  test.each(operations)('$name is what the table says, cell by cell', ({ name, endpoint }) => {
    expect(gate(endpoint.access, dutiesOf(name))).toEqual(tableGate(name));
  });

  test.each(operations)('$name: a gate removed, widened or narrowed shows', ({ name, endpoint }) => {
    const others = (['public', 'signedIn', 'homeowner', 'resident', 'editor', 'staff'] as const).filter(
      (access) => access !== endpoint.access,
    );
    for (const mutant of others)
      expect(gate(mutant, dutiesOf(name)), `${name} as ${mutant}`).not.toEqual(tableGate(name));
  });

  test.each(['homeowner', 'resident', 'editor', 'staff'] as const)(
    'a gate for a %s lets in them and staff with a duty alone',
    (kind) => {
      expect(gate(kind, ['care'])).toEqual(only(kind, 'staff'));
    },
  );

  test('a policy that always says no, or always yes, shows', async () => {
    for (const { endpoint, handler } of judged) {
      const operation = operations.find(({ name }) => name === endpoint.key.join('.'));
      if (!operation) throw new Error(`${endpoint.key.join('.')} is not in the contract`);
      const row = rowOf(operation.name);
      // Where no object of that name is made, its load answers before the policy is asked; so does a body of bytes.
      if (endpoint.maxBodyBytes) continue;
      if (handler.load && operation.paramNames.length > 0 && !isOwned(matrix[operation.name] ?? row)) continue;
      const { authorize } = handler;
      for (const mutant of [false, true]) {
        // The caller has passed the gate, so only the policy decides.
        const judgedBy = principals.find(
          (who) =>
            row[who] === (mutant ? 403 : 'in') &&
            cast.canCall(who) &&
            declared(endpoint.access, who, dutiesOf(operation.name)) === 'in',
        );
        if (!judgedBy) continue;
        handler.authorize = () => mutant;
        const found = await outcome(judgedBy, operation, 'mine').finally(() => {
          handler.authorize = authorize;
        });
        expect(found, `${operation.name} saying ${mutant}`).not.toEqual(row[judgedBy]);
      }
    }
  });
});

describe('duties of staff', () => {
  test('each operation asks for those of the table', () => {
    const declared = served.map(({ endpoint, handler }) => [
      endpoint.key.join('.'),
      [...(handler.duties ?? [])].sort(),
    ]);
    expect(Object.fromEntries(declared)).toEqual(
      Object.fromEntries(declared.map(([name]) => [name, [...dutiesOf(String(name))].sort()])),
    );
  });

  const forStaff = operations.filter(({ endpoint }) => endpoint.access === 'staff' || endpoint.access === 'editor');

  test.each(['none', ...Duty.options] as const)('with %s, everything else is refused', async (duty) => {
    const person = await createPerson(api, 'staff', duty === 'none' ? [] : [duty]);
    const headers = { authorization: `Bearer ${await api.tokenFor(person)}`, 'content-type': 'application/json' };
    const passed: string[] = [];
    for (const { name, endpoint, paramNames } of forStaff) {
      resetRequestCounts();
      const values = Object.fromEntries(paramNames.map((param) => [param, known[param] ?? randomUUID()]));
      const response = await api.fetch(pathOf(endpoint, values), { method: endpoint.method, headers });
      const { code } = response.status < 400 ? {} : ((await response.json()) as { code?: string });
      if (code !== 'forbidden') passed.push(name);
    }
    const may = forStaff.filter(({ name }) => duty !== 'none' && dutiesOf(name).includes(duty));
    expect(passed).toEqual(may.map(({ name }) => name));
  });

  test.each(['none', ...Duty.options] as const)(
    'with %s, objects of others are seen as the table says',
    async (duty) => {
      const person = await createPerson(api, 'staff', duty === 'none' ? [] : [duty]);
      const headers = { authorization: `Bearer ${await api.tokenFor(person)}`, 'content-type': 'application/json' };
      const owner = cast.person('otherHomeowner') ?? expect.fail('nobody');
      const seen: string[] = [];
      const shared = operations.filter(({ name, endpoint }) => {
        const rows = matrix[name];
        return endpoint.method === 'GET' && endpoint.access !== 'staff' && rows && isOwned(rows);
      });
      for (const operation of shared) {
        resetRequestCounts();
        const named = operation.paramNames.filter((param) => objects[param]);
        const values = { ...known, ...(await objectsOf(owner, named)) };
        const query = validQueries[operation.name] ? `?${validQueries[operation.name]}` : '';
        const response = await api.fetch(`${pathOf(operation.endpoint, values)}${query}`, { headers });
        await response.body?.cancel();
        if (response.status !== 404 && response.status !== 403) seen.push(operation.name);
      }
      const may = shared.filter(({ name }) => duty !== 'none' && dutiesOf(name).includes(duty));
      expect(seen).toEqual(may.map(({ name }) => name));
    },
  );
});

describe('a login that is too old', () => {
  test.each(operations)('$name asks for a fresh proof where the table says so, and nowhere else', async (operation) => {
    const { name, endpoint } = operation;
    const signature = signatures.includes(name);
    expect(endpoint.sudo ?? false).toBe(signature ? 'signature' : sudo.includes(name));
    if (!endpoint.sudo) return;
    const minutes = signature ? 12 * 60 : 15;
    const { access } = endpoint;
    const type = access === 'public' || access === 'signedIn' ? 'homeowner' : access;
    const person = await createPerson(api, type);
    const stale = new Date(api.now.getTime() - minutes * 60_000 - 1_000).toISOString();
    await api.rows('update sessions set authenticated_at = $2 where id = $1', [person.sessionId, stale]);
    const response = await api.fetch(
      pathOf(endpoint, { ...known, ...(await valuesFor(operation, 'homeowner', 'mine')) }),
      {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await api.tokenFor(person)}` },
        body: validBodies[name] === undefined ? null : JSON.stringify(validBodies[name]),
      },
    );
    expect(await response.json()).toMatchObject({ code: 'recentLoginRequired' });
  });
});

describe('rows with an owner', () => {
  test('are bound by row-level security in every table that names a person', async () => {
    const bare = await api.rows<{ name: string }>(
      `select table_name as name from information_schema.columns join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
       where table_schema = 'public' and relkind = 'r' and column_name in ('user_id', 'owner_id', 'resident_id', 'homeowner_id')
         and not (relrowsecurity and relforcerowsecurity) and table_name <> all ($1)`,
      [PUBLIC_TABLES],
    );
    expect(bare).toEqual([]);
  });
});

/** Rows that name their owner and are for everybody: what is shown is the presenter’s to say. */
const PUBLIC_TABLES = ['homes', 'media'];
