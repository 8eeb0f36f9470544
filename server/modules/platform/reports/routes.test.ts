import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEvent } from '@/contract/auditEvents';
import { MAX_PRINTED_ROWS, type Report, type ReportCell, reports } from '@/contract/platform/reports/endpoints';
import { asSystem } from '@/server/db/client';
import { deskReports } from '@/server/desk/reports';
import { audit } from '@/server/http/audit';
import { agesOf } from '@/server/modules/money/charges/deskReports';
import { depositRefunded, paymentReceived, rentCharged } from '@/server/modules/money/ledger';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createJob, createPro } from '@/tests/support/fixtures/care/pros';
import { findMessages } from '@/tests/support/fixtures/logins';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { sendScheduledReports } from './jobs';
import { renderReport } from './pdf';

const api = testApi();
beforeEach(async () => {
  api.now = new Date('2026-11-21T12:00:00Z');
  await api.empty('homes', 'ledger_entries', 'ledger_transactions', 'ledger_accounts');
});

type Home = Awaited<ReturnType<typeof createPaidHome>>;

const noon = (day: string) => new Date(`${day}T20:00:00Z`);
const book = (post: Parameters<typeof asSystem>[1]) => asSystem(api.services.db, post);

const charge = ({ leaseId, homeId, owner }: Home, day: string, amount: number, kind: 'rent' | 'late_fee' = 'rent') =>
  book((db) => rentCharged(db, { id: randomUUID(), kind, amount, leaseId, homeId, ownerId: owner.id }, noon(day)));
const pay = ({ leaseId }: Home, day: string, parts: { charges?: number; deposit?: number; prepaid?: number }) =>
  book((db) =>
    paymentReceived(
      db,
      { id: randomUUID(), leaseId, clearing: 'processor' },
      { charges: 0, deposit: 0, prepaid: 0, ...parts },
      noon(day),
    ),
  );

/** A month of two leases: one pays late, one ahead; the lease of the first began in June. */
async function createBooks() {
  const [late, ahead] = [await createPaidHome(api), await createPaidHome(api)];
  await api.rows(`update leases set terms = terms || '{"startOn": "2026-06-01", "endOn": "2027-05-31"}'`);
  await pay(late, '2026-06-01', { deposit: 250_000 });
  await pay(ahead, '2026-06-01', { deposit: 300_001 });
  await charge(late, '2026-10-01', 300_000);
  await pay(late, '2026-10-01', { charges: 299_999 });
  await charge(late, '2026-11-01', 300_000);
  await charge(late, '2026-11-07', 5_000, 'late_fee');
  await pay(late, '2026-11-09', { charges: 100_000 });
  await pay(ahead, '2026-11-02', { prepaid: 12_345 });
  return { late, ahead };
}

const read = async (reportId: string, asOf?: string) =>
  api.callAs(await createPerson(api, 'staff'), reports.getReport, {
    params: { reportId },
    query: { ...(asOf && { asOf }) },
  });

const cellsOf = ({ columns, rows }: Report, id: string) =>
  Object.fromEntries(
    (rows.find((row) => row.id === id)?.cells ?? []).map((cell: ReportCell, at) => [columns[at]?.label, cell]),
  );
const totalOf = ({ columns, totals }: Report, label: string) =>
  totals[columns.findIndex((column) => column.label === label)];

/** What the entries themselves say at the end of a day, credits above zero. */
async function entriesAt(pattern: string, day: string, kinds = "'none'"): Promise<number> {
  const [row] = await api.rows<{ sum: string | null }>(
    `select sum(-entry.amount) as sum from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
       join ledger_transactions made on made.id = entry.transaction_id
     where account.code ~ $1 and made.effective_at < ($2::date + 1)::timestamp at time zone 'America/Los_Angeles'
       and made.kind not in (${kinds})`,
    [pattern, day],
  );
  return Number(row?.sum ?? 0);
}

describe('exportReport', () => {
  test.each(deskReports.map(({ id }) => id))('%s answers, on screen and as a file', async (reportId) => {
    await createBooks();
    const reader = await createPerson(api, 'staff');
    const report = await api.callAs(reader, reports.getReport, { params: { reportId }, query: {} });
    for (const { cells } of report.rows) expect(cells).toHaveLength(report.columns.length);
    const file = await api.callAs(reader, reports.exportReport, { params: { reportId } });
    expect(file.fileName).toBe(`${reportId}-${report.asOf}.csv`);
    expect(file.text.startsWith(`\ufeff${report.columns[0]?.label},`)).toBe(true);
    const hasTotals = report.totals.some((total) => total !== null);
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(report.count + 1 + Number(hasTotals));
  });
});

describe('setReportSchedule', () => {
  const set = (who: Awaited<ReturnType<typeof createPerson>>, cadence: 'daily' | 'weekly' | 'monthly' | 'never') =>
    api.callAs(who, reports.setReportSchedule, { params: { reportId: 'late-rent' }, body: { cadence } });
  const emailsOf = async (email: string) =>
    (await findMessages(api, email)).filter(({ template }) => template === 'scheduledReport');

  test('sends the totals of the day before on each day that was asked for, once, until it ends', async () => {
    await createBooks();
    const iris = await createPerson(api, 'staff');
    expect(await set(iris, 'daily')).toEqual([{ reportId: 'late-rent', cadence: 'daily' }]);
    expect(await set(iris, 'weekly')).toEqual([{ reportId: 'late-rent', cadence: 'weekly' }]);
    api.now = new Date('2026-11-24T14:00:00Z');
    await sendScheduledReports(api.services);
    expect(await emailsOf(iris.email)).toEqual([]);
    api.now = new Date('2026-11-30T14:00:00Z');
    await sendScheduledReports(api.services);
    await sendScheduledReports(api.services);
    const [email, ...more] = await emailsOf(iris.email);
    expect(more).toEqual([]);
    expect(email?.data).toMatchObject({
      title: 'Late rent',
      asOf: '2026-11-29',
      count: 1,
      figures: expect.arrayContaining([{ label: 'Owed', total: 205_001, isMoney: true }]),
    });
    expect(String(email?.data.link)).toMatch(/\/accounts\/desk\/reports\/late-rent\?asOf=2026-11-29$/);
    const again = await createPerson(api, 'staff');
    await api.rows('update report_schedules set person_id = $1', [again.id]);
    expect(await set(again, 'never')).toEqual([]);
  });

  test('sends nothing to a colleague who has lost the duty or left', async () => {
    const [other, gone] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    for (const who of [other, gone]) await set(who, 'daily');
    await api.rows(`update users set duties = '{admin}' where id = $1`, [other.id]);
    await api.rows('update users set ended_at = now() where id = $1', [gone.id]);
    await sendScheduledReports(api.services);
    expect([...(await emailsOf(other.email)), ...(await emailsOf(gone.email))]).toEqual([]);
  });
});

describe('listReportSchedules', () => {
  test('shows those of the caller alone', async () => {
    const [iris, bo] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    await api.callAs(iris, reports.setReportSchedule, { params: { reportId: 'moves' }, body: { cadence: 'monthly' } });
    expect(await api.callAs(bo, reports.listReportSchedules)).toEqual([]);
    expect(await api.callAs(iris, reports.listReportSchedules)).toEqual([{ reportId: 'moves', cadence: 'monthly' }]);
  });
});

describe('printReport', () => {
  test('prints every column with the totals under headings that repeat, and is audited', async () => {
    const { late } = await createBooks();
    const iris = await createPerson(api, 'staff');
    const args = { params: { reportId: 'rent-roll' }, query: { asOf: '2026-11-20' } };
    const { fileName, base64 } = await api.callAs(iris, reports.printReport, args);
    expect(fileName).toBe('rent-roll-2026-11-20.pdf');
    const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true });
    for (const words of ['Rent roll', 'As of November 20, 2026', 'Deposit held', '$2,050.01', 'Total', '$5,500.01'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(text).toContain(late.owner.name.split(' ')[0]);
    expect(
      await api.rows(`select detail from audit_log where event = 'report.exported' and person_id = $1`, [iris.id]),
    ).toEqual([{ detail: { asOf: '2026-11-20', format: 'pdf' } }]);
  });

  test('is refused for a report of other duties', async () => {
    const carer = await createPerson(api, 'staff', ['care']);
    const asked = api.callAs(carer, reports.printReport, { params: { reportId: 'rent-roll' }, query: {} });
    expect((await refusalOf(asked)).status).toBe(403);
  });
});

describe('renderReport', () => {
  test('prints the first rows of a long report on several pages, and says how many there are', async () => {
    const columns = [
      { label: 'Home', kind: 'text' as const, hasTotal: false },
      { label: 'Balance', kind: 'cents' as const, hasTotal: true },
    ];
    const rows = Array.from({ length: MAX_PRINTED_ROWS + 1 }, (_, n) => ({
      id: String(n),
      href: null,
      cells: [`Home ${n}`, n],
    }));
    const bytes = await renderReport(
      { title: 'Balances', summary: '', asOf: '2026-11-20', columns, rows, totals: [null, 7], count: rows.length },
      api.now,
    );
    const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: false });
    expect(totalPages).toBeGreaterThan(10);
    expect(text[0]).toContain(`The first ${MAX_PRINTED_ROWS} of ${rows.length} rows`);
    for (const page of text.slice(1, -1)) expect(page).toContain('Balance');
    expect(text.at(-1)).toContain('Total');
  });
});

describe('getReport', () => {
  test('late rent adds up to the balances of the leases, by age, on any day', async () => {
    const { late } = await createBooks();
    const report = await read('late-rent', '2026-11-20');
    expect(cellsOf(report, late.leaseId)).toMatchObject({
      Owed: 205_001,
      'Due today': 0,
      '1 to 5 days': 0,
      '6 to 15 days': 5_000,
      '16 to 30 days': 200_001,
      '31 days or more': 0,
      'Days late': 19,
      'Promise to pay': 'None',
    });
    expect(report.rows).toHaveLength(1);
    expect(totalOf(report, 'Owed')).toBe(-(await entriesAt(':receivable$', '2026-11-20')));
    expect(cellsOf(await read('late-rent'), late.leaseId)).toMatchObject({ Owed: 205_001, Guarantee: 'Covered' });
    // On the fifth of October one cent was owed, four days after it was due.
    expect(cellsOf(await read('late-rent', '2026-10-05'), late.leaseId)).toMatchObject({ Owed: 1, '1 to 5 days': 1 });
  });

  test('late rent names the last day on which our team and a resident were in contact', async () => {
    const { late } = await createBooks();
    const resident = await createPerson(api, 'resident');
    await api.rows(
      `insert into lease_residents (id, home_id, lease_id, person_id, role, name, email, from_on)
       values (gen_random_uuid(), $1, $2, $3, 'resident', $4, $5, '2026-06-01')`,
      [late.homeId, late.leaseId, resident.id, resident.name, resident.email],
    );
    const lastOn = async () => cellsOf(await read('late-rent', '2026-11-20'), late.leaseId)['Last contact'];
    expect(await lastOn()).toBeNull();
    await api.rows(
      `insert into desk_notes (id, kind, person_id, body, author_name, created_at)
       values (gen_random_uuid(), 'note', $1, 'Will pay', 'Iris', '2026-11-10T20:00:00Z')`,
      [resident.id],
    );
    expect(await lastOn()).toBe('2026-11-10');
    await api.rows(
      `insert into contact_log (id, kind, direction, person_id, body, author_name, at)
       values (gen_random_uuid(), 'text', 'in', $1, 'Paid half', 'Maya', '2026-11-12T20:00:00Z'),
         (gen_random_uuid(), 'text', 'out', $1, 'Thanks', 'Iris', '2026-11-25T20:00:00Z')`,
      [resident.id],
    );
    expect(await lastOn()).toBe('2026-11-12');
  });

  test('the rent roll has the rent, the balance, and the deposit of the books', async () => {
    const { late, ahead } = await createBooks();
    const report = await read('rent-roll', '2026-11-20');
    expect(cellsOf(report, late.leaseId)).toMatchObject({
      'Rent a month': 300_000,
      Balance: 205_001,
      'Deposit held': 250_000,
    });
    expect(cellsOf(report, ahead.leaseId)).toMatchObject({ Balance: -12_345, 'Deposit held': 300_001 });
    expect(totalOf(report, 'Balance')).toBe(-(await entriesAt('^lease:.*:(receivable|prepaid)$', '2026-11-20')));
    expect(totalOf(report, 'Deposit held')).toBe(await entriesAt('^lease:.*:deposit$', '2026-11-20'));
    expect((await read('rent-roll', '2026-05-31')).rows).toEqual([]);
  });

  test('deposits held are those of the books', async () => {
    const { late } = await createBooks();
    await book((db) =>
      depositRefunded(db, { id: randomUUID(), leaseId: late.leaseId, amount: 50_000 }, noon('2026-11-15')),
    );
    expect(totalOf(await read('deposits-held', '2026-11-14'), 'Held')).toBe(550_001);
    const report = await read('deposits-held', '2026-11-20');
    expect(totalOf(report, 'Held')).toBe(500_001);
    expect(totalOf(report, 'Held')).toBe(await entriesAt('^lease:.*:deposit$', '2026-11-20'));
  });

  test('trust balances add up to what the accounts hold', async () => {
    await createBooks();
    const report = await read('trust-balances', '2026-11-20');
    expect(totalOf(report, 'Balance')).toBe(
      -(await entriesAt('^(bank:trust|bank:deposits|processor|processor:connected)$', '2026-11-20')),
    );
  });

  test('the cash flow of a home is what its owner earned in the books', async () => {
    const { late } = await createBooks();
    const report = await read('cash-flow', '2026-11-20');
    expect(cellsOf(report, `home:${late.homeId}:payable`)).toMatchObject({
      'October 2026': 300_000,
      'November 2026': 300_000,
      '12 months': 600_000,
    });
    expect(totalOf(report, '12 months')).toBe(await entriesAt('^home:.*:payable$', '2026-11-20'));
  });

  test('the cash flow of an owner adds up their homes', async () => {
    const { late, ahead } = await createBooks();
    await charge(ahead, '2026-11-01', 100_001);
    await api.rows('update homes set owner_id = $1 where id = $2', [late.owner.id, ahead.homeId]);
    const report = await read('owner-cash-flow', '2026-11-20');
    expect(report.rows).toHaveLength(1);
    expect(cellsOf(report, late.owner.id)).toMatchObject({
      Homes: 2,
      'October 2026': 300_000,
      'November 2026': 400_001,
      '12 months': 700_001,
    });
    expect(totalOf(report, '12 months')).toBe(await entriesAt('^home:.*:payable$', '2026-11-20'));
    expect(totalOf(await read('cash-flow', '2026-11-20'), '12 months')).toBe(totalOf(report, '12 months'));
  });

  test('owner statements add up line by line to what left the books, and the tax pack has their lines', async () => {
    api.now = new Date('2026-12-01T18:00:00Z');
    await api.rows("update agreements set status = 'voided'");
    const home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2026-12-01' });
    api.now = new Date('2026-12-07T18:00:00Z');
    const releaser = await createPerson(api, 'staff');
    const run = await asSystem(api.services.db, (db) => createRun(db, '2026-12-07', null, api.now));
    await asSystem(api.services.db, (db) => releaseRun(db, run.id, releaser.id, api.now));
    await makePayouts(api.services);
    const report = await read('owner-statements', '2026-12-07');
    const line = cellsOf(report, report.rows[0]?.id ?? '');
    expect(line).toMatchObject({ Owner: home.owner.name, Month: 'December 2026', 'Rent and charges': 300_000 });
    const parts = ['Rent and charges', 'Our fees', 'Tax withheld', 'Reserve and carried', 'Repairs, bills, and other'];
    expect(parts.reduce((sum, label) => sum + Number(line[label]), 0)).toBe(line.Payout);
    const [sent] = await api.rows<{ cents: string }>(
      `select sum(entry.amount) as cents from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
         join ledger_transactions made on made.id = entry.transaction_id
       where made.kind in ('payoutFunded', 'payoutSent') and account.code = $1`,
      [`home:${home.homeId}:payable`],
    );
    expect(totalOf(report, 'Payout')).toBe(Number(sent?.cents));
    expect((await read('owner-statements', '2026-12-06')).rows).toEqual([]);
    const taxes = await read('owner-tax-pack', '2026-12-07');
    expect(cellsOf(taxes, `${home.owner.id}:${home.homeId}`)).toMatchObject({
      Owner: home.owner.name,
      '3 Rents received': await entriesAt(
        `^home:${home.homeId}:payable$`,
        '2026-12-31',
        "'feesEarned', 'payoutFunded', 'payoutSent'",
      ),
      '16 Taxes': 0,
    });
  });

  test('staff activity counts what each person did within thirty days, and leaves out their own account', async () => {
    const iris = await createPerson(api, 'staff', ['care']);
    const write = (event: AuditEvent) =>
      asSystem(api.services.db, (db) => audit(db, { event, subject: `person:${iris.id}`, personId: iris.id }));
    const events = [
      'desk.call_logged',
      'work_order.moved',
      'lease.sent',
      'desk.person_viewed',
      'session.started',
    ] as const;
    for (const event of events) await write(event);
    const now = await api.rows<{ day: string }>(`select (now() at time zone 'America/Los_Angeles')::date::text as day`);
    api.now = new Date();
    const report = await read('staff-activity', now[0]?.day);
    expect(cellsOf(report, iris.id)).toMatchObject({
      'Days active': 1,
      'Messages, calls, and notes': 1,
      'Leasing and homes': 1,
      Repairs: 1,
      Money: 0,
      'Looked up': 1,
      All: 4,
    });
  });

  test('fee income is what the fee accounts earned', async () => {
    await createBooks();
    const report = await read('fee-income', '2026-11-20');
    expect(totalOf(report, 'November 2026')).toBe(5_000);
    expect(totalOf(report, '12 months')).toBe(await entriesAt('^fees:', '2026-11-20'));
  });

  test('work by Pro sums approved invoices without markup, and leaves out drafts and jobs of others', async () => {
    const pro = await createPro(api);
    const { id: workOrderId } = await createJob(api, { proId: pro.id });
    await createJob(api);
    const bill = (number: string, total: number, markup: number, status: string) =>
      api.rows(
        `insert into work_order_invoices (id, work_order_id, home_id, owner_id, pro_id, vendor_name, vendor_address, number,
           lines, total, markup, status, created_at, updated_at)
         select gen_random_uuid(), id, home_id, owner_id, $2, 'Alder', '1 Alder St', $3, '[]', $4, $5, $6, $7, $7
         from work_orders where id = $1`,
        [workOrderId, pro.id, number, total, markup, status, api.now],
      );
    await bill('1', 50_000, 5_000, 'approved');
    await bill('2', 20_001, 0, 'approved');
    await bill('3', 99_900, 0, 'needs_approval');
    const report = await read('work-by-pro');
    expect(totalOf(report, 'Invoiced')).toBe(65_001);
    expect(totalOf(report, 'Jobs')).toBe(1);
  });

  test('refuses a day to come, an earlier day where only today is known, and a report that is not there', async () => {
    const iris = await createPerson(api, 'staff');
    const get = (reportId: string, asOf: string) =>
      refusalOf(api.callAs(iris, reports.getReport, { params: { reportId }, query: { asOf } }));
    expect(await get('rent-roll', '2099-01-01')).toMatchObject({
      status: 400,
      fields: { asOf: 'Choose today or an earlier day' },
    });
    expect((await get('vacancy', '2020-01-01')).status).toBe(400);
    expect((await get('nothing', '2020-01-01')).status).toBe(404);
  });
});

describe('listReports', () => {
  test('a colleague reads the reports of their duties alone', async () => {
    const carer = await createPerson(api, 'staff', ['care']);
    expect((await api.callAs(carer, reports.listReports)).map(({ id }) => id)).toEqual(['moves', 'work-by-pro']);
    const asked = api.callAs(carer, reports.getReport, { params: { reportId: 'rent-roll' }, query: {} });
    expect((await refusalOf(asked)).status).toBe(403);
  });
});

test('ages always add up to what is owed', () => {
  const charges = [
    { day: '2026-09-01', amount: 100 },
    { day: '2026-11-01', amount: 50 },
  ];
  for (const owed of [0, 1, 50, 51, 150, 900]) {
    const { ages } = agesOf(owed, charges, '2026-11-20');
    expect(ages.reduce((sum, amount) => sum + amount, 0)).toBe(owed);
  }
  expect(agesOf(60, charges, '2026-11-20')).toEqual({ ages: [0, 0, 0, 50, 10], oldest: '2026-09-01' });
  expect(agesOf(40, charges, '2026-11-01')).toEqual({ ages: [40, 0, 0, 0, 0], oldest: '2026-11-01' });
});
