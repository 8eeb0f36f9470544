import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '@/server/context';
import { asSystem, openDb, types } from '@/server/db/client';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import { listPayableHomes } from '@/server/modules/money/payouts/repo';
import { readTrustBooks } from '@/server/modules/money/reconciliations/books';
import { findExceptions } from '@/server/modules/money/reconciliations/exceptions';
import { openEntries } from '@/server/modules/money/reconciliations/matching/matching';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { openPayments } from '@/server/providers/payments/openPayments';
import { localStorage } from '@/server/providers/storage/local';
import { seed } from '@/server/seed';
import { type TestDatabase, testDatabase } from '@/tests/support/database';

let database: TestDatabase;
let folder: string;
let pool: pg.Pool;
const now = new Date('2026-11-23T19:00:00Z');
const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await pool.query<Row>(sql)).rows;
const system = <T>(run: Parameters<typeof asSystem<T>>[1]) => asSystem(openDb(pool), run);

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'belong-books-'));
  pool = new pg.Pool({ connectionString: database.url, max: 2, types, options: '-c app.role=staff -c timezone=UTC' });
  await seed(database.url, { homes: 240, now, storage: localStorage(folder) });
}, 600_000);

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('there are three years of books for the demo homeowner and the demo resident, and two for forty others', async () => {
  const homes = await rows<{ n: number; first: string }>(
    'select count(*)::int as n, min(period)::text as first from payouts group by home_id',
  );
  expect(homes).toHaveLength(42);
  for (const { n, first } of homes)
    expect(n).toBeGreaterThanOrEqual(first === '2023-11-01' ? 36 : first === '2024-11-01' ? 24 : Number.NaN);
  expect(homes.filter(({ first }) => first === '2023-11-01')).toHaveLength(2);
  const [maya] = await rows(`select count(*)::int as n from payouts join users on users.id = owner_id
    where users.email = 'maya@demo.belong.test' and statement_id is not null`);
  expect(maya?.n).toBeGreaterThanOrEqual(36);
  const [rosa] = await rows(`select count(*)::int as n from payments join users on users.id = payer_id
    where users.email = 'rosa@demo.belong.test' and payments.created_at < '2026-11-01'`);
  expect(rosa?.n).toBe(36);
});

test('bank, books, and beneficiaries agree to the cent, and a new look finds nothing', async () => {
  expect(
    await rows("select kind, subject, amount, detail from reconciliation_exceptions where status = 'open'"),
  ).toEqual([]);
  expect(await system(async (db) => findExceptions(db, await openEntries(db, '2026-11-23'), now))).toBe(0);
  const books = await system((db) => readTrustBooks(db, '2026-11-23'));
  expect(books.book).toBe(books.owed);
  expect(await rows('select id from bank_lines where ledger_transaction_id is null')).toEqual([]);
});

test('records of charges, payments, deposits, and payouts say what the books say', async () => {
  const services = { db: openDb(pool), payments: openPayments({}, openDb(pool), () => now), clock: () => now };
  expect(await findRecordDifferences(services as unknown as Services)).toEqual([]);
});

test('what moved at the bank is what the entries and the lines of statements say', async () => {
  expect((await rows('select from trust_entries')).length).toBeGreaterThan(1_000);
  expect(
    await rows(`select * from (
        select transaction_id, account, amount::bigint, effective_at, seen_on, seen_amount from trust_entries
      ) listed full join (
        select made.id as transaction_id, substr(ledger_account.code, 6) as account, sum(entry.amount)::bigint as amount,
          made.effective_at, line.day as seen_on, line.amount as seen_amount
        from ledger_entries entry join ledger_accounts ledger_account on ledger_account.id = entry.account_id
          join ledger_transactions made on made.id = entry.transaction_id
          left join bank_lines line on line.ledger_transaction_id = made.id
            and 'bank:' || line.account = ledger_account.code
        where ledger_account.code in ('bank:trust', 'bank:deposits')
        group by made.id, ledger_account.code, line.id
      ) counted using (transaction_id, account)
      where (listed.amount, listed.effective_at, listed.seen_on, listed.seen_amount)
        is distinct from (counted.amount, counted.effective_at, counted.seen_on, counted.seen_amount)`),
  ).toEqual([]);
});

test('one resident asks for a payment plan for what is overdue, and another keeps to one', async () => {
  const plans = await rows(`select plan.status, plan.amount = sum(charge.amount) as whole from payment_plans plan
    join payment_plan_charges part on part.plan_id = plan.id join charges charge on charge.id = part.charge_id
    group by plan.id order by plan.status`);
  expect(plans).toEqual([
    { status: 'active', whole: true },
    { status: 'requested', whole: true },
  ]);
});

test('every statement adds up, and what was sent is what the books say', async () => {
  expect(
    await rows(`select payouts.id from payouts left join payout_lines line on line.payout_id = payouts.id
      group by payouts.id having coalesce(sum(line.amount), 0) <> payouts.amount`),
  ).toEqual([]);
  expect(
    await rows(`select payouts.id from payouts where amount <> (select coalesce(sum(amount), 0) from payout_parts
      where payout_id = payouts.id)`),
  ).toEqual([]);
  expect(
    await rows(`select charge.id from charges charge where paid <> (select coalesce(sum(amount), 0)
      from payment_allocations where charge_id = charge.id and applied_at is not null and reversed_at is null)`),
  ).toEqual([]);
});

test('homes that people live in have an agreement, and so have those of the demo homeowner on the market', async () => {
  expect(
    await rows(`select home.street_address, home.status from homes home join users owner on owner.id = home.owner_id
      where not exists (select from agreements where home_id = home.id and status = 'signed')
        and (exists (select from leases where home_id = home.id and status = 'active')
          or (owner.email = 'maya@demo.belong.test' and home.status in ('inspection', 'active', 'leased')))`),
  ).toEqual([]);
});

test('the next payout of each home goes on from them without a correction', async () => {
  const paid = new Set((await rows<{ home_id: string }>('select home_id from payouts')).map(({ home_id }) => home_id));
  const homes = (await system((db) => listPayableHomes(db))).filter(({ homeId }) => paid.has(homeId));
  for (const home of homes) {
    const next = await system((db) => computePayout(db, home, { period: '2026-12-01', payOn: '2026-12-10' }, now));
    expect(next.lines.filter(({ kind }) => kind === 'correction' || kind === 'placement_fee')).toEqual([]);
  }
  expect(homes.length).toBeGreaterThanOrEqual(42);
});
