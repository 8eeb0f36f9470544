import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { audit, brokenAuditRows } from './audit';

const api = testApi();

/** Lifts the guard as only a superuser could, does it, and puts the guard back. */
async function tamper(statement: string) {
  await api.rows('alter table audit_log disable trigger user');
  await api.rows(statement);
  await api.rows('alter table audit_log enable trigger user');
}

beforeAll(async () => {
  const writers = Array.from({ length: 60 }, (_, n) =>
    audit(api.services.db, { event: n % 2 ? 'lead.created' : 'home.published', subject: `thing:${n}`, detail: { n } }),
  );
  await Promise.all(writers);
});

test('an untouched log is whole, written by sixty at once', async () => {
  expect(await api.rows('select id from audit_log')).toHaveLength(60);
  expect(await brokenAuditRows(api.services.db)).toEqual([]);
});

test('nobody changes, removes or empties it, not even its owner', async () => {
  for (const statement of ["update audit_log set event = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    await expect(api.rows(statement)).rejects.toThrow(/never changed or removed/);
    await expect(sql.raw(statement).execute(api.services.db)).rejects.toThrow(/permission denied|never changed/);
  }
});

test('a changed row and a missing row are both found', async () => {
  const [changed] = await api.rows<{ id: string }>(
    "select id from audit_log where stream = 'lead' order by id offset 3 limit 1",
  );
  await tamper(`update audit_log set detail = '{"n":"other"}' where id = ${changed?.id}`);
  expect(await brokenAuditRows(api.services.db)).toContain(Number(changed?.id));
  const [gone] = await api.rows<{ id: string }>(
    "select id from audit_log where stream = 'home' order by id offset 5 limit 1",
  );
  const [next] = await api.rows<{ id: string }>(
    "select id from audit_log where stream = 'home' order by id offset 6 limit 1",
  );
  await tamper(`delete from audit_log where id = ${gone?.id}`);
  expect(await brokenAuditRows(api.services.db)).toContain(Number(next?.id));
});
