// The second layer of every policy, in the database itself, and the teeth of this very test.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_CATEGORIES } from '@/contract/account/documents/constants';
import { Duty } from '@/contract/account/users/schemas';
import { testApi } from '../support/api';
import { samplePart } from '../support/sample';
import { createMutants, type Policy } from '../support/security/policyMutants';
import { RowSecurity } from '../support/security/rowSecurity';
import { type Case, documentDuties, dutyTables, equivalent, owner, rules } from './rowSecurity.data';

const api = testApi();
const NOTHING = { owner: '', stranger: '', visitor: '', staff: '' };
let client: pg.PoolClient;
let security: RowSecurity;
let policies: Policy[] = [];

beforeAll(async () => {
  client = await api.owner.connect();
  policies = await api.rows<Policy>(
    `select tablename as table, policyname as name, cmd, qual, with_check as "check" from pg_policies
     where schemaname = 'public' order by 1, 2`,
  );
  security = new RowSecurity(client);
  await security.begin();
});
afterAll(async () => {
  await security.end();
  client.release();
});

test('every table under row-level security has a rule, and every rule a table', async () => {
  const bound = await api.rows<{ name: string }>(
    "select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace order by 1",
  );
  expect(Object.keys(rules).sort(), 'add the table to tests/api/rowSecurity.data.ts').toEqual(
    bound.map(({ name }) => name).sort(),
  );
});

const cases = Object.entries(rules).flatMap(([table, all]) => all.map((each) => ({ table, each, by: each.by })));

describe('who may do what to a row', () => {
  test.each(cases)('of $table, by $by', async ({ table, each }) => {
    expect(await security.grants(table, each)).toEqual(each.may);
  });
});

describe('rows of others, by the duties of staff', () => {
  const readers = async (table: string, row: Case['row']) => {
    const seen: Duty[] = [];
    for (const duty of Duty.options) {
      const settings = { 'app.person': '', 'app.role': 'staff', 'app.duties': duty };
      const may = await security.grants(table, { by: duty, row, settings, may: NOTHING });
      if (may.owner.includes('s')) seen.push(duty);
    }
    return seen;
  };

  test.each(Object.keys(dutyTables))('of %s', async (table) => {
    const row = Object.fromEntries(Object.entries(rules[table]?.[0]?.row ?? {}).filter(([, id]) => id !== owner));
    expect(await readers(table, row)).toEqual(dutyTables[table]);
  });

  test.each(DOCUMENT_CATEGORIES)('of documents: %s', async (category) => {
    expect(await readers('documents', { category })).toEqual(documentDuties[category]);
  });
});

describe.each(samplePart(Object.keys(rules), 6))('%s', (table) => {
  test('a policy dropped, widened or narrowed shows', async () => {
    const survivors: string[] = [];
    for (const { name, sql } of policies.filter((each) => each.table === table).flatMap(createMutants)) {
      const shows = await security.inSavepoint(async () => {
        await security.run(sql);
        for (const each of rules[table] ?? [])
          if (JSON.stringify(await security.grants(table, each)) !== JSON.stringify(each.may)) return true;
        return false;
      });
      if (shows === name in equivalent) survivors.push(name);
    }
    expect(survivors).toEqual([]);
  }, 60_000);
});
