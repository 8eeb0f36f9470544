// Rows that state money: the role of the site cannot change what they say, even where the system asks.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { RowSecurity } from '@/tests/support/security/rowSecurity';

const api = testApi();
let client: pg.PoolClient;
let security: RowSecurity;

beforeAll(async () => {
  client = await api.owner.connect();
  security = new RowSecurity(client);
  await security.begin();
});
afterAll(async () => {
  await security.end();
  client.release();
});

interface FixedRow {
  table: string;
  /** When it states money. */
  when: string;
  row: Record<string, unknown>;
  /** Each is refused. */
  fixed: readonly string[];
  /** What goes on. */
  open: string;
  /** Deleting it is refused: by a trigger, or by a right that the role lacks. */
  refusesDelete: boolean;
  beside?: readonly [string, Record<string, unknown>];
}

const other = '00000000-0000-7000-8000-0000000000aa';
const payout = '00000000-0000-7000-8000-0000000000bb';

const fixedRows: readonly FixedRow[] = [
  {
    table: 'charges',
    when: 'from the start',
    row: { status: 'open' },
    fixed: ['amount = 2', "kind = 'deposit'", "source = 'y'"],
    open: "status = 'waived'",
    refusesDelete: true,
  },
  {
    table: 'credits',
    when: 'from the start',
    row: {},
    fixed: ['amount = 2'],
    open: 'refunded = 1',
    refusesDelete: true,
  },
  {
    table: 'payment_allocations',
    when: 'from the start',
    row: { payment_id: payout },
    fixed: [`payment_id = '${other}'`, `charge_id = '${other}'`, `credit_id = '${other}'`],
    open: 'reversed_at = now()',
    refusesDelete: true,
  },
  ...(['succeeded', 'refunded', 'returned'] as const).map((status) => ({
    table: 'payments',
    when: status,
    row: { status },
    fixed: ['amount = 2', 'fee = 2', `lease_id = '${other}'`, "purpose = 'repair'"],
    open: 'refunded = 1',
    refusesDelete: true,
  })),
  {
    table: 'refunds',
    when: 'from the start',
    row: { status: 'started' },
    fixed: ['amount = 2', `payment_id = '${other}'`],
    open: "status = 'succeeded'",
    refusesDelete: true,
  },
  {
    table: 'disputes',
    when: 'once its money moved',
    row: { booked_amount: 1, booked_fee: 0 },
    fixed: ['booked_amount = 2', 'booked_amount = null', 'booked_fee = 2', `payment_id = '${other}'`],
    open: 'won_at = now()',
    refusesDelete: true,
  },
  ...(['sent', 'paid', 'returned'] as const).flatMap((status) => [
    {
      table: 'payouts',
      when: status,
      row: { id: payout, status },
      fixed: ['amount = 2', 'carried = 2', 'withheld = 2', 'state_withheld = 2', "period = '2026-12-01'"],
      open: "status = 'returned'",
      refusesDelete: true,
    },
    {
      table: 'payout_lines',
      when: `of a payout that is ${status}`,
      row: { payout_id: payout },
      fixed: ['amount = 2', "kind = 'correction'", 'seq = 9', `payout_id = '${other}'`],
      open: "description = 'y'",
      refusesDelete: true,
      beside: ['payouts', { id: payout, status }] as const,
    },
    {
      table: 'payout_parts',
      when: status,
      row: { status },
      fixed: ['amount = 2', `person_id = '${other}'`, `account_id = '${other}'`, `payout_id = '${other}'`],
      open: "trace_id = 'y'",
      refusesDelete: true,
    },
    {
      table: 'work_order_payments',
      when: status,
      row: { status },
      fixed: ['amount = 2', 'withheld = 2', `pro_id = '${other}'`, `bank_account_id = '${other}'`],
      open: "trace_id = 'y'",
      refusesDelete: true,
    },
  ]),
  {
    table: 'top_ups',
    when: 'from the start',
    row: {},
    fixed: ['amount = 2'],
    open: "status = 'failed'",
    refusesDelete: true,
  },
  {
    table: 'deposit_returns',
    when: 'from the start',
    row: {},
    fixed: ['amount = 2', "payee = 'y'", "method = 'bank'", "number = 'y'", "sent_on = '2026-12-24'"],
    open: 'corrected_at = now()',
    refusesDelete: true,
  },
  {
    table: 'bank_lines',
    when: 'from the start',
    row: {},
    fixed: ['amount = 2', "day = '2026-12-24'", "account = 'deposits'", "bank_ref = 'y'", `statement_id = '${other}'`],
    open: `ledger_transaction_id = '${other}'`,
    refusesDelete: false,
  },
  ...(['released', 'corrected'] as const).map((status) => ({
    table: 'tax_forms',
    when: status,
    row: { status },
    fixed: ['rents = 2', 'withheld = 2', 'tax_year = 2031', "filing = 'exempt'"],
    open: "receipt = 'y'",
    refusesDelete: true,
  })),
  ...(['statement', 'receipt', 'tax'] as const).map((category) => ({
    table: 'documents',
    when: `a ${category} that is a record`,
    row: { category, is_record: true },
    fixed: [
      'bytes = 2',
      "sha256 = '\\x01'",
      "storage_key = 'y'",
      "name = 'y'",
      "category = 'other'",
      'is_record = false',
    ],
    open: 'hidden_at = now()',
    refusesDelete: true,
  })),
  {
    table: 'ledger_entries',
    when: 'from the start',
    row: {},
    fixed: ['amount = 2'],
    open: '',
    refusesDelete: true,
  },
  {
    table: 'ledger_transactions',
    when: 'from the start',
    row: {},
    fixed: ["kind = 'y'"],
    open: '',
    refusesDelete: true,
  },
];

/** The answer of the database to the site, asked by the system: the number of rows, or its code of refusal. */
async function answerOf(act: string): Promise<string> {
  await client.query('savepoint act');
  try {
    await client.query('set local session_replication_role = origin');
    await client.query("set local app.person = ''; set local app.role = 'staff'; set local role belong_app");
    const { rowCount } = await client.query(act);
    return `${rowCount} row`;
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    await client.query('rollback to savepoint act');
  }
}

const refusals = ['23001', '42501'];

describe('what a row says of money stays', () => {
  test.each(fixedRows)('$table, $when', async ({ table, row, fixed, open, refusesDelete, beside }) => {
    await security.inSavepoint(async () => {
      await client.query(`delete from ${table}`);
      if (beside) await client.query(await security.insertion(...beside));
      await client.query(await security.insertion(table, row));
      for (const change of fixed)
        expect([change, refusals.includes(await answerOf(`update ${table} set ${change}`))]).toEqual([change, true]);
      if (open) expect(await answerOf(`update ${table} set ${open}`)).toBe('1 row');
      expect(refusals.includes(await answerOf(`delete from ${table}`))).toBe(refusesDelete);
    });
  });
});

describe('before that it can still change', () => {
  test.each([
    ['payments', { status: 'processing' }, 'amount = 2'],
    ['payouts', { status: 'ready' }, 'amount = 2'],
    ['payout_parts', { status: 'ready' }, 'amount = 2'],
    ['disputes', { booked_amount: null }, 'booked_amount = 2'],
    ['tax_forms', { status: 'prepared' }, 'rents = 2'],
    ['documents', { category: 'other', is_record: false }, "name = 'y'"],
  ] as const)('%s %j', async (table, row, change) => {
    await security.inSavepoint(async () => {
      await client.query(`delete from ${table}`);
      await client.query(await security.insertion(table, row));
      expect(await answerOf(`update ${table} set ${change}`)).toBe('1 row');
    });
  });
});
