import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { asSystem } from '@/server/db/client';
import { leasePrepaid, paymentReceived } from '@/server/modules/money/ledger';
import { accountBalance, accountBalanceAt } from '@/server/modules/money/ledger/entries';
import { debianPostgres } from '../../tests/support/engines/debian.ts';
import { benchDatabase } from '../database';
import { createApi, rate, time } from '../inProcess';
import { median, ms, percent, printFigure, times } from '../report';

const POSTINGS = 2_000;
const WRITERS = 4;
const ROUNDS = 50;
const SMALL = 1_000;
const LARGE = 100_000;
const AMOUNT = 250_000;
const at = new Date('2026-12-01T12:00:00Z');

const postingsPerSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} postings/s`;

/** One posting as plain inserts into the same tables, with their checks: an account, a transaction, and its two entries. */
const PLAIN_INSERTS = `\\set part random(0, 15)
begin;
select set_config('app.role', 'staff', true);
select id as processor from ledger_accounts where code = 'processor' and part = :part \\gset
insert into ledger_accounts (code, part, normal_side) values ('lease:' || gen_random_uuid() || ':prepaid', 0, 'C') returning id as lease \\gset
insert into ledger_transactions (id, kind, effective_at, source_type, source_id) values (gen_random_uuid(), 'bench', now(), 'bench', gen_random_uuid()::text) returning id as made \\gset
insert into ledger_entries (transaction_id, seq, account_id, amount, account_version) values (':made', 0, :processor, ${AMOUNT}, 0), (':made', 1, :lease, -${AMOUNT}, 0);
commit;
`;

/** Transactions a second of pgbench, with as many clients as we have writers. */
async function runPgbench(url: string, count: number): Promise<number> {
  const { folder } = await debianPostgres();
  const scratch = mkdtempSync(path.join(tmpdir(), 'belong-pgbench-'));
  const script = path.join(scratch, 'posting.sql');
  writeFileSync(script, PLAIN_INSERTS);
  const { stdout } = await promisify(execFile)(path.join(folder, 'pgbench'), [
    ...['--no-vacuum', '--client', String(WRITERS), '--transactions', String(Math.ceil(count / WRITERS))],
    ...['--file', script, url],
  ]).finally(() => rmSync(scratch, { recursive: true }));
  const found = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!found) throw new Error(`pgbench said no rate: ${stdout}`);
  return Number(found);
}

/** Postings through the ledger, beside the same rows by pgbench. */
async function benchPostings(url: string, count: number): Promise<void> {
  const api = createApi(url);
  try {
    const { db } = api.services;
    const postOne = () =>
      asSystem(db, (trx) => {
        const payment = { id: randomUUID(), leaseId: randomUUID(), clearing: 'processor' as const };
        return paymentReceived(trx, payment, { charges: 0, deposit: 0, prepaid: AMOUNT }, at);
      });
    // Both have made as many before: the code is compiled, and the plans are stored.
    await rate(count, WRITERS, postOne);
    await runPgbench(url, count);
    const ours = await rate(count, WRITERS, postOne);
    const plain = await runPgbench(url, count);
    printFigure(
      `${count} postings, ${WRITERS} writers`,
      postingsPerSecond(ours),
      `pgbench ${postingsPerSecond(plain)}`,
      percent(ours / plain),
    );
  } finally {
    await api.stop();
  }
}

/** An account of so many entries, written past the checks; answers its lease. */
async function createAccount(client: pg.Client, entries: number): Promise<string> {
  const leaseId = randomUUID();
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `with account as (
       insert into ledger_accounts (code, normal_side, balance, version) values ($1, 'C', -$2::bigint, $2) returning id
     ), made as (
       insert into ledger_transactions (id, kind, effective_at, source_type, source_id)
       select gen_random_uuid(), 'bench', '2026-01-01'::timestamptz + make_interval(mins => n), 'bench', $1 || n
       from generate_series(1, $2::int) n returning id, source_id
     )
     insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
     select made.id, 0, account.id, -1, row_number() over () from made cross join account`,
    [`lease:${leaseId}:prepaid`, entries],
  );
  await client.query("set session_replication_role = 'origin'");
  return leaseId;
}

/** The balance of an account, now and on a past day, with few entries and with many. */
async function benchBalances(url: string, large: number): Promise<void> {
  const api = createApi(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [few, many] = [await createAccount(client, SMALL), await createAccount(client, large)];
    await client.query('analyze ledger_entries');
    const read = async (leaseId: string, effective?: Date) => {
      const took: number[] = [];
      for (let n = 0; n < ROUNDS; n += 1)
        took.push(
          await time(() =>
            asSystem(api.services.db, (trx) =>
              effective
                ? accountBalanceAt(trx, leasePrepaid(leaseId), { effective })
                : accountBalance(trx, leasePrepaid(leaseId)),
            ),
          ),
        );
      return median(took);
    };
    const [small, big] = [await read(few), await read(many)];
    const label = large.toLocaleString('en-US');
    printFigure(`balance of ${label} entries`, ms(big), `of ${SMALL} entries ${ms(small)}`, times(big / small));
    const [smallAt, bigAt] = [await read(few, at), await read(many, at)];
    printFigure(`the same on a past day`, ms(bigAt), `of ${SMALL} entries ${ms(smallAt)}`, times(bigAt / smallAt));
  } finally {
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      "delete from ledger_entries where transaction_id in (select id from ledger_transactions where kind = 'bench')",
    );
    await client.query("delete from ledger_transactions where kind = 'bench'");
    await client.end();
    await api.stop();
  }
}

/** The books: how many postings a second, and what a balance costs. */
export async function benchBooks(size = LARGE): Promise<void> {
  const { url, stop } = await benchDatabase(300);
  try {
    await benchPostings(url, Math.min(POSTINGS, size));
    await benchBalances(url, size);
  } finally {
    await stop();
  }
}
