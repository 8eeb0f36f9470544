import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '@/contract/auditEvents';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { audit, auditHeads, brokenAuditRows } from './audit';

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

test('events of a kind share sixteen chains, and those about one subject stand in one', async () => {
  const rows = await api.rows<{ kind: string; chains: number }>(
    "select split_part(stream, '/', 1) as kind, count(distinct stream)::int as chains from audit_log group by 1 order by 1",
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['home', 'lead']);
  for (const { chains } of rows) expect(chains).toBeGreaterThan(5);
  for (const event of ['home.published', 'home.published'] as const)
    await audit(api.services.db, { event, subject: 'thing:one chain' });
  expect(
    await api.rows("select count(distinct stream)::int as chains from audit_log where subject = 'thing:one chain'"),
  ).toEqual([{ chains: 1 }]);
  await tamper("delete from audit_log where subject = 'thing:one chain'");
  await api.rows(
    `update audit_heads head set (id, hash) = (select id, hash from audit_log where stream = head.stream order by id desc limit 1)
     where exists (select from audit_log where stream = head.stream)`,
  );
});

test('an untouched log is whole, written by sixty at once', async () => {
  expect(await api.rows('select id from audit_log')).toHaveLength(60);
  expect(await brokenAuditRows(api.services.db)).toEqual([]);
});

test('writes an early audit entry without blocking other transactions', async () => {
  const gate = Promise.withResolvers<void>();
  const audited = Promise.withResolvers<void>();
  const slow = asSystem(api.services.db, async (trx) => {
    await audit(trx, { event: 'lead.created', subject: 'thing:slow' });
    audited.resolve();
    await gate.promise;
  });
  await audited.promise;
  await asSystem(api.services.db, (trx) => audit(trx, { event: 'lead.created', subject: 'thing:quick' }));
  gate.resolve();
  await slow;
  const subjects = await api.rows(
    "select subject from audit_log where subject in ('thing:slow', 'thing:quick') order by id",
  );
  expect(subjects).toEqual([{ subject: 'thing:quick' }, { subject: 'thing:slow' }]);
  expect(await brokenAuditRows(api.services.db)).toEqual([]);
});

test('two that write to the same streams in opposite order both commit, each stream in its order', async () => {
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  const write = (...events: AuditEvent[]) =>
    asSystem(api.services.db, async (trx) => {
      await audit(trx, { event: events[0] ?? 'lead.created', subject: 'thing:crossed' });
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
      for (const event of events.slice(1)) await audit(trx, { event, subject: 'thing:crossed' });
    });
  await Promise.all([
    write('lead.created', 'home.published', 'lead.created'),
    write('home.published', 'lead.created', 'home.published'),
  ]);
  expect(await api.rows("select from audit_log where subject = 'thing:crossed'")).toHaveLength(6);
  expect(await brokenAuditRows(api.services.db)).toEqual([]);
});

test('the head of each stream is its last row, known without reading the log', async () => {
  const last = await api.rows<{ stream: string; id: string; hash: string }>(
    "select distinct on (stream) stream, id, encode(hash, 'hex') as hash from audit_log order by stream, id desc",
  );
  expect(await auditHeads(api.services.db)).toEqual(last.map((head) => ({ ...head, id: Number(head.id) })));
});

test('cannot be changed, removed, or emptied, not even by its owner', async () => {
  for (const statement of ["update audit_log set event = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    await expect(api.rows(statement)).rejects.toThrow(/never changed or removed/);
    await expect(sql.raw(statement).execute(api.services.db)).rejects.toThrow(/permission denied|never changed/);
  }
});

test('a changed row and a missing row are both found', async () => {
  const [changed] = await api.rows<{ id: string }>(
    "select id from audit_log where stream like 'lead/%' order by id offset 3 limit 1",
  );
  await tamper(`update audit_log set detail = '{"n":"other"}' where id = ${changed?.id}`);
  expect(await brokenAuditRows(api.services.db)).toContain(Number(changed?.id));
  const [{ gone, next } = { gone: 0, next: 0 }] = await api.rows<{ gone: string; next: string }>(
    `select id as gone, next from (select id, lead(id) over (partition by stream order by id) as next from audit_log
      where stream like 'home/%') row where next is not null limit 1`,
  );
  await tamper(`delete from audit_log where id = ${gone}`);
  expect(await brokenAuditRows(api.services.db)).toContain(Number(next));
});
