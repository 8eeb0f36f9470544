import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db, openDb } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import type { WorkerTools } from '@/server/jobs/job';
import * as ledger from '@/server/modules/money/ledger';
import { testApi } from '@/tests/support/api';
import { approveOrders } from '@/tests/support/fixtures/money/bankOrders';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { isDeep, randomSample } from '@/tests/support/sample';
import { jobs, reconcileTrust } from './jobs';
import { matchLines, openEntries } from './matching/matching';

const api = testApi();
const { getReconciliation, exportBeneficiaries, importStatement, explainException, recordBankFee, removeStatement } =
  reconciliations;
let staff: Awaited<ReturnType<typeof createPerson>>;

const book = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);
const read = (day?: string) => api.callAs(staff, getReconciliation, { query: { ...(day && { day }) } });
const kinds = async () => (await read()).exceptions.map(({ kind }) => kind).sort();

async function approve({ request }: { request: { id: string } }, by?: Person): Promise<void> {
  await api.callAs(by ?? (await createPerson(api, 'staff')), moneyRequests.approveMoneyRequest, {
    params: { moneyRequestId: request.id },
  });
}

async function reconcileOn(day: string): Promise<void> {
  api.now = new Date(`${day}T18:00:00Z`);
  await reconcileTrust(api.services);
  await approveOrders(api);
}

/** Money of a resident that came to the trust account by check: a payment and the line that the bank will show. */
async function receiveCheck(amount: number): Promise<string> {
  const id = randomUUID();
  const lease = { id, leaseId: randomUUID(), clearing: 'bank' as const };
  return book((db) => ledger.paymentReceived(db, lease, { charges: 0, deposit: 0, prepaid: amount }, api.now));
}

/** Empty bank and books: each test begins with nothing. */
beforeEach(async () => {
  api.now = new Date('2027-02-01T18:00:00Z');
  await api.rows('alter table ledger_entries disable trigger user');
  await api.rows('alter table ledger_transactions disable trigger user');
  await api.rows('delete from bank_lines');
  await api.rows('delete from bank_statements');
  await api.rows('delete from bank_orders');
  await api.rows('delete from reconciliation_exceptions');
  await api.rows('delete from trust_entries');
  await api.rows('delete from ledger_entries');
  await api.rows('delete from ledger_transactions');
  await api.rows('delete from charges');
  await api.rows('alter table ledger_entries enable trigger user');
  await api.rows('alter table ledger_transactions enable trigger user');
  await api.rows('update ledger_accounts set balance = 0');
  await api.rows(
    "delete from sandbox.objects where kind in ('bank_line', 'bank_order', 'settlement') or kind like 'balance:%'",
  );
  staff = await createPerson(api, 'staff');
});

describe('getReconciliation', () => {
  test('bank, books, and beneficiaries agree to the cent, today and on any day before', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    await chargeRent(api, home, { dueOn: '2027-02-01', paid: 0 });
    const lease = { leaseId: home.leaseId, homeId: home.homeId, ownerId: home.owner.id };
    const payment = { id: randomUUID(), leaseId: home.leaseId, clearing: 'bank' as const };
    await book((db) =>
      ledger.paymentReceived(db, payment, { charges: 300_000, deposit: 250_000, prepaid: 5_050 }, api.now),
    );
    await api.rows("update charges set paid = amount, status = 'paid' where home_id = $1", [home.homeId]);
    await reconcileOn('2027-02-01');
    // What is booked today is on tomorrow’s statement.
    const first = await read();
    expect(first.accounts).toMatchObject([
      { account: 'trust', statementOn: null, bank: 0, inTransit: 305_050, book: 305_050, difference: 0 },
      // The order is at the bank: what it moves arrives with the statement.
      { account: 'deposits', bank: 0, inTransit: 0, book: 0, difference: 0 },
    ]);
    await reconcileOn('2027-02-02');
    await book((db) => ledger.depositRefunded(db, { ...lease, id: randomUUID(), amount: 50_000 }, api.now));
    await reconcileOn('2027-02-03');
    await reconcileOn('2027-02-04');
    const now = await read();
    expect(now).toMatchObject({ agrees: true, difference: 0, book: 505_050, owed: 505_050, exceptions: [] });
    expect(now.accounts).toMatchObject([
      { account: 'trust', statementOn: '2027-02-03', bank: 305_050, inTransit: 0, book: 305_050, difference: 0 },
      { account: 'deposits', statementOn: '2027-02-03', bank: 200_000, inTransit: 0, book: 200_000, difference: 0 },
    ]);
    expect(now.beneficiaries.filter(({ amount }) => amount !== 0)).toEqual([
      { group: 'homeowners', amount: 300_000, count: 1 },
      { group: 'deposits', amount: 200_000, count: 1 },
      { group: 'prepaid', amount: 5_050, count: 1 },
    ]);
    const before = await read('2027-02-01');
    expect(before).toMatchObject({ agrees: true, book: 555_050, owed: 555_050 });
    expect(before.accounts[1]).toMatchObject({ bank: 250_000, book: 250_000 });
    expect(await read('2027-01-31')).toMatchObject({ book: 0, owed: 0 });
  });

  test('what the processor collected is settled once, and reaches the bank', async () => {
    const { pay } = api.services.payments;
    const paid = await pay({
      key: randomUUID(),
      amount: 120_000 as never,
      method: 'card' as const,
      methodRef: 'pm_card_visa',
      description: 'Rent',
    });
    expect(paid.status).toBe('succeeded');
    const parts = { charges: 0, deposit: 0, prepaid: 120_000 };
    await book((db) =>
      ledger.paymentReceived(db, { id: randomUUID(), leaseId: randomUUID(), clearing: 'processor' }, parts, api.now),
    );
    // The money of a card is pending for two business days.
    await reconcileOn('2027-02-02');
    expect((await read()).processor).toBe(120_000);
    await Promise.all([reconcileOn('2027-02-03'), reconcileOn('2027-02-03')]);
    await reconcileOn('2027-02-04');
    const { accounts, processor, agrees } = await read();
    expect({ processor, agrees, trust: accounts[0] }).toMatchObject({
      processor: 0,
      agrees: true,
      trust: { bank: 120_000, book: 120_000, difference: 0 },
    });
  });

  test('money left on payees’ accounts at the processor is an exception until it is taken back', async () => {
    const source = { type: 'payoutPart', id: randomUUID() } as const;
    await book((db) => ledger.payoutFunded(db, source, 60_000, api.now));
    await reconcileOn('2027-02-03');
    expect((await read()).exceptions).toContainEqual(
      expect.objectContaining({ kind: 'connected_balance', amount: 60_000 }),
    );
    await book((db) => ledger.payoutRecalled(db, source, api.now));
    await reconcileOn('2027-02-04');
    expect((await read()).exceptions.map(({ kind }) => kind)).not.toContain('connected_balance');
  });

  test('our fees leave the trust account, and our money covers a homeowner who owes us', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    const subject = { id: randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
    await chargeRent(api, home, { dueOn: '2027-02-01', paid: 0 });
    await receiveCheck(100_000);
    await api.rows("update charges set status = 'voided' where home_id = $1", [home.homeId]);
    await book((db) =>
      ledger.chargeWaived(db, { ...subject, kind: 'rent', leaseId: home.leaseId, amount: 300_000 }, api.now),
    );
    await book((db) => ledger.feesEarned(db, subject, { management: 15_000, placement: 0 }, api.now));
    await reconcileOn('2027-02-01');
    const { accounts, exceptions, beneficiaries } = await read();
    // Nothing came in for the home, so the fee is not ours to take, and the 1,000 of the other resident stay whole.
    expect(accounts[0]).toMatchObject({ book: 100_000 });
    expect(exceptions).toMatchObject([{ kind: 'negative_balance', amount: -15_000 }]);
    expect(beneficiaries.find(({ group }) => group === 'belong')).toMatchObject({ amount: 15_000 });
    await receiveCheck(100_000);
    await book((db) =>
      ledger.feesEarned(db, { ...subject, id: randomUUID() }, { management: 0 - 15_000, placement: 0 }, api.now),
    );
    await book((db) => ledger.applicationFeeReceived(db, { id: randomUUID(), amount: 3_800 }, api.now));
    await book((db) => ledger.processorSettled(db, { id: randomUUID(), amount: 3_800 }, api.now));
    await reconcileOn('2027-02-02');
    expect((await read()).accounts[0]).toMatchObject({ book: 200_000 });
    expect(await kinds()).toEqual([]);
  });

  /** Money of a lease by card, as the processor and our books have it. */
  async function payByCard(
    { homeId, leaseId, owner }: Awaited<ReturnType<typeof createPaidHome>>,
    parts: Parameters<typeof ledger.paymentReceived>[2],
  ): Promise<void> {
    const id = randomUUID();
    const amount = parts.charges + parts.deposit + parts.prepaid;
    const order = { key: id, amount: amount as never, method: 'card' as const, methodRef: 'pm_card_visa' };
    const { ref } = await api.services.payments.pay({ ...order, description: 'Deposit' });
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, processor_ref, lease_id,
         home_id, created_at, updated_at)
       values ($1, $2, 'rent', $1, $3, 'succeeded', 'card', 'pm_card_visa', $4, $5, $6, $7, $7)`,
      [id, owner.id, amount, ref, leaseId, homeId, api.now.toISOString()],
    );
    await book((db) => ledger.paymentReceived(db, { id, leaseId, clearing: 'processor' }, parts, api.now));
  }
  const placed = async () => {
    const [trust, deposits] = (await read()).accounts.map((account) => account.book);
    return { trust, deposits };
  };

  test('a deposit by card leaves the rent of others alone, and moves once the card money has settled', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    const other = await createPaidHome(api, { funds: 0 });
    await chargeRent(api, other, { dueOn: '2027-02-01', paid: 0 });
    const rent = { id: randomUUID(), leaseId: other.leaseId, clearing: 'bank' as const };
    await book((db) => ledger.paymentReceived(db, rent, { charges: 300_000, deposit: 0, prepaid: 0 }, api.now));
    await api.rows("update charges set paid = amount, status = 'paid' where home_id = $1", [other.homeId]);
    await payByCard(home, { charges: 0, deposit: 300_000, prepaid: 0 });
    await reconcileOn('2027-02-01');
    expect(await placed()).toEqual({ trust: 300_000, deposits: 0 });
    await reconcileOn('2027-02-02');
    expect(await placed()).toEqual({ trust: 300_000, deposits: 0 });
    await reconcileOn('2027-02-03');
    expect(await placed()).toEqual({ trust: 300_000, deposits: 0 });
    await reconcileOn('2027-02-04');
    expect(await placed()).toEqual({ trust: 300_000, deposits: 300_000 });
    expect((await read()).processor).toBe(0);
  });

  test('our fee stays in the trust account while the money it was taken from is at the processor', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    await receiveCheck(500_000);
    await chargeRent(api, home, { dueOn: '2027-02-01', paid: 0 });
    await payByCard(home, { charges: 300_000, deposit: 0, prepaid: 0 });
    await api.rows("update charges set paid = amount, status = 'paid' where home_id = $1", [home.homeId]);
    const subject = { id: randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
    await book((db) => ledger.feesEarned(db, subject, { management: 15_000, placement: 0 }, api.now));
    await reconcileOn('2027-02-01');
    expect(await placed()).toEqual({ trust: 500_000, deposits: 0 });
    await reconcileOn('2027-02-03');
    expect(await placed()).toEqual({ trust: 785_000, deposits: 0 });
  });

  test('what a homeowner paid for work ahead stays in the trust account', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    const work = { homeId: home.homeId, ownerId: home.owner.id, workOrderId: randomUUID(), id: randomUUID() };
    await book((db) => ledger.prepaidWorkReceived(db, work, 45_000, api.now));
    await book((db) => ledger.processorSettled(db, { id: randomUUID(), amount: 45_000 }, api.now));
    await reconcileOn('2027-02-01');
    expect(await placed()).toEqual({ trust: 45_000, deposits: 0 });
  });

  test('a resident who owes for what was refunded takes nothing from the others', async () => {
    const id = randomUUID();
    await receiveCheck(100_000);
    await book((db) => ledger.prepaidRefunded(db, { id, leaseId: id, amount: 30_000, clearing: 'bank' }, api.now));
    await reconcileOn('2027-02-01');
    // Our own money is on its way to the trust account.
    expect(await placed()).toEqual({ trust: 70_000, deposits: 0 });
    await reconcileOn('2027-02-02');
    expect(await placed()).toEqual({ trust: 100_000, deposits: 0 });
  });

  test('is for staff who handle money', async () => {
    const other = await createPerson(api, 'staff', ['leasing']);
    await expect(api.callAs(other, getReconciliation, {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('exportBeneficiaries', () => {
  test('names every balance once, and they add up to what the accounts hold', async () => {
    await receiveCheck(12_345);
    await receiveCheck(67_890);
    const { text } = await api.callAs(staff, exportBeneficiaries, { query: {} });
    const amounts = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',')[2]) * 100));
    expect(amounts.sort()).toEqual([12_345, 67_890]);
    expect((await read()).book).toBe(80_235);
  });
});

describe('importStatement', () => {
  const upload = (text: string) => api.callAs(staff, importStatement, { body: { account: 'trust', text } });
  const bankBalances = () =>
    api.rows<{ day: string; opening: string | null; closing: string; lines: string[] }>(
      `select to_char(day, 'MM/DD') as day, opening::int, closing::int,
        (select array_agg(amount::int order by amount) from bank_lines where statement_id = bank_statements.id) as lines
       from bank_statements order by day`,
    );

  test('matches by amount and date, and says what is on one side only', async () => {
    await receiveCheck(150_000);
    api.now = new Date('2027-02-03T18:00:00Z');
    const text =
      'Date,Description,Amount,Balance\n02/02/2027,Deposit,1500.00,1500.00\n02/03/2027,Service charge,-12.00,1488.00\n';
    expect(await upload(text)).toEqual({ days: 2, lines: 2, known: 0, matched: 1 });
    expect((await read()).exceptions).toMatchObject([{ kind: 'bank_only', account: 'trust', amount: -1_200 }]);
    expect((await read()).accounts[0]).toMatchObject({ bank: 148_800, book: 150_000, difference: -1_200 });
    expect(await upload(text)).toEqual({ days: 2, lines: 0, known: 2, matched: 0 });
    expect((await read()).accounts[0]).toMatchObject({ bank: 148_800, book: 150_000, difference: -1_200 });
  });

  test('an entry by hand settles what it explains as soon as another person approves it', async () => {
    api.now = new Date('2027-02-03T18:00:00Z');
    const [asks, approves] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    await upload('Date,Description,Amount\n02/03/2027,Wire fee,-12.00\n');
    expect((await read()).exceptions).toMatchObject([{ kind: 'bank_only', detail: 'Feb 3, 2027, Wire fee: −$12.00' }]);
    const entries = [
      { code: 'expenses:care', amountCents: 1_200 as never },
      { code: 'bank:trust', amountCents: -1_200 as never },
    ];
    const body = {
      kind: 'manual_entry' as const,
      effectiveOn: '2027-02-03',
      documentId: null,
      reason: 'Wire fee',
      entries,
    };
    const { id } = await api.callAs(asks, moneyRequests.requestMoney, { body }, { idempotencyKey: 'wire-fee' });
    await api.callAs(approves, moneyRequests.approveMoneyRequest, {
      params: { moneyRequestId: id },
    });
    expect((await read()).accounts[0]).toMatchObject({ difference: 0 });
    expect(await kinds()).not.toContain('bank_only');
  });

  test('after an entry by hand the whole books are checked by a job, and what agrees by then is cleared', async () => {
    const home = await createPaidHome(api, { funds: 0 });
    const subject = { id: randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
    await receiveCheck(100_000);
    await book((db) => ledger.feesEarned(db, subject, { management: 15_000, placement: 0 }, api.now));
    await reconcileOn('2027-02-02');
    expect(await kinds()).toEqual(['negative_balance']);
    const [asks, approves] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    const entries = [
      { code: 'expenses:care', amountCents: 15_000 as never },
      { code: `home:${home.homeId}:payable`, amountCents: -15_000 as never },
    ];
    const body = {
      kind: 'manual_entry' as const,
      effectiveOn: '2027-02-02',
      documentId: null,
      reason: 'Ours',
      entries,
    };
    const { id } = await api.callAs(asks, moneyRequests.requestMoney, { body }, { idempotencyKey: 'ours-15000' });
    await takeJobs(api, 'checkBooks');
    await api.callAs(approves, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: id } });
    expect(await takeJobs(api, 'checkBooks')).toHaveLength(1);
    await jobs
      .find(({ task }) => task === 'checkBooks')
      ?.run(api.services, {}, { owner: openDb(api.ownerPool) } as WorkerTools);
    expect(await kinds()).toEqual([]);
  });

  test('a line that is taken away leaves its transaction in transit again', async () => {
    api.now = new Date('2027-02-03T18:00:00Z');
    await receiveCheck(25_000);
    await upload('Date,Description,Amount\n02/03/2027,Check,250.00\n');
    expect((await read()).accounts[0]).toMatchObject({ bank: 25_000, inTransit: 0, difference: 0 });
    const open = () => book((db) => openEntries(db, '2027-02-03'));
    expect(await open()).toEqual([]);
    await api.rows('update bank_lines set ledger_transaction_id = null');
    expect(await open()).toMatchObject([{ amount: 25_000, account: 'trust' }]);
    expect(await book((db) => matchLines(db, '2027-02-03'))).toEqual({ matched: 1, open: [] });
    expect(await open()).toEqual([]);
    await api.rows('delete from bank_lines');
    expect(await open()).toHaveLength(1);
  });

  test('takes a file of a busy day, and matches equal amounts one to one', async () => {
    api.now = new Date('2027-02-03T18:00:00Z');
    for (let n = 0; n < 3; n += 1) await receiveCheck(25_000);
    const lines = Array.from({ length: 4_000 }, () => '02/03/2027,Check from a resident,250.00');
    expect(await upload(['Date,Description,Amount', ...lines].join('\n'))).toEqual({
      days: 1,
      lines: 4_000,
      known: 0,
      matched: 3,
    });
  });

  test('adds the new lines of a day that is downloaded again, in any order', async () => {
    api.now = new Date('2027-02-05T18:00:00Z');
    const header = 'Date,Description,Amount,Balance';
    const noon = `${header}\n02/03/2027,Service charge,-12.00,988.00\n`;
    const evening = `${noon}02/03/2027,Deposit,500.00,1488.00\n`;
    const month = `${evening}02/04/2027,Deposit,500.00,1988.00\n`;
    for (const [file, lines, known] of [
      [noon, 1, 0],
      [evening, 1, 1],
      [month, 1, 2],
      [noon, 0, 1],
      [evening, 0, 2],
    ] as const)
      expect(await upload(file)).toMatchObject({ lines, known });
    expect(await bankBalances()).toEqual([
      { day: '02/03', opening: 100_000, closing: 148_800, lines: [-1_200, 50_000] },
      { day: '02/04', opening: 148_800, closing: 198_800, lines: [50_000] },
    ]);
    expect(await kinds()).not.toContain('statement_break');
  });

  test('keeps two equal lines of a day, and knows both in the file of another format', async () => {
    api.now = new Date('2027-02-05T18:00:00Z');
    const row = '02/03/2027,Deposit,5.00';
    await upload(`Date,Description,Amount,Balance\n${row},5.00\n${row},10.00\n`);
    const transaction = '<STMTTRN><DTPOSTED>20270203<TRNAMT>5.00<FITID>X<NAME>ACH DEPOSIT</STMTTRN>';
    const ofx = `OFXHEADER:100\n<OFX><STMTRS><CURDEF>USD<ACCTID>1${transaction}${transaction}<LEDGERBAL><BALAMT>10.00<DTASOF>20270203</LEDGERBAL></STMTRS></OFX>`;
    expect(await upload(ofx)).toMatchObject({ lines: 0, known: 2 });
    expect(await bankBalances()).toEqual([{ day: '02/03', opening: 0, closing: 1_000, lines: [500, 500] }]);
  });

  const FEB_3 = { noon: [50_000], evening: [50_000, -1_200] };
  const dollarsOf = (amount: number) => (amount / 100).toFixed(2);
  const formats: readonly [string, (account: string, amounts: readonly number[]) => string][] = [
    [
      'CSV',
      (account, amounts) => {
        let balance = 0;
        const rows = amounts.map((amount) => {
          balance += amount;
          return `${account},02/03/2027,Line ${amount},${dollarsOf(amount)},${dollarsOf(balance)}`;
        });
        return `\ufeffsep=,\r\nAccount Number,Date,Description,Amount,Balance,,\r\n${rows.join(',,\r\n')},,\r\n,,,,,,\r\n`;
      },
    ],
    [
      'BAI2',
      (account, amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const lines = amounts.map((amount) => `16,${amount < 0 ? 475 : 165},${Math.abs(amount)},Z,,,Line ${amount}/`);
        const controls = amounts.reduce((total, amount) => total + Math.abs(amount), sum);
        return `01,a,b,270203,0100,1,,,2/\n02,b,a,1,270203,,USD/\n03,${account},USD,010,0,,,015,${sum},,/\n${lines.join('\n')}\n49,${controls},${amounts.length + 2}/\n98,${controls},1,${amounts.length + 4}/\n99,${controls},1,${amounts.length + 6}/`;
      },
    ],
    [
      'OFX',
      (account, amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const lines = amounts.map(
          (amount) =>
            `<STMTTRN><DTPOSTED>20270203<TRNAMT>${dollarsOf(amount)}<FITID>F${amount}<NAME>Line ${amount}</STMTTRN>`,
        );
        return `OFXHEADER:100\n<OFX><STMTRS><CURDEF>USD<ACCTID>${account}${lines.join('')}<LEDGERBAL><BALAMT>${dollarsOf(sum)}<DTASOF>20270203</LEDGERBAL></STMTRS></OFX>`;
      },
    ],
  ];

  test.each(formats)(
    '%s: a day comes again with one line more, a file of another account is refused, and a wrong one is taken back',
    async (_, file) => {
      api.now = new Date('2027-02-05T18:00:00Z');
      staff = await createPerson(api, 'staff');
      expect(await upload(file('4417003921', FEB_3.noon))).toMatchObject({ lines: 1, known: 0 });
      expect(await upload(file('4417003921', FEB_3.evening))).toMatchObject({ lines: 1, known: 1 });
      expect(await upload(file('4417003921', FEB_3.evening))).toMatchObject({ lines: 0, known: 2 });
      expect(await bankBalances()).toMatchObject([{ day: '02/03', opening: 0, closing: 48_800 }]);
      await expect(upload(file('4417005555', FEB_3.noon))).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('5555'),
      });
      const body = { account: 'trust' as const, from: '2027-02-03', to: '2027-02-03', reason: 'Of another account' };
      await approve(await api.callAs(staff, removeStatement, { body }));
      expect(await bankBalances()).toEqual([]);
      expect(await upload(file('4417003921', FEB_3.noon))).toMatchObject({ lines: 1, known: 0 });
    },
  );

  test.each([
    ['newest-first-one-day.csv', [{ day: '11/24', opening: 50_000, closing: 90_000, lines: [-10_000, 50_000] }]],
    [
      'bofa-summary-rows.csv',
      [
        { day: '11/03', opening: 500_000, closing: 750_000, lines: [250_000] },
        { day: '11/10', opening: 750_000, closing: 700_000, lines: [-50_000] },
      ],
    ],
    ['notice-890.bai2', [{ day: '11/25', opening: 500_000, closing: 650_050, lines: [150_050] }]],
    ['download.qfx', [{ day: '11/25', opening: 500_000, closing: 650_050, lines: [150_050] }]],
  ])('stores the days of %s', async (file, days) => {
    await upload(readFileSync(`tests/corpora/bank/${file}`, 'utf8'));
    expect(await bankBalances()).toEqual(days);
    expect(await kinds()).not.toContain('statement_break');
  });

  test('carries a line that comes late into the days after it, where the bank states no balance', async () => {
    api.now = new Date('2027-02-05T18:00:00Z');
    await upload('Date,Description,Amount\n02/03/2027,A,5.00\n02/04/2027,B,5.00\n');
    await upload('Date,Description,Amount\n02/03/2027,A,5.00\n02/03/2027,C,3.00\n');
    await upload('Date,Description,Amount\n02/02/2027,D,1.00\n');
    expect((await bankBalances()).map(({ closing }) => closing)).toEqual([100, 900, 1_400]);
    expect(await kinds()).not.toContain('statement_break');
  });

  test('refuses what is no statement, in words that help', async () => {
    await expect(upload('hello')).rejects.toMatchObject({ message: expect.stringMatching(/columns Date/) });
    await expect(upload('01,a/\n')).rejects.toMatchObject({ message: expect.stringMatching(/ends in the middle/) });
    await expect(upload('Date,Amount\n12/31/2099,5')).rejects.toMatchObject({
      message: expect.stringMatching(/hasn’t come/),
    });
  });

  test('finds a statement that does not follow from the one before', async () => {
    api.now = new Date('2027-02-05T18:00:00Z');
    await upload('Date,Amount,Balance\n2027-02-03,5.00,5.00\n2027-02-04,5.00,11.00\n');
    expect((await read()).exceptions).toContainEqual(expect.objectContaining({ kind: 'statement_break', amount: 100 }));
  });
});

describe('explainException', () => {
  test('takes it from the queue with a reason, once, and it does not come back', async () => {
    api.now = new Date('2027-02-03T18:00:00Z');
    staff = await createPerson(api, 'staff');
    await api.callAs(staff, importStatement, {
      body: { account: 'trust', text: 'Date,Amount\n2027-02-03,-12.00' },
    });
    const exceptionId = (await read()).exceptions[0]?.id ?? '';
    const explain = () =>
      api.callAs(staff, explainException, { params: { exceptionId }, body: { note: 'The bank’s fee, paid back' } });
    const asked = await explain();
    expect(asked.request.status).toBe('requested');
    expect(await kinds()).toEqual(['bank_only']);
    await expect(explain()).rejects.toMatchObject({ code: 'conflict' });
    await expect(approve(asked, staff)).rejects.toMatchObject({ code: 'forbidden' });
    await approve(asked);
    await expect(explain()).rejects.toMatchObject({ code: 'conflict' });
    await reconcileTrust(api.services);
    expect(await kinds()).toEqual([]);
    expect(await api.rows("select event from audit_log where event = 'reconciliation.explained'")).toHaveLength(1);
  });
});

describe('recordBankFee', () => {
  test('asks for the entry of a fee, which settles the difference once a second person approves', async () => {
    api.now = new Date('2027-02-03T18:00:00Z');
    staff = await createPerson(api, 'staff');
    await api.callAs(staff, importStatement, {
      body: { account: 'trust', text: 'Date,Description,Amount\n2027-02-03,Wire fee,-25.00\n2027-02-03,Gift,5.00' },
    });
    const { exceptions } = await read();
    const record = (amount: number) =>
      api.callAs(staff, recordBankFee, {
        params: { exceptionId: exceptions.find((one) => one.amount === amount)?.id ?? '' },
        body: { reason: 'Wire fee of February' },
      });
    await expect(record(500)).rejects.toMatchObject({ code: 'conflict' });
    const asked = await record(-2_500);
    await expect(approve(asked, staff)).rejects.toMatchObject({ code: 'forbidden' });
    await approve(asked);
    expect((await read()).exceptions).toMatchObject([{ amount: 500 }]);
    const [fee] = await api.rows(
      `select entry.amount::int from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
       where account.code like 'expenses:bank%'`,
    );
    expect(fee).toEqual({ amount: 2_500 });
  });
});

describe('removeStatement', () => {
  test('two people take a wrong statement back, and the right one is uploaded for the same day', async () => {
    await receiveCheck(5_000);
    api.now = new Date('2027-02-03T18:00:00Z');
    staff = await createPerson(api, 'staff');
    const upload = (text: string) => api.callAs(staff, importStatement, { body: { account: 'trust', text } });
    await upload('Date,Amount\n2027-02-01,50.00\n2027-02-03,77.00');
    expect(await kinds()).toEqual(['bank_only']);
    const remove = (from: string, to: string) =>
      api.callAs(staff, removeStatement, { body: { account: 'trust', from, to, reason: 'Of another account' } });
    await expect(remove('2026-01-01', '2026-01-31')).rejects.toMatchObject({ code: 'conflict' });
    await expect(remove('2027-02-03', '2027-02-01')).rejects.toMatchObject({ code: 'invalid' });
    const asked = await remove('2027-02-01', '2027-02-03');
    expect(await kinds()).toEqual(['bank_only']);
    await expect(approve(asked, staff)).rejects.toMatchObject({ code: 'forbidden' });
    await approve(asked);
    expect(await kinds()).toEqual([]);
    expect((await read()).accounts[0]).toMatchObject({ statementOn: null, inTransit: 5_000 });
    expect(await upload('Date,Amount\n2027-02-01,50.00')).toMatchObject({ lines: 1, matched: 1 });
  });

  test('a file that names another account than before is refused', async () => {
    api.now = new Date('2027-02-04T18:00:00Z');
    const bai = (account: string, day: string) =>
      `01,a,b,${day},0100,1,,,2/\n02,b,a,1,${day},,USD/\n03,${account},USD,010,0,,,015,0,,/\n49,0,2/\n98,0,1,4/\n99,0,1,6/`;
    const upload = (account: 'trust' | 'deposits', text: string) =>
      api.callAs(staff, importStatement, { body: { account, text } });
    await upload('trust', bai('000111222', '270201'));
    await upload('deposits', bai('000333444', '270201'));
    await expect(upload('trust', bai('000555666', '270202'))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('ends in 5666'),
    });
    await expect(upload('trust', bai('000333444', '270202'))).rejects.toMatchObject({ code: 'conflict' });
    await upload('trust', bai('000111222', '270202'));
  });
});

describe('an explained exception', () => {
  const leaseId = randomUUID();
  const credit = (homeId: string, amount: number) =>
    book((db) => ledger.creditGiven(db, { id: randomUUID(), leaseId, homeId, ownerId: null, amount }, api.now));
  const amounts = async () => {
    const open = await api.rows<{ amount: number }>(
      "select amount::int from reconciliation_exceptions where kind = 'negative_balance' and status = 'open'",
    );
    return open.map(({ amount }) => amount);
  };
  const explain = async () => {
    const found = (await read()).exceptions.find(({ kind }) => kind === 'negative_balance');
    const body = { note: 'It comes out of the next rent' };
    const by = await createPerson(api, 'staff');
    await approve(await api.callAs(by, explainException, { params: { exceptionId: found?.id ?? '' }, body }));
  };

  test('opens again when its amount changes, and after thirty days', async () => {
    const { homeId } = await createPaidHome(api, { funds: 0 });
    await credit(homeId, 1_500);
    await reconcileOn('2027-02-03');
    expect(await amounts()).toEqual([-1_500]);
    await explain();
    await reconcileOn('2027-02-04');
    expect(await amounts()).toEqual([]);
    await credit(homeId, 5_000_000);
    await reconcileOn('2027-02-05');
    expect(await amounts()).toEqual([-5_001_500]);
    await explain();
    await reconcileOn('2027-03-05');
    expect(await amounts()).toEqual([]);
    await reconcileOn('2027-03-09');
    expect(await amounts()).toEqual([-5_001_500]);
  });

  test('is cleared when the books agree, and opens again when they no longer do', async () => {
    const { homeId } = await createPaidHome(api, { funds: 0 });
    await credit(homeId, 1_500);
    await reconcileOn('2027-02-03');
    await explain();
    await credit(homeId, -1_500);
    await reconcileOn('2027-02-04');
    await credit(homeId, 1_500);
    await reconcileOn('2027-02-05');
    expect(await amounts()).toEqual([-1_500]);
  });
});

/** M14: faults planted in the bank’s books or ours. Each answers the expected finding. */
type Plant = (transactionId: string, at: number) => Promise<string>;
const line = (transactionId: string) => `bank:trust:${transactionId}`;
const plants: Record<string, Plant> = {
  'a line that the books do not have': async (_, at) => {
    const body = JSON.stringify({
      key: `x${at}`,
      account: 'trust',
      amount: 700 + at,
      day: '2027-02-02',
      description: 'Fee',
    });
    await api.rows("insert into sandbox.objects values ($1, 'bank_line', $2, 0)", [`bank:trust:x${at}`, body]);
    return 'bank_only';
  },
  'a transfer that the bank never made': async (id) => {
    await api.rows('delete from sandbox.objects where id = $1', [line(id)]);
    return 'book_only';
  },
  'another amount': async (id) => {
    await api.rows(
      `update sandbox.objects set body = jsonb_set(body, '{amount}', to_jsonb((body->>'amount')::int + 1)) where id = $1`,
      [line(id)],
    );
    return 'amount_differs';
  },
  'two digits the wrong way round': async (id) => {
    await api.rows(
      `update sandbox.objects set body = jsonb_set(body, '{amount}', to_jsonb((body->>'amount')::int + 90)) where id = $1`,
      [line(id)],
    );
    return 'amount_differs';
  },
  'the other sign': async (id) => {
    await api.rows(
      `update sandbox.objects set body = jsonb_set(body, '{amount}', to_jsonb(-(body->>'amount')::int)) where id = $1`,
      [line(id)],
    );
    return 'amount_differs';
  },
  'a line twice': async (id) => {
    await api.rows(
      "insert into sandbox.objects select id || ':again', kind, body, created from sandbox.objects where id = $1",
      [line(id)],
    );
    return 'duplicate_line';
  },
  'the wrong account': async (id) => {
    await api.rows(
      `update sandbox.objects set body = jsonb_set(body, '{account}', '"deposits"'), id = replace(id, 'trust', 'deposits')
       where id = $1`,
      [line(id)],
    );
    return 'wrong_account';
  },
  'a balance changed past the books': async (_, at) => {
    await api.rows('insert into ledger_accounts (code, normal_side, balance) values ($1, $2, 1)', [
      `lease:${randomUUID()}:prepaid`,
      'C',
    ]);
    expect(at).toBeGreaterThanOrEqual(0);
    return 'account_drift';
  },
};

test('the job reads the books where statements may take long, and leaves those of requests alone', async () => {
  await receiveCheck(25_000);
  const [job] = jobs;
  const { db: _, ...others } = api.services;
  for (const day of ['2027-02-01', '2027-02-03']) {
    api.now = new Date(`${day}T18:00:00Z`);
    await job?.run(others as Services, null, { owner: openDb(api.ownerPool) } as WorkerTools);
  }
  expect((await read()).accounts[0]).toMatchObject({ bank: 25_000, book: 25_000, difference: 0 });
});

test('a balance that was changed past the books is found on whichever page of accounts it stands', async () => {
  await receiveCheck(25_000);
  const codes = ['a', 'b', 'c'].map((name) => `lease:${randomUUID()}:${name}`);
  for (const code of codes)
    await api.rows("insert into ledger_accounts (code, normal_side, balance) values ($1, 'C', 7)", [code]);
  expect(await book((db) => ledger.driftedAccounts(db, 2))).toEqual(
    codes.toSorted().map((code) => ({ code, balance: 7, entries: 0 })),
  );
  await api.rows('delete from ledger_accounts where code = any($1)', [codes]);
});

describe('M14', () => {
  test('finds every planted difference, and nothing else', { timeout: 300_000 }, async () => {
    const count = isDeep ? 500 : 50;
    const transactions: string[] = [];
    for (let at = 0; at < count; at += 1) transactions.push(await receiveCheck(100_000 + at * 1_000));
    // The bank has carried everything out, and nothing of it is read yet.
    await reconcileOn('2027-02-01');
    await api.rows('delete from bank_lines');
    await api.rows('delete from bank_statements');
    const names = Object.keys(plants);
    const expected: string[] = [];
    for (const [at, transactionId] of randomSample(transactions, 50, 'M14').entries())
      expected.push((await plants[names[at % names.length] ?? '']?.(transactionId, at)) ?? '');
    // Nothing is carried out again: the bank has made up its mind.
    const { bank } = api.services;
    const services = { ...api.services, bank: bank && { readStatement: bank.readStatement } };
    api.now = new Date('2027-02-15T18:00:00Z');
    await reconcileTrust(services);
    expect(await kinds()).toEqual(expected.sort());
    await api.rows('delete from ledger_accounts where balance = 1 and version = 0');
  });
});
