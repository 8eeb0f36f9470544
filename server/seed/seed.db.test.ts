import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOrderLifecycle } from '@/contract/care/workOrders/constants';
import { homeLifecycle } from '@/contract/homes/homes/constants';
import { projectWealth } from '@/contract/money/wealth/projection';
import type { WealthInputs } from '@/contract/money/wealth/schemas';
import { masterKey } from '@/server/modules/content/media/storageKeys';
import { localStorage } from '@/server/providers/storage/local';
import { type TestDatabase, testDatabase } from '@/tests/support/database';
import { filledColumns } from '@/tests/support/seedFacts/filledColumns';
import { seedOnly } from '@/tests/support/seedFacts/seedFacts.data';
import { writtenColumns } from '@/tests/support/seedFacts/writtenColumns';
import { seed } from './index';
import { DEMO_PASSWORD } from './people';

let database: TestDatabase;
let folder: string;
let client: pg.Client;
const storage = () => localStorage(folder);
const ask = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;
const count = async (table: string) => Number((await ask<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);
const tables = [
  'homes',
  'users',
  'home_events',
  'leads',
  'site_visits',
  'media',
  'cities',
  'payout_plans',
  'host_hours',
  'applications',
  'leases',
  'screenings',
  'decisions',
  'work_orders',
  'work_order_events',
  'outbox',
];
const counts = async () => {
  const all: number[] = [];
  for (const table of tables) all.push(await count(table));
  return all;
};

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'belong-seed-'));
  client = new pg.Client({ connectionString: database.url, options: '-c app.role=staff' });
  await client.connect();
  await seed(database.url, { homes: 400, storage: storage() });
}, 240_000);

afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('after seeding', () => {
  it('there is no fact that product code does not write, but for the exceptions of the list', async () => {
    const empty = await testDatabase();
    const other = new pg.Client({ connectionString: empty.url, options: '-c app.role=staff' });
    await other.connect();
    const reference = await filledColumns(other);
    await other.end();
    await empty.drop();
    const isSeeded = ([column, count]: readonly [string, number]) => count > (reference.get(column) ?? 0);
    const bySeed = [...(await filledColumns(client))].filter(isSeeded).map(([column]) => column);
    // A comparison of nothing proves nothing.
    expect(bySeed.length).toBeGreaterThan(500);
    const written = writtenColumns();
    const only = bySeed.filter((column) => !written.has(column));
    expect(only.toSorted()).toEqual(Object.keys(seedOnly).toSorted());
  }, 120_000);

  it('there are repairs in every status, each with a thread and its clocks', async () => {
    const rows = await ask<{ status: string; n: string }>(
      'select status, count(*) as n from work_orders group by status',
    );
    expect(rows.map(({ status }) => status).sort()).toEqual([...workOrderLifecycle.states].sort());
    const silent = await ask(
      'select id from work_orders each where not exists (select from work_order_events where work_order_id = each.id)',
    );
    expect(silent).toEqual([]);
  });

  it('what is over kept its target but for a few, as its own record says', async () => {
    const isOver = "status in ('confirmed', 'billed', 'closed')";
    expect(await count(`work_orders where ${isOver} and (done_at > repair_due_at) <> ('repair' = any(breached))`)).toBe(
      0,
    );
    const all = await count(`work_orders where ${isOver} and repair_due_at is not null`);
    const kept = await count(`work_orders where ${isOver} and done_at <= repair_due_at`);
    expect(kept / all).toBeGreaterThan(0.8);
    expect(kept / all).toBeLessThan(1);
  });

  it('our team has answered what was due and keeps its targets, but for a few', async () => {
    const waits = `not exists (select from desk_items done where done.queue = 'leads' and done.item_id = leads.id)`;
    const asked = await count('leads');
    const late = await count(`leads where answer_by < now() and ${waits}`);
    expect(late / asked).toBeLessThan(0.1);
    const isOpen = "done_at is null and closed_at is null and status <> 'duplicate'";
    const open = await count(`work_orders where ${isOpen}`);
    const overdue = await count(`work_orders where ${isOpen} and repair_due_at < now()`);
    expect(overdue).toBeGreaterThan(0);
    expect(overdue / open).toBeLessThan(0.15);
  });

  it('a repair that was reported twice is the same problem of the same home, and a Pro on the way says when', async () => {
    const pairs = `work_orders twin join work_orders first on first.id = twin.duplicate_of`;
    expect(await count(pairs)).toBeGreaterThan(0);
    expect(await count(`${pairs} where twin.home_id <> first.home_id or twin.symptom <> first.symptom`)).toBe(0);
    expect(await count("work_order_visits where status = 'en_route' and expected_at is null")).toBe(0);
  });

  it('two hundred repairs have messages of their people, and Pros come to those of today', async () => {
    expect(await count('work_orders')).toBeGreaterThanOrEqual(200);
    expect(await count("work_order_events where kind = 'message' and author_role = 'pro'")).toBeGreaterThan(20);
    expect(
      await count("work_order_visits where status = 'booked' and starts_at > now() and pro_id is not null"),
    ).toBeGreaterThan(5);
    expect(await count("pro_offers where status = 'accepted'")).toBeGreaterThan(20);
    expect(await count("work_order_invoices where status = 'submitted'")).toBeGreaterThan(2);
    expect(await count("work_order_invoices where status = 'posted' and payer = 'us'")).toBeGreaterThan(2);
  });

  it('homes stand in every stage, and the demo homeowner has an agreement, an inspection, a proposal, and a tax form', async () => {
    const rows = await ask<{ status: string }>('select distinct status from homes');
    expect(rows.map(({ status }) => status).sort()).toEqual([...homeLifecycle.states].sort());
    const [maya] = await ask<{ id: string }>("select id from users where email = 'maya@demo.belong.test'");
    const ofMaya = async (sql: string) => count(`${sql} and owner_id = '${maya?.id}'`);
    expect(await ofMaya("agreements where status = 'sent'")).toBe(1);
    expect(await ofMaya("proposals where status = 'sent'")).toBe(1);
    expect(await ofMaya("homes where status = 'inspection'")).toBe(1);
    expect(await count(`w9s where status = 'certified' and user_id = '${maya?.id}'`)).toBe(1);
    const [found] = await ask<{ n: string }>(
      `select count(*) as n from proposal_items where proposal_id in (select id from proposals where owner_id = '${maya?.id}')`,
    );
    expect(Number(found?.n)).toBe(40);
  });

  it('the demo homeowner knows what three homes are worth, one of them a loss, and how they are insured', async () => {
    const plans = await ask<{ inputs: WealthInputs }>(
      `select inputs from wealth_plans join users on users.id = owner_id where users.email = 'maya@demo.belong.test'`,
    );
    const flows = plans.map(({ inputs }) => projectWealth(inputs).years[0]?.cashFlow ?? 0);
    expect(flows).toHaveLength(3);
    expect(flows.some((flow) => flow < 0)).toBe(true);
    expect(flows.some((flow) => flow > 0)).toBe(true);
    expect(await ask('select form from insurance_policies order by form')).toEqual([
      { form: 'dp3' },
      { form: 'homeowner' },
    ]);
    const visits = await count('home_visit_days join price_rules using (home_id)');
    expect(visits % 45).toBe(0);
    expect(visits).toBeGreaterThan(0);
  });

  it('homes with years of books have no other lease in their history', async () => {
    const lived = `home_events event join leases lease on lease.home_id = event.home_id and lease.status = 'active'
      join ledger_accounts account on account.code = 'lease:' || lease.id || ':deposit'
      where (lease.terms->>'startOn')::date < current_date - 365`;
    expect(await count(`${lived} and event.kind = 'leased'`)).toBeGreaterThan(0);
    expect(
      await count(`${lived} and event.kind in ('movedOut', 'leased', 'listed')
        and event.at >= (lease.terms->>'startOn')::date`),
    ).toBe(0);
    expect(await count(`${lived} and event.kind = 'joined' and event.at > (lease.terms->>'startOn')::date`)).toBe(0);
  });

  it('leases end in each way: an offer, a notice, and deposits with a dispute in each state', async () => {
    expect(await count("renewals where status in ('sent', 'viewed')")).toBe(1);
    expect(await count("notices where status = 'given'")).toBe(1);
    const lines = await ask<{ status: string }>(
      'select status from deposit_deductions where inspection_item is not null',
    );
    expect(lines.map(({ status }) => status).sort()).toEqual(['accepted', 'disputed', 'dropped', 'proposed']);
    expect(await count("move_outs where status = 'returned' and returned < deposit")).toBe(1);
    expect(await count("outbox where status = 'waiting' and template = 'moveOutUpdate'")).toBe(0);
  });

  it('the demo resident has a house guide, and a past deposit with a dispute, its evidence, and its statement', async () => {
    const [past] = await ask<{ id: string; leaseId: string }>(`select move_out.id, move_out.lease_id as "leaseId"
      from move_outs move_out join leases lease on lease.id = move_out.lease_id
        join lease_residents party on party.lease_id = lease.id
        join users on users.id = party.person_id and users.email = 'rosa@demo.belong.test'
      where move_out.status = 'returned' and move_out.returned = move_out.deposit
        and move_out.deposit > 0 and move_out.documented_at is not null`);
    expect(past).toBeDefined();
    expect(
      await count(`deposit_deductions where move_out_id = '${past?.id}' and status = 'dropped' and resident_note <> ''
        and before_photo_id is not null and after_photo_id is not null and proof_id is not null`),
    ).toBe(1);
    expect(
      await count(`house_guides guide join leases lease on lease.home_id = guide.home_id and lease.status = 'active'
        join lease_residents party on party.lease_id = lease.id
        join users on users.id = party.person_id and users.email = 'rosa@demo.belong.test'`),
    ).toBe(1);
  });

  it('each flow of a homeowner has a run that stopped in the middle, and parts of the setup that are done', async () => {
    const runs = await ask<{ flow_id: string; status: string }>(
      "select distinct flow_id, status from flow_runs where answers <> '{}'",
    );
    const statusesOf = (flowId: string) => runs.filter(({ flow_id }) => flow_id === flowId).map(({ status }) => status);
    expect(statusesOf('qualification').sort()).toEqual(['open', 'submitted']);
    expect(statusesOf('introduction')).toContain('open');
    expect(statusesOf('setup-access')).toContain('open');
    expect(statusesOf('setup-pets')).toContain('submitted');
    expect(await count("agreements where status = 'sent'")).toBeGreaterThan(0);
    expect(await count("w9s where status = 'certified' and match_code = 0")).toBeGreaterThan(0);
    expect(await count("agreements where status = 'draft'")).toBeGreaterThan(0);
    expect(await count("w9s where status = 'open'")).toBeGreaterThan(0);
    expect(await count("inspections where status = 'in_progress'")).toBeGreaterThan(0);
    const [{ decided, open } = { decided: '0', open: '0' }] = await ask<{ decided: string; open: string }>(
      `select count(decision) as decided, count(*) filter (where decision is null) as open
       from proposal_items join proposals on proposals.id = proposal_id where proposals.status = 'sent' and included`,
    );
    expect([Number(decided) > 0, Number(open) > 0]).toEqual([true, true]);
  });

  it('there are as many homes as asked for, all with pictures that are there', async () => {
    expect(await count('homes')).toBe(400);
    const rows = await ask<{ id: string }>('select distinct unnest(pictures) as id from homes');
    expect(rows.length).toBeGreaterThan(50);
    for (const { id } of rows) expect(await storage().exists(masterKey(id))).toBe(true);
    expect(
      await ask('select 1 from homes, unnest(pictures) p left join media on media.id = p where media.id is null'),
    ).toEqual([]);
  });

  it('every city knows how many homes can be found there', async () => {
    const wrong = await ask(`select slug from cities where homes <> (select count(*) from homes h
      where h.city_id = cities.id and h.status in ('active', 'coming_soon', 'application_pending'))`);
    expect(wrong).toEqual([]);
    expect(await count('cities where homes > 0')).toBeGreaterThan(20);
  });

  it('a home taken off is counted at once, as ever', async () => {
    await client.query('begin');
    await client.query(`update homes set status = 'off_market' where status = 'active'`);
    const [total] = await ask<{ n: number }>('select sum(homes)::int as n from cities');
    const [left] = await ask<{ n: number }>(
      `select count(*)::int as n from homes where status in ('coming_soon', 'application_pending')`,
    );
    await client.query('rollback');
    expect(total).toEqual(left);
  });

  it('only the five demo people can log in', async () => {
    const rows = await ask<{ email: string; hash: string }>(
      'select email, password_hash as hash from users where password_hash is not null',
    );
    expect(rows.map(({ email }) => email).toSorted()).toEqual([
      'iris@demo.belong.test',
      'maya@demo.belong.test',
      'nora@demo.belong.test',
      'rosa@demo.belong.test',
      'sam@demo.belong.test',
    ]);
    expect(await verify(rows[0]?.hash ?? '', DEMO_PASSWORD)).toBe(true);
  });

  it('regions, plans, hosts and a past are there', async () => {
    expect(await ask('select id from regions where status = $$Active$$ order by id')).toHaveLength(8);
    expect(await ask('select 1 from payout_plans where region_id = 7')).toHaveLength(3);
    expect(await ask('select 1 from homes h join users u on u.id = h.host_id where not u.is_host')).toEqual([]);
    for (const table of ['host_hours', 'home_events', 'leads', 'site_visits'])
      expect(await count(table)).toBeGreaterThan(20);
    expect(await ask('select 1 from home_events where at > now()')).toEqual([]);
  });
});

describe('what the demo resident has applied for', () => {
  it('one home waits for the demo homeowner, another was approved with a co-signer, with a letter', async () => {
    const rows = await ask(
      `select owner.email = 'maya@demo.belong.test' as hers, applications.status, verdict, outcome,
         (select count(*)::int from decision_letters where decision_id = decisions.id) as letters
       from applications join applicants on application_id = applications.id
         join criteria_results on criteria_results.application_id = applications.id
         left join decisions on decisions.application_id = applications.id
         join homes on homes.id = home_id join users owner on owner.id = owner_id
         join users person on person.id = person_id
       where person.email = 'sam@demo.belong.test' order by hers desc`,
    );
    const conditional = 'approved_with_conditions';
    expect(rows).toEqual([
      { hers: true, status: 'in_review', verdict: 'qualifies', outcome: null, letters: 0 },
      { hers: false, status: conditional, verdict: 'with_conditions', outcome: conditional, letters: 1 },
    ]);
  });
});

describe('homes that people live in', () => {
  it('the demo resident lives in a home of the demo homeowner, with everything that led there', async () => {
    const rows = await ask(
      `select owner.email as owner, homes.status as home, lease.status as lease, applications.status as application, outcome,
         envelopes.status as paper, envelopes.sealed_key as file, payment.status as money, payment.amount::int as came,
         (select sum(amount)::int from charges where lease_id = lease.id and source not like 'added:%'
           and due_on = (lease.terms->>'startOn')::date) as due, move_ins.keys_at is not null as keys,
         record.sealed_key as report, (select count(*)::int from documents d where d.owner_id = person.id and d.category = 'lease') as copies
       from users person join applicants on applicants.person_id = person.id
         join applications on applications.id = applicants.application_id
         join decisions on decisions.application_id = applications.id
         join leases lease on lease.application_id = applications.id join envelopes on envelopes.id = lease.envelope_id
         join homes on homes.id = lease.home_id join users owner on owner.id = homes.owner_id
         join payments payment on payment.lease_id = lease.id and payment.purpose = 'move_in' join move_ins on move_ins.lease_id = lease.id
         join condition_records record on record.lease_id = lease.id
       where person.email = 'rosa@demo.belong.test'`,
    );
    const { file, report, came, due, ...rest } = rows[0] as { file: string; report: string; came: number; due: number };
    // What was paid on the first day is what was due then: part of a month, and the deposit.
    expect(came).toBe(due);
    expect(rest).toEqual({
      owner: 'maya@demo.belong.test',
      home: 'leased',
      lease: 'active',
      application: 'lease_signed',
      outcome: 'approved',
      paper: 'completed',
      money: 'succeeded',
      keys: true,
      copies: 1,
    });
    expect(rows).toHaveLength(1);
    for (const key of [file, report]) expect(await storage().exists(key)).toBe(true);
  });

  it('so do others, and no email asks them for a step that is done', async () => {
    // Those of the years of books were not applied for.
    const applied = 'select 1 from leases where application_id is not null and status';
    expect(await ask(`${applied} = 'active'`)).toHaveLength(4);
    expect(await ask(`${applied} <> 'active'`)).toEqual([]);
    expect(
      await ask(`select 1 from outbox join envelope_signers signer on signer.email = outbox.recipient
        where signer.status = 'signed' and outbox.template like 'papers%'`),
    ).toEqual([]);
  });
});

describe('seeding again', () => {
  it('changes nothing', async () => {
    const before = await counts();
    expect(await seed(database.url, { homes: 400, storage: storage() })).toEqual({ homes: 0 });
    expect(await counts()).toEqual(before);
  });

  it('with more homes adds only those', async () => {
    const [before] = await ask('select md5(string_agg(id::text || headline, $$,$$ order by id)) as sum from homes');
    const ids = (await ask<{ id: string }>('select id from homes')).map(({ id }) => id);
    expect(await seed(database.url, { homes: 430, storage: storage() })).toEqual({ homes: 30 });
    expect(await count('homes')).toBe(430);
    const quoted = ids.map((id) => `'${id}'`).join();
    const [after] = await ask(
      `select md5(string_agg(id::text || headline, $$,$$ order by id)) as sum from homes where id in (${quoted})`,
    );
    expect(after).toEqual(before);
    // The pictures go through their pipeline once more.
  }, 60_000);
});
