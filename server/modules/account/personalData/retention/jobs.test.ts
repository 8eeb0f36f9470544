import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDb } from '@/server/db/client';
import { personalTables } from '@/server/modules/account/personalData/constants';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { canaryOverrides, insertCanaries } from '@/tests/support/security/personalDataCanaries';
import { retentionSweeps, sweepName } from './constants';
import { maintainPartitions, type OwnerDb, startSweeps, sweepTable } from './jobs';

const api = testApi();
const START = new Date('2026-11-21T12:00:00Z');
let owner: OwnerDb;
beforeAll(async () => {
  owner = openDb(api.ownerPool);
  await createCity(api);
});
beforeEach(() => {
  api.now = new Date(START);
});
const later = (days: number) => {
  api.now = new Date(START.getTime() + days * 86_400_000);
};
const sweep = (name: string, batch?: number) => sweepTable(api.services, owner, { sweep: name }, batch);
const swept = async () => {
  const removed: Record<string, number> = {};
  // What names a row goes before it: a few rounds, as hours do it.
  for (let round = 0; round < 4; round += 1)
    for (const each of retentionSweeps) {
      const name = sweepName(each);
      removed[name] = (removed[name] ?? 0) + (await sweep(name));
    }
  return removed;
};

test('every retention that is promised in years is carried out by a sweep', () => {
  const sweeping = new Set(retentionSweeps.map(({ table }) => table));
  const promised = personalTables.filter(({ rules }) =>
    rules.some((rule) => rule.retention === 'kept' && /\byears?\b/.test(rule.term)),
  );
  expect(promised.map(({ table }) => table).filter((table) => !sweeping.has(table))).toEqual([]);
  expect(promised.length).toBeGreaterThan(10);
});

test('a promise in years names the years that its sweep carries out', () => {
  const years = (term: string) => /\b(two|four|five|seven) years/.exec(term)?.[1];
  for (const { table, rules } of personalTables)
    for (const rule of rules)
      if (rule.retention === 'kept' && years(rule.term)) {
        const terms = retentionSweeps.filter((each) => each.table === table).map(({ term }) => term);
        expect(terms.map(years), table).toContain(years(rule.term));
      }
});

describe('rows of every table that is swept', () => {
  beforeAll(async () => {
    const { id, email } = await createPerson(api, 'resident');
    const whose = { id, email, phone: '+14155550188', trackingId: 'canarytracking0000021' };
    const known = canaryOverrides(whose);
    await insertCanaries(api, [...new Set(retentionSweeps.map(({ table }) => table))], whose, {
      ...known,
      account_deletions: { status: 'erased' },
      backup_runs: { status: 'succeeded' },
      applicants: { ...known.applicants, status: 'submitted', reused_from: null },
      applications: { status: 'declined' },
      // Their own document goes with a run of a visitor.
      bill_documents: { document_id: randomUUID() },
      condition_pictures: { document_id: randomUUID() },
      move_out_photos: { document_id: randomUUID() },
      documents: { owner_id: null },
      envelopes: { status: 'completed', subject: 'lease:canary' },
      home_visit_days: { day: START.toISOString().slice(0, 10) },
      flow_runs: { person_id: null, home_id: null, guest_token_hashes: '{"\\\\x01"}' },
      lead_events: { lead_id: null },
      rate_limits: { expire: START.getTime() + 1 },
      request_counts: { expire: START.getTime() + 1 },
      referrals: { ...known.referrals, status: 'paid' },
      text_consents: { phone: '+14155550199' },
      // Of a Pro without a job.
      work_orders: { ...known.work_orders, pro_id: null },
    });
    // A record of a person after their account ended.
    const former = await createPerson(api, 'resident');
    await api.rows('update users set erased_at = $2 where id = $1', [former.id, START]);
    await api.rows(
      `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, is_record, created_at)
       values (gen_random_uuid(), $1, 'notice', 'Notice.pdf', 'application/pdf', 1, '', 'documents/aa/notice.pdf', true, $2)`,
      [former.id, START],
    );
  });

  test('stay while they are young', async () => {
    expect(Object.entries(await swept()).filter(([, rows]) => rows > 0)).toEqual([]);
  });

  test('are gone once they are older than promised, and with them the tables are empty', async () => {
    later(20 * 366);
    const removed = await swept();
    expect(Object.keys(removed).filter((name) => removed[name] === 0)).toEqual([]);
    const left: string[] = [];
    for (const { table, clears } of retentionSweeps)
      if (!clears && (await api.rows(`select from ${table} limit 1`)).length > 0) left.push(table);
    expect(left).toEqual([]);
    const jobs = await api.rows("select key from graphile_worker.jobs where task_identifier = 'removeFiles'");
    expect(jobs.length).toBeGreaterThan(0);
  });
});

test('a table with much to remove is swept batch by batch, and nothing else of it is touched', async () => {
  for (const age of [31, 32, 33, 34, 35, 2])
    await api.rows(
      `insert into idempotency_keys (scope, key, request_hash, method, path, locked_until, created_at)
       values ('x', $1, '', 'POST', '/', now(), $2::timestamptz - make_interval(days => $3))`,
      [String(age), api.now.toISOString(), age],
    );
  expect(await sweep('idempotency_keys', 2)).toBe(5);
  expect(await api.rows('select key from idempotency_keys')).toEqual([{ key: '2' }]);
});

test('the words and files of a message leave it after 90 days; that it was sent stays', async () => {
  const sent = async (days: number) => {
    const id = randomUUID();
    await api.rows(
      `insert into outbox (id, dedupe_key, channel, recipient, template, data, status, subject, body, attachments, sent_at)
       values ($1, $4, 'email', 'ada@words.test', 'newMessage', '{}', 'sent', 'A message', 'Words', '[{"name":"a.pdf"}]',
         $2::timestamptz - make_interval(days => $3))`,
      [id, api.now.toISOString(), days, id],
    );
    return id;
  };
  const [old, young] = [await sent(91), await sent(89)];
  expect(await sweep('outbox: words and files', 1)).toBeGreaterThanOrEqual(1);
  const rows = await api.rows('select id, subject, body, attachments from outbox where id = any($1)', [[old, young]]);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ id }) => id === old)).toMatchObject({ subject: 'A message', body: null, attachments: [] });
  expect(rows.find(({ id }) => id === young)).toMatchObject({ body: 'Words', attachments: [{ name: 'a.pdf' }] });
});

test.each(['withdrawn', 'expired', 'declined'] as const)(
  'the sealed number of somebody whose application was %s is gone after 30 days; the decision stays',
  async (status) => {
    const ada = await createPerson(api, 'resident');
    const { id } = await createApplication(api, { homeId: await createHome(api), people: [ada], status });
    await api.rows('update applications set updated_at = $2 where id = $1', [id, START.toISOString()]);
    await api.rows(
      `insert into applicant_personal_details (applicant_id, identity, identity_kind, identity_last_four, updated_at)
       select id, 'sealed', 'ssn', '9999', now() from applicants where application_id = $1
       on conflict (applicant_id) do update set identity = 'sealed'`,
      [id],
    );
    const numbers = () =>
      api.rows(
        `select identity is null as gone from applicant_personal_details
         where applicant_id in (select id from applicants where application_id = $1)`,
        [id],
      );
    later(29);
    await swept();
    expect(await numbers()).toEqual([{ gone: false }]);
    later(31);
    await swept();
    expect(await numbers()).toEqual([{ gone: true }]);
    expect(await api.rows('select status from applications where id = $1', [id])).toEqual([{ status }]);
  },
);

test('each table has a job of its own', async () => {
  await startSweeps(api.services);
  const jobs = await api.rows("select key from graphile_worker.jobs where task_identifier = 'sweepTable'");
  expect(jobs).toHaveLength(retentionSweeps.length);
});

test('page visits are dropped by the month after thirteen months, and those of last year stay', async () => {
  const visit = (ago: string) =>
    api.rows(`insert into site_visits (url, referrer, at) values ($1::text, '', now() - $1::text::interval)`, [ago]);
  await api.empty('site_visits');
  for (const ago of ['1 hour', '11 months', '15 months']) await visit(ago);
  await maintainPartitions(api.services);
  expect(await api.rows('select url from site_visits order by at')).toEqual([{ url: '11 months' }, { url: '1 hour' }]);
  const [{ n } = { n: 0 }] = await api.rows<{ n: number }>(
    "select count(*)::int as n from pg_class where relnamespace = 'partitions'::regnamespace and relkind = 'r' and relname like 'site_visits%'",
  );
  // Fourteen months up to this one, two to come, and the one for what is out of order.
  expect(n).toBe(17);
});

describe('applications', () => {
  const YEAR = 365.25 * 86_400_000;
  const retentionOf = retentionSweeps.find(({ table }) => table === 'criteria_results') ?? expect.fail('no sweep');
  /** Whether what belongs to the application would go, so many years after START. */
  const goesAfter = async (applicationId: string, years: number) => {
    const query = sql<{ goes: boolean }>`select ${retentionOf.where(new Date(START.getTime() + years * YEAR))} as goes
      from (select ${applicationId}::uuid as application_id, ${applicationId}::uuid as id) t`.compile(api.services.db);
    return (await api.rows<{ goes: boolean }>(query.sql, [...query.parameters]))[0]?.goes;
  };

  const apply = async (status: 'declined' | 'lease_signed') => {
    const person = await createPerson(api, 'resident');
    const homeId = await createHome(api, { owner: await createPerson(api, 'homeowner'), status: 'active' });
    const { id } = await createApplication(api, { homeId, people: [{ id: person.id }], status });
    await api.rows('update applications set updated_at = $2, decided_at = $2 where id = $1', [id, START.toISOString()]);
    return { id, homeId };
  };

  test('are kept as the privacy policy says: two years without a lease', async () => {
    const { id } = await apply('declined');
    expect([await goesAfter(id, 1.99), await goesAfter(id, 2.01)]).toEqual([false, true]);
    const policy = readFileSync('content/documents/page/privacy-policy.en-us.json', 'utf8');
    expect(policy).toContain('Two years if no lease is signed; otherwise the same as a lease');
  });

  test('with a lease are kept as long as it: seven years after its end', async () => {
    const { id, homeId } = await apply('lease_signed');
    const leaseId = randomUUID();
    await api.rows(
      `insert into leases (id, home_id, application_id, status, terms, edition, created_at)
       values ($1, $2, $3, 'draft', '{}', '1', $4)`,
      [leaseId, homeId, id, START.toISOString()],
    );
    expect([await goesAfter(id, 2.01), await goesAfter(id, 20)]).toEqual([false, false]);
    await api.rows("update leases set ended_at = $2, end_reason = 'The term ended' where id = $1", [
      leaseId,
      new Date(START.getTime() + YEAR).toISOString(),
    ]);
    expect([await goesAfter(id, 7.99), await goesAfter(id, 8.01)]).toEqual([false, true]);
  });
});
