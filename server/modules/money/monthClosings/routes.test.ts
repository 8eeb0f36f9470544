import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { monthClosings } from '@/contract/money/monthClosings/endpoints';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { readWhole } from '@/server/providers/storage/storage';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { makeReconciliationPack } from './jobs';

const api = testApi();
type Staff = Awaited<ReturnType<typeof createPerson>>;
let staff: Staff;
let colleague: Staff;

/** Two people with a login of this moment. */
async function logIn(): Promise<void> {
  staff = await createPerson(api, 'staff', ['money']);
  colleague = await createPerson(api, 'staff', ['money']);
}

const book = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);
const list = () => api.callAs(staff, monthClosings.listMonthClosings, {});
const blockers = async () => (await list()).next.blockers.map(({ kind }) => kind);
const approve = (id: string, by = colleague) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: id } });
const ask = (month = '2027-01') =>
  api.callAs(staff, monthClosings.requestMonthClose, { body: { month, reason: 'All statements are here' } });

async function close(month = '2027-01'): Promise<string> {
  const { request } = await ask(month);
  await approve(request.id);
  const [closing] = (await list()).items;
  return closing?.id ?? '';
}

/** $ that residents paid ahead by check on a day, with the line of the bank that a later statement shows. */
const receiveCheck = (amount: number, day: string) =>
  book((db) =>
    ledger.paymentReceived(
      db,
      { id: randomUUID(), leaseId: randomUUID(), clearing: 'bank' },
      { charges: 0, deposit: 0, prepaid: amount },
      new Date(`${day}T18:00:00Z`),
    ),
  );

async function reconcileOn(day: string): Promise<void> {
  api.now = new Date(`${day}T18:00:00Z`);
  await reconcileTrust(api.services);
}

/** January: $3,000 that the bank has, and $50 that it has not. Every bank day has a statement. */
async function runJanuary(): Promise<void> {
  await receiveCheck(300_000, '2027-01-04');
  await reconcileOn('2027-01-05');
  await reconcileOn('2027-01-20');
  await receiveCheck(5_000, '2027-01-31');
  await reconcileOn('2027-02-02');
  await reconcileOn('2027-02-03');
  await logIn();
}

const packFiles = async (id: string) => {
  await makeReconciliationPack(api.services, { id });
  const [row] = await api.rows<{ sealed_key: string; csv_key: string }>(
    'select sealed_key, csv_key from reconciliation_packs where id = $1',
    [id],
  );
  if (!row) throw new Error(`There is no pack ${id}`);
  const [pdf, csv] = [
    await readWhole(api.services.storage, row.sealed_key),
    await readWhole(api.services.storage, row.csv_key),
  ];
  return { pdf: pdf ?? Buffer.alloc(0), csv: csv ?? Buffer.alloc(0) };
};

/** Empty bank and books: each test begins with nothing. */
beforeEach(async () => {
  api.now = new Date('2027-01-04T18:00:00Z');
  const tables = ['ledger_entries', 'ledger_transactions', 'bank_lines', 'bank_statements'];
  for (const table of tables) await api.rows(`alter table ${table} disable trigger user`);
  await api.rows('delete from reconciliation_packs');
  await api.rows('delete from month_closings');
  for (const table of ['bank_lines', 'bank_statements', 'bank_orders', 'reconciliation_exceptions', 'trust_entries'])
    await api.rows(`delete from ${table}`);
  await api.rows('delete from ledger_entries');
  await api.rows('delete from ledger_transactions');
  for (const table of tables) await api.rows(`alter table ${table} enable trigger user`);
  await api.rows('update ledger_accounts set balance = 0');
  await api.rows("delete from money_requests where kind in ('month_close', 'month_reopening')");
  await api.rows(
    "delete from sandbox.objects where kind in ('bank_line', 'bank_order', 'settlement') or kind like 'balance:%'",
  );
  await logIn();
});

describe('requestMonthClose', () => {
  test('closes a month once another person approves, and not the person who asked', async () => {
    await runJanuary();
    expect(await list()).toMatchObject({ next: { month: '2027-01-01', blockers: [] }, items: [] });
    const { request } = await ask();
    expect(request.status).toBe('requested');
    expect(await list()).toMatchObject({ isRequested: true, items: [] });
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    await expect(approve(request.id, staff)).rejects.toMatchObject({ status: 403 });
    await approve(request.id);
    expect(await list()).toMatchObject({
      next: { month: '2027-02-01', blockers: [{ kind: 'not_over' }] },
      isRequested: false,
      items: [
        { month: '2027-01-01', isLast: true, reopened: null, packs: [{ account: 'trust' }, { account: 'deposits' }] },
      ],
    });
  });

  test('refuses a month that is not over, a month out of turn, and one without each day’s statement', async () => {
    await receiveCheck(300_000, '2027-01-04');
    await reconcileOn('2027-01-05');
    await reconcileOn('2027-01-20');
    expect(await blockers()).toEqual(['not_over']);
    api.now = new Date('2027-02-02T18:00:00Z');
    await logIn();
    expect((await list()).next).toEqual({
      month: '2027-01-01',
      blockers: [
        {
          kind: 'statement_missing',
          detail: 'Trust account: no statement of Jan 20, 2027; Jan 21, 2027; Jan 22, 2027; and 5 more.',
        },
      ],
    });
    await expect(ask()).rejects.toMatchObject({ code: 'conflict', message: /no statement of Jan 20, 2027/ });
    await expect(ask('2027-02')).rejects.toMatchObject({
      message: 'Months are closed one after another. January 2027 is next.',
    });
  });

  test('refuses a month with an open difference, also one that appears after it was asked for', async () => {
    await runJanuary();
    const { request } = await ask();
    const lineId = randomUUID();
    await api.rows(
      `insert into bank_lines (id, statement_id, account, day, amount, description)
       select $1, id, account, day, -1200, 'Service charge' from bank_statements where account = 'trust' and day = '2027-01-19'`,
      [lineId],
    );
    await api.rows(
      `insert into reconciliation_exceptions (id, kind, subject, account, amount, detail, found_at)
       values ($1, 'bank_only', $2, 'trust', -1200, 'Service charge', '2027-02-03T18:00:00Z')`,
      [randomUUID(), lineId],
    );
    expect(await blockers()).toContain('exceptions_open');
    await expect(approve(request.id)).rejects.toMatchObject({
      code: 'conflict',
      message: /One difference of this month is open/,
    });
    expect((await list()).items).toEqual([]);
  });

  test('keeps the totals of bank and books with the closing, in a sealed PDF and a CSV', async () => {
    await runJanuary();
    await close();
    const [closing] = (await list()).items;
    const [trust, deposits] = closing?.packs ?? [];
    expect(trust).toMatchObject({
      account: 'trust',
      statementOn: '2027-01-19',
      bankCents: 300_000,
      inTransitCents: 5_000,
      unbookedCents: 0,
      bookCents: 305_000,
      owedCents: 305_000,
      isMade: false,
    });
    expect(deposits).toMatchObject({ bankCents: 0, bookCents: 0, owedCents: 0 });
    const [statement] = await api.rows<{ closing: number }>(
      "select closing::int from bank_statements where account = 'trust' and day = '2027-01-19'",
    );
    const books = await book((db) =>
      ledger.accountBalanceAt(db, ledger.accounts.bankTrust, { effective: new Date('2027-02-01T07:59:59Z') }),
    );
    expect([statement?.closing, books]).toEqual([300_000, 305_000]);
    const { pdf, csv } = await packFiles(trust?.id ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/ByteRange');
    const hash = createHash('sha256').update(pdf).digest('hex');
    expect(await api.rows('select title from seals where hash = $1', [hash])).toEqual([
      { title: 'Reconciliation of the trust account, January 2027' },
    ]);
    const text = csv.toString();
    expect(text).toContain('Reconciliation,2027-01-19,Bank balance,,3000.00');
    expect(text).toContain('Reconciliation,2027-01-31,"Booked, not on a statement",,50.00');
    expect(text).toContain('Reconciliation,2027-01-31,Book balance,,3050.00');
    expect(text).toContain('Reconciliation,2027-01-31,Difference,,0.00');
    expect(text).toContain('Journal,2027-01-31,Balance at the end,,3050.00');
    expect(text).toContain('Ledger,2027-01-31,In all,,3050.00');
    await makeReconciliationPack(api.services, { id: trust?.id });
    expect((await list()).items[0]?.packs[0]?.isMade).toBe(true);
  });

  test('waits for a posting that has begun, so that none slips into the month', async () => {
    await runJanuary();
    const { request } = await ask();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const posting = book(async (db) => {
      await ledger.paymentReceived(
        db,
        { id: randomUUID(), leaseId: randomUUID(), clearing: 'bank' },
        { charges: 0, deposit: 0, prepaid: 700 },
        new Date('2027-01-31T18:00:00Z'),
      );
      begun();
      await held;
    });
    await isBegun;
    const approval = approve(request.id);
    const waiting = async () =>
      (
        await api.rows<{ n: number }>(
          "select count(*)::int as n from pg_locks where not granted and relation = 'ledger_transactions'::regclass",
        )
      )[0]?.n;
    await expect.poll(waiting).toBe(1);
    release();
    await Promise.all([posting, approval]);
    expect((await list()).items[0]?.packs[0]).toMatchObject({ bookCents: 305_700, inTransitCents: 5_700 });
  });
});

describe('requestMonthReopening', () => {
  test('reopens the last closed month by two people with a reason, and keeps what it was closed with', async () => {
    await runJanuary();
    const id = await close();
    const { request } = await api.callAs(staff, monthClosings.requestMonthReopening, {
      params: { monthClosingId: id },
      body: { reason: 'A bank fee is missing' },
    });
    await expect(approve(request.id, staff)).rejects.toMatchObject({ status: 403 });
    await approve(request.id);
    expect(await list()).toMatchObject({
      next: { month: '2027-01-01', blockers: [] },
      items: [{ id, isLast: false, reopened: { reason: 'A bank fee is missing' }, packs: [{}, {}] }],
    });
    await receiveCheck(900, '2027-01-30');
    api.now = new Date('2027-02-03T18:10:00Z');
    await close();
    expect((await list()).items.map(({ reopened, packs }) => [reopened !== null, packs[0]?.bookCents])).toEqual([
      [false, 305_900],
      [true, 305_000],
    ]);
    await expect(
      api.callAs(staff, monthClosings.requestMonthReopening, {
        params: { monthClosingId: id },
        body: { reason: 'Again' },
      }),
    ).rejects.toMatchObject({ message: 'Only the last closed month can be reopened.' });
  });
});

describe('listMonthClosings', () => {
  test('is for staff who handle money', async () => {
    const other = await createPerson(api, 'staff', ['leasing']);
    await expect(api.callAs(other, monthClosings.listMonthClosings, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('createPackLink', () => {
  test('opens the files once they are made', async () => {
    await runJanuary();
    await close();
    const [pack] = (await list()).items[0]?.packs ?? [];
    const open = (format: 'pdf' | 'csv') =>
      api.callAs(staff, monthClosings.createPackLink, {
        params: { reconciliationPackId: pack?.id ?? '' },
        body: { format },
      });
    await expect(open('pdf')).rejects.toMatchObject({ code: 'conflict' });
    const files = await packFiles(pack?.id ?? '');
    for (const format of ['pdf', 'csv'] as const) {
      const { href } = await open(format);
      const response = await api.fetch(href, { headers: { authorization: `Bearer ${await api.tokenFor(staff)}` } });
      expect(response.headers.get('content-disposition')).toContain(
        `Reconciliation of the trust account, 2027-01.${format}`,
      );
      expect(Buffer.from(await response.arrayBuffer())).toEqual(files[format]);
    }
  });
});

describe('a closed month', () => {
  const entry = (effectiveOn: string) => ({
    kind: 'manual_entry' as const,
    effectiveOn,
    documentId: null,
    reason: 'A fee of the bank',
    entries: [
      { code: 'expenses:bank', amountCents: 1_200 as never },
      { code: 'bank:trust', amountCents: -1_200 as never },
    ],
  });

  test('refuses a backdated entry by hand with a clear message, when it is asked for and when it is approved', async () => {
    await runJanuary();
    const early = await api.callAs(staff, moneyRequests.requestMoney, { body: entry('2027-01-29') });
    await close();
    await expect(api.callAs(staff, moneyRequests.requestMoney, { body: entry('2027-01-29') })).rejects.toMatchObject({
      code: 'invalid',
      fields: { effectiveOn: 'The months before Feb 1, 2027 are closed. Choose that day or a later one.' },
    });
    await expect(approve(early.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The month of this entry is closed by now. Decline it, and ask for an entry of today.',
    });
  });

  test('lets an entry by hand into the month while it is open, and again after it was reopened', async () => {
    await runJanuary();
    const id = await close();
    const { request } = await api.callAs(staff, monthClosings.requestMonthReopening, {
      params: { monthClosingId: id },
      body: { reason: 'A bank fee is missing' },
    });
    await approve(request.id);
    api.now = new Date('2027-02-20T18:00:00Z');
    await logIn();
    const late = await api.callAs(staff, moneyRequests.requestMoney, { body: entry('2027-01-29') });
    await approve(late.id);
    expect(
      await api.rows(
        "select to_char(effective_at at time zone 'UTC', 'YYYY-MM-DD') as day from ledger_transactions where kind = 'manualEntry'",
      ),
    ).toEqual([{ day: '2027-01-29' }]);
  });

  test('books what a job finds later on the first open day', async () => {
    await runJanuary();
    await close();
    const charge = { homeId: randomUUID(), leaseId: randomUUID(), ownerId: null };
    await book((db) =>
      ledger.rentCharged(
        db,
        { ...charge, id: randomUUID(), kind: 'rent', amount: 150_000 },
        new Date('2027-01-20T12:00:00Z'),
      ),
    );
    expect(
      await api.rows(
        "select to_char(effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD HH24:MI') as at from ledger_transactions where kind = 'charged'",
      ),
    ).toEqual([{ at: '2027-02-01 00:00' }]);
    const [closing] = (await list()).items;
    expect(closing?.packs[0]?.bookCents).toBe(305_000);
  });

  test('is refused by the database, for entries and for lines of statements', async () => {
    await runJanuary();
    await close();
    const insert = (at: string) =>
      api.rows(
        `insert into ledger_transactions (id, kind, effective_at, source_type, source_id)
         values ($1::uuid, 'manualEntry', $2::timestamptz, 'test', $1::text)`,
        [randomUUID(), at],
      );
    await expect(insert('2027-02-01T07:59:59Z')).rejects.toMatchObject({ constraint: 'ledger_closed_month' });
    // A day that is open is refused for what it lacks: entries.
    await expect(insert('2027-02-01T08:00:00Z')).rejects.toMatchObject({ message: /fewer than two entries/ });
    await expect(
      api.rows(
        `insert into bank_lines (id, statement_id, account, day, amount)
         select $1, id, account, day, 5 from bank_statements where account = 'trust' and day = '2027-01-19'`,
        [randomUUID()],
      ),
    ).rejects.toMatchObject({ constraint: 'statements_closed_month' });
    await expect(api.rows('delete from bank_lines')).rejects.toMatchObject({
      constraint: 'statements_closed_month',
    });
  });

  test('keeps its statements: a new line is refused, and a file that only repeats them is read', async () => {
    await runJanuary();
    await close();
    const upload = (text: string) =>
      api.callAs(staff, reconciliations.importStatement, { body: { account: 'trust', text } });
    await expect(upload('Date,Description,Amount\n2027-01-28,Interest,1.00')).rejects.toMatchObject({
      code: 'conflict',
      message: 'January 2027 is closed. Reopen it before you change its statements.',
    });
    await expect(
      api.callAs(staff, reconciliations.removeStatement, {
        body: { account: 'trust', from: '2027-01-19', to: '2027-01-19', reason: 'Wrong file' },
      }),
    ).rejects.toMatchObject({ code: 'conflict', message: /January 2027 is closed/ });
    await reconcileOn('2027-02-04');
    expect((await api.callAs(staff, reconciliations.getReconciliation, { query: {} })).agrees).toBe(true);
  });
});
