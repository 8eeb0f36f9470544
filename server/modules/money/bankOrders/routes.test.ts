import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { bankOrders } from '@/contract/money/bankOrders/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import * as ledger from '@/server/modules/money/ledger';
import { reconcile } from '@/server/modules/money/reconciliations';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { approveOrders } from '@/tests/support/fixtures/money/bankOrders';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let [ida, bo]: Someone[] = [];

/** Empty bank and books: each test begins with nothing. */
beforeEach(async () => {
  api.now = new Date('2027-02-01T18:00:00Z');
  for (const table of ['ledger_entries', 'ledger_transactions'])
    await api.rows(`alter table ${table} disable trigger user`);
  for (const table of ['bank_lines', 'bank_statements', 'bank_orders', 'reconciliation_exceptions', 'trust_entries'])
    await api.rows(`delete from ${table}`);
  for (const table of ['ledger_entries', 'ledger_transactions']) {
    await api.rows(`delete from ${table}`);
    await api.rows(`alter table ${table} enable trigger user`);
  }
  await api.rows('delete from charges');
  await api.rows('update ledger_accounts set balance = 0');
  await api.rows(
    "delete from sandbox.objects where kind in ('bank_line', 'bank_order', 'settlement') or kind like 'balance:%'",
  );
  ida = await createPerson(api, 'staff');
  bo = await createPerson(api, 'staff');
});

const book = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);
const balance = (account: ledger.LedgerAccount) => book((db) => ledger.accountBalance(db, account));
const { bankTrust, bankDeposits, bankOperating, bankOrders: onTheWay, taxesWithheld } = ledger.accounts;
async function on(day: string) {
  api.now = new Date(`${day}T18:00:00Z`);
  [ida, bo] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
}
async function reconcileOn(day: string) {
  await on(day);
  await reconcileTrust(api.services);
}
const staff = () => ida ?? expect.fail('no staff');
const second = () => bo ?? expect.fail('no staff');
const list = async () => (await api.callAs(staff(), bankOrders.listBankOrders, {})).orders;
const approve = (by: Someone, bankOrderId: string) =>
  api.callAs(by, bankOrders.approveBankOrder, { params: { bankOrderId } });
/** A deposit that came by check. */
const depositOf = (amount: number) =>
  book((db) =>
    ledger.paymentReceived(
      db,
      { id: randomUUID(), leaseId: randomUUID(), clearing: 'bank' },
      { charges: 0, deposit: amount, prepaid: 0 },
      api.now,
    ),
  );
/** Tax that was withheld of a payout, with its money in the trust account. */
async function withhold(amount: number) {
  const home = { homeId: randomUUID(), ownerId: staff().id };
  await book((db) =>
    ledger.paymentReceived(
      db,
      { id: randomUUID(), leaseId: randomUUID(), clearing: 'bank' },
      { charges: 0, deposit: 0, prepaid: amount },
      api.now,
    ),
  );
  await book((db) => ledger.withheld(db, { id: randomUUID(), ...home }, amount, api.now));
}
const propose = (amountCents: number, more: { isRepeat?: boolean } = {}) =>
  api.callAs(
    staff(),
    bankOrders.proposeTaxPayment,
    {
      body: {
        kind: 'federal_tax',
        method: 'ach',
        amountCents: cents(amountCents) as never,
        reason: 'January 2027',
        ...more,
      },
    },
    { idempotencyKey: randomUUID() },
  );

describe('listBankOrders', () => {
  test('a move between our accounts is proposed, changes nothing before a second person approves, and arrives with the statement', async () => {
    await depositOf(300_000);
    await reconcileOn('2027-02-01');
    const [order] = await list();
    expect(order).toMatchObject({
      kind: 'deposits',
      status: 'proposed',
      proposedBy: null,
      from: 'trust',
      to: 'deposits',
      amountCents: 300_000,
    });
    expect([await balance(bankTrust), await balance(bankDeposits)]).toEqual([300_000, 0]);
    await reconcileOn('2027-02-02');
    expect(await list()).toMatchObject([{ id: order?.id, status: 'proposed', amountCents: 300_000 }]);
    await approveOrders(api);
    expect(await list()).toMatchObject([{ status: 'sent' }]);
    expect([await balance(bankTrust), await balance(onTheWay), await balance(bankDeposits)]).toEqual([0, 300_000, 0]);
    await reconcileOn('2027-02-03');
    expect(await list()).toMatchObject([{ status: 'confirmed', confirmedOn: '2027-02-02' }]);
    expect([await balance(bankTrust), await balance(onTheWay), await balance(bankDeposits)]).toEqual([0, 0, 300_000]);
    expect(await book((db) => reconcile(db, '2027-02-03'))).toMatchObject({ agrees: true, difference: 0 });
  });

  test('a move follows the amount of the day until it is approved, and then stands', async () => {
    await depositOf(300_000);
    await reconcileOn('2027-02-01');
    await depositOf(50_000);
    await reconcileOn('2027-02-02');
    const [order] = await list();
    expect(order).toMatchObject({ amountCents: 350_000 });
    await approve(second(), order?.id ?? '');
    await depositOf(10_000);
    await reconcileOn('2027-02-03');
    expect((await list()).map(({ status, amountCents }) => [status, amountCents]).sort()).toEqual([
      ['proposed', 10_000],
      ['sent', 350_000],
    ]);
    await expect(api.rows('update bank_orders set amount = 1 where id = $1', [order?.id])).rejects.toThrow();
  });

  test('the bank refuses what the account does not hold, and the next day proposes it again', async () => {
    await depositOf(300_000);
    await reconcileOn('2027-02-01');
    // The check has not reached the bank.
    await api.rows("delete from sandbox.objects where kind = 'bank_line'");
    await approveOrders(api);
    expect(await list()).toMatchObject([{ status: 'refused', note: 'The account does not hold that much.' }]);
    expect([await balance(bankTrust), await balance(onTheWay)]).toEqual([300_000, 0]);
    await reconcileOn('2027-02-02');
    expect((await list()).map(({ status }) => status).sort()).toEqual(['proposed', 'refused']);
  });

  test('our own money leaves the trust account once its line is on the statement', async () => {
    await book((db) => ledger.applicationFeeReceived(db, { id: randomUUID(), amount: 3_800 }, api.now));
    await book((db) => ledger.processorSettled(db, { id: randomUUID(), amount: 3_800 }, api.now));
    const before = await balance(bankOperating);
    await reconcileOn('2027-02-01');
    expect(await list()).toMatchObject([{ kind: 'own_funds', amountCents: 3_800, to: 'operating' }]);
    await approveOrders(api);
    await reconcileOn('2027-02-02');
    await reconcileOn('2027-02-03');
    expect(await list()).toMatchObject([{ status: 'confirmed' }]);
    expect((await balance(bankOperating)) - before).toBe(3_800);
    expect([await balance(bankTrust), await balance(onTheWay)]).toEqual([0, 0]);
  });
});

describe('proposeTaxPayment', () => {
  test('never pays more than is withheld, and counts what is on an order', async () => {
    await withhold(72_000);
    expect(await refusalOf(propose(72_001))).toMatchObject({
      status: 400,
      fields: { amountCents: 'At most $720.00 is withheld.' },
    });
    expect((await propose(72_000)).orders).toMatchObject([{ status: 'proposed', amountCents: 72_000, isOwn: true }]);
    expect(await refusalOf(propose(1))).toMatchObject({ status: 400 });
  });

  test('asks once before the same amount is proposed again within minutes', async () => {
    await withhold(72_000);
    await propose(10_000);
    expect(await refusalOf(propose(10_000))).toMatchObject({
      status: 409,
      message: expect.stringContaining('$100.00 for this tax was proposed minutes ago'),
    });
    await propose(10_100);
    expect((await propose(10_000, { isRepeat: true })).orders).toHaveLength(3);
    api.now = new Date(api.now.getTime() + 11 * 60_000);
    expect((await propose(10_000)).orders).toHaveLength(4);
  });

  test('is paid when the statement shows it, and is owed again when the other bank sends it back', async () => {
    await withhold(72_000);
    await reconcileOn('2027-02-01');
    await propose(72_000);
    await approveOrders(api);
    const [{ id = '' } = {}] = (await list()).filter(({ kind }) => kind === 'federal_tax');
    expect(await balance(taxesWithheld)).toBe(72_000);
    await reconcileOn('2027-02-02');
    await reconcileOn('2027-02-03');
    const statusOf = async () => (await list()).find((order) => order.id === id)?.status;
    expect(await statusOf()).toBe('confirmed');
    expect(await balance(taxesWithheld)).toBe(0);
    await api.services.bank?.returnOrder?.(id, '2027-02-03');
    await reconcileOn('2027-02-04');
    expect(await statusOf()).toBe('returned');
    expect(await balance(taxesWithheld)).toBe(72_000);
    expect(await balance(onTheWay)).toBe(0);
    expect((await book((db) => reconcile(db, '2027-02-04'))).accounts[0]).toMatchObject({ difference: 0 });
  });
});

describe('approveBankOrder', () => {
  test('takes another person than the one who proposed it, once', async () => {
    await withhold(72_000);
    const id = (await propose(72_000)).orders[0]?.id ?? '';
    expect(await refusalOf(approve(staff(), id))).toMatchObject({ status: 403 });
    await expect(
      api.rows("update bank_orders set status = 'approved', decided_by = proposed_by where id = $1", [id]),
    ).rejects.toThrow(/bank_orders_two_people/);
    await approve(second(), id);
    expect(await refusalOf(approve(second(), id))).toMatchObject({ status: 409 });
  });
});

describe('declineBankOrder', () => {
  test('takes another person and a reason, and moves nothing', async () => {
    await withhold(72_000);
    const params = { bankOrderId: (await propose(30_000)).orders[0]?.id ?? '' };
    const decline = (by: Someone) =>
      api.callAs(by, bankOrders.declineBankOrder, { params, body: { note: 'Wrong month' } });
    expect(await refusalOf(decline(staff()))).toMatchObject({ status: 403 });
    expect((await decline(second())).orders).toMatchObject([{ status: 'declined', note: 'Wrong month' }]);
    expect(await balance(onTheWay)).toBe(0);
  });
});

describe('withdrawBankOrder', () => {
  test('is for the one who proposed it, moves nothing, and makes the tax payable again', async () => {
    await withhold(72_000);
    const params = { bankOrderId: (await propose(72_000)).orders[0]?.id ?? '' };
    const withdraw = (by: Someone) => api.callAs(by, bankOrders.withdrawBankOrder, { params });
    expect(await refusalOf(withdraw(second()))).toMatchObject({ status: 403 });
    expect((await withdraw(staff())).orders).toMatchObject([{ status: 'withdrawn' }]);
    expect((await propose(72_000)).orders).toHaveLength(2);
    expect(await balance(onTheWay)).toBe(0);
  });
});

describe('recordBankOrderSent', () => {
  test('is for banks that take no orders from us: the person enters it there and records the reference', async () => {
    await depositOf(300_000);
    await reconcileOn('2027-02-01');
    const id = (await list())[0]?.id ?? '';
    await approve(second(), id);
    const record = () =>
      api.callAs(staff(), bankOrders.recordBankOrderSent, { params: { bankOrderId: id }, body: { bankRef: 'TRN 5' } });
    expect(await refusalOf(record())).toMatchObject({ status: 409 });
    const { bank } = api.services;
    Object.assign(api.services, { bank: null });
    try {
      expect((await record()).orders).toMatchObject([{ status: 'sent' }]);
    } finally {
      Object.assign(api.services, { bank });
    }
  });
});

describe('stopBankOrder', () => {
  test('records a check that the bank stopped: its money never left, and only one that is on its way is stopped', async () => {
    await depositOf(300_000);
    const id = randomUUID();
    await api.rows(
      `insert into bank_orders (id, kind, method, from_place, payee, amount, status, reason, proposed_by, proposed_at,
         decided_by, decided_at) values ($1, 'expense', 'check', 'trust', 'Lakeside HOA', 40000, 'approved', 'HOA dues', $2, $4, $3, $4)`,
      [id, staff().id, second().id, api.now.toISOString()],
    );
    const params = { bankOrderId: id };
    const stop = () => api.callAs(staff(), bankOrders.stopBankOrder, { params, body: { note: 'Lost in the mail' } });
    expect(await refusalOf(stop())).toMatchObject({ status: 409 });
    await api.callAs(staff(), bankOrders.recordBankOrderSent, { params, body: { bankRef: '2041' } });
    expect(await balance(bankTrust)).toBe(260_000);
    const { orders, checks } = await stop();
    expect(orders).toMatchObject([{ status: 'returned', note: 'Lost in the mail' }]);
    expect(checks).toMatchObject([{ number: '2041', status: 'stopped' }]);
    expect([await balance(bankTrust), await balance(onTheWay)]).toEqual([300_000, 0]);
    expect(await refusalOf(stop())).toMatchObject({ status: 409 });
  });
});

describe('exportPositivePay', () => {
  test('has outstanding and stopped checks; one that the bank paid leaves it', async () => {
    // The lease began before.
    api.now = new Date('2026-12-01T18:00:00Z');
    const payee = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api, { residents: [payee] });
    await on('2027-02-01');
    const check = async (number: string, amount: number, status = 'done') => {
      const [creditId, id] = [randomUUID(), randomUUID()];
      const at = api.now.toISOString();
      await api.rows(
        `insert into credits (id, lease_id, home_id, amount, reason, created_at) values ($1, $2, $3, $4, 'Test', $5)`,
        [creditId, lease.id, lease.homeId, amount, at],
      );
      await api.rows(
        `insert into money_requests (id, kind, status, amount, reason, credit_id, payee_id, check_number, requested_by,
           requested_at, decided_by, decided_at) values ($1, 'credit_refund', $2, $3, 'Test', $4, $5, $6, $7, $8, $9, $8)`,
        [id, 'done', amount, creditId, payee.id, number, staff().id, at, second().id],
      );
      if (status === 'stopped')
        await api.rows(
          `update money_requests set status = 'stopped', stopped_by = $2, stopped_at = $3, stop_reason = 'Lost' where id = $1`,
          [id, staff().id, at],
        );
      const refund = { id, leaseId: lease.id, amount, clearing: 'bank' as const, type: 'credit_refund' as const };
      await book((db) => ledger.prepaidRefunded(db, refund, api.now));
    };
    await check('2001', 12_500);
    await check('2002', 9_900, 'stopped');
    const file = () => api.callAs(staff(), bankOrders.exportPositivePay, {});
    const { fileName, text } = await file();
    expect(fileName).toBe('positive-pay-2027-02-01.csv');
    expect(text.trim().split(/\r?\n/).slice(1).sort()).toEqual([
      `trust,2001,125.00,2027-02-01,${payee.name},ISSUE`,
      `trust,2002,99.00,2027-02-01,${payee.name},VOID`,
    ]);
    await reconcileOn('2027-02-01');
    await reconcileOn('2027-02-02');
    const { checks } = await api.callAs(staff(), bankOrders.listBankOrders, {});
    expect(checks.find(({ number }) => number === '2001')?.status).toBe('paid');
    expect((await file()).text).not.toContain('2001');
  });
});
