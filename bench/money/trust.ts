// The page of the reconciliation and an upload of a statement, with few leases and with many on the books.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Person } from '@/server/http/person';
import { idOf } from '@/server/seed/generators/ids';
import { scratchDatabase } from '../database';
import { createApi, time } from '../inProcess';
import { median, ms, printFigure, times } from '../report';
import { idExpression } from '../scale/volumes';

const SMALL = 300;
const LARGE = 3_000;
/** More would be no measure: an earlier day of more leases takes longer than a request may (docs/performance.md). */
const MAX_LEASES = 20_000;
const MONTHS = 3;
const ROUNDS = 5;
/** Transfers that one file holds. */
const UPLOADED = 20_000;

const staff: Person = {
  id: idOf('iris'),
  type: 'staff',
  sessionId: '01900000-0000-7000-8000-00000000be0e',
  authenticatedAt: 0,
} as Person;

/** Cents: rent in, payout out, and the rest stays for the home. */
const [RENT, PAYOUT] = [300_000, 280_000];
/** A month's charge, payment, and payout of lease `n`, and one settlement for all. */
const EVENTS = [
  {
    kind: 'chargeCreated',
    debit: "'lease:' || lease || ':receivable'",
    credit: "'home:' || home || ':payable'",
    cents: RENT,
  },
  { kind: 'paymentReceived', debit: "'processor'", credit: "'lease:' || lease || ':receivable'", cents: RENT },
  { kind: 'payoutSent', debit: "'home:' || home || ':payable'", credit: "'bank:trust'", cents: PAYOUT },
] as const;

/** So many leases with so many months on the books, the last of them on no statement. Answers the days of payouts. */
async function fillBooks(client: pg.Client, count: number): Promise<string[]> {
  const [home, lease] = [idExpression('0f01', 'n'), idExpression('0f02', 'n')];
  await client.query("set session_replication_role = 'replica'");
  // The demo data has statements of its own on some of these days.
  await client.query('truncate bank_lines, bank_statements, trust_entries');
  await client.query(
    `insert into ledger_accounts (code, part, normal_side)
     select 'home:' || ${home} || ':payable', 0, 'C' from generate_series(1, $1::int) n union all
     select 'lease:' || ${lease} || ':receivable', 0, 'D' from generate_series(1, $1::int) n union all
     select wanted.code, 0, 'D' from unnest(array['processor', 'bank:trust']) as wanted (code)
       where not exists (select from ledger_accounts account where account.code = wanted.code and account.part = 0)`,
    [count],
  );
  const days: string[] = [];
  for (let month = 0; month < MONTHS; month += 1) {
    const { rows } = await client.query<{ day: string }>(
      "select to_char(current_date - 2 - 30 * $1::int, 'YYYY-MM-DD') as day",
      [MONTHS - 1 - month],
    );
    const day = String(rows[0]?.day);
    days.push(day);
    for (const [at, { kind, debit, credit, cents }] of EVENTS.entries())
      await client.query(
        `with one as (
           select ${idExpression(`1${month}${at}0`, 'n')} as id, n, ${home} as home, ${lease} as lease
           from generate_series(1, $1::int) n
         ), made as (
           insert into ledger_transactions (id, kind, effective_at, source_type, source_id)
           select id, $2, $3::date + interval '18 hours', 'bench', id::text from one
         )
         insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
         select one.id, side.seq, account.id, side.amount, account.version + one.n * 10 + $5::int
         from one cross join lateral (values (0, ${debit}, $4::bigint), (1, ${credit}, -$4::bigint)) side (seq, code, amount)
           join ledger_accounts account on account.code = side.code and account.part = 0`,
        [count, kind, day, cents, month * EVENTS.length + at],
      );
    const settled = randomUUID();
    await client.query(
      `with made as (
         insert into ledger_transactions (id, kind, effective_at, source_type, source_id)
         values ($1::uuid, 'processorSettled', $2::date + interval '18 hours', 'settlement', $1::uuid::text)
       )
       insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
       select $1::uuid, side.seq, account.id, side.amount, account.version + 5000000 + $4::int
       from (values (0, 'bank:trust', $3::bigint), (1, 'processor', -$3::bigint)) side (seq, code, amount)
         join ledger_accounts account on account.code = side.code and account.part = 0`,
      [settled, day, count * RENT, month],
    );
    if (month < MONTHS - 1) await fillStatement(client, day);
  }
  await client.query(
    `update ledger_accounts set balance = added.sum, version = 1000000000 from (
       select account_id, sum(amount) as sum from ledger_entries group by account_id) added where account_id = id`,
  );
  await client.query(
    `insert into trust_entries (transaction_id, account, amount, effective_at, seen_on, seen_amount)
     select made.id, 'trust', entry.amount, made.effective_at, line.day, line.amount
     from ledger_entries entry join ledger_accounts account on account.id = account_id and code = 'bank:trust'
       join ledger_transactions made on made.id = transaction_id
       left join bank_lines line on line.ledger_transaction_id = made.id and line.account = 'trust'`,
  );
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
  return days;
}

/** The bank's side of a day, each line matched. */
async function fillStatement(client: pg.Client, day: string): Promise<void> {
  await client.query(
    `with statement as (
       insert into bank_statements (id, account, day, closing, format, created_at)
       values (gen_random_uuid(), 'trust', $1, 0, 'csv', now()) returning id
     )
     insert into bank_lines (id, statement_id, account, day, amount, description, ledger_transaction_id)
     select gen_random_uuid(), statement.id, 'trust', $1, entry.amount, made.kind, made.id
     from statement, ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
       join ledger_accounts account on account.id = account_id and code = 'bank:trust'
     where made.effective_at = $1::date + interval '18 hours'`,
    [day],
  );
}

interface Figures {
  page: number;
  past: number;
  upload: number;
}

async function measureBooks(count: number): Promise<Figures> {
  const { url, stop } = await scratchDatabase(SMALL);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const api = createApi(url, undefined, staff);
  const ask = async (path: string, body?: object) => {
    const response = await api.fetch(path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: 'Bearer bench', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const rounds = async (path: string) => {
    const took: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) took.push(await time(() => ask(path)));
    return median(took);
  };
  try {
    const days = await fillBooks(client, count);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const [month, day, year] = [last.slice(5, 7), last.slice(8), last.slice(0, 4)];
    const line = (amount: string) => `${month}/${day}/${year},Transfer,${amount}`;
    const lines = [
      line((count * (RENT / 100)).toFixed(2)),
      ...Array(Math.min(count, UPLOADED)).fill(line((-PAYOUT / 100).toFixed(2))),
    ];
    const page = await rounds('/reconciliation');
    const past = await rounds(`/reconciliation?day=${first}`);
    const upload = await time(() =>
      ask('/bank-statements', {
        account: 'trust',
        format: 'csv',
        text: ['Date,Description,Amount', ...lines].join('\n'),
      }),
    );
    return { page, past, upload };
  } finally {
    await api.stop();
    await client.end();
    await stop();
  }
}

/** Of a month's payouts each: the page, the page of a day two months ago, and an upload of the statement that shows them. */
export async function benchTrust(asked = LARGE): Promise<void> {
  const size = Math.min(asked, MAX_LEASES);
  const small = await measureBooks(Math.min(SMALL, size));
  const large = await measureBooks(size);
  const label = `${size.toLocaleString('en-US')} leases`;
  const figure = (what: string, ours: number, few: number) =>
    printFigure(`${what}, ${label}`, ms(ours), `with ${SMALL} ${ms(few)}`, times(ours / few));
  figure('reconciliation', large.page, small.page);
  figure('that of two months ago', large.past, small.past);
  figure('upload of a month’s payouts', large.upload, small.upload);
}
