import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { bankOrders } from '@/contract/money/bankOrders/endpoints';
import { expenses } from '@/contract/money/expenses/endpoints';
import { ledger as ledgerApi } from '@/contract/money/ledger/endpoints';
import { ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { scheduleELines } from '@/contract/money/taxForms/scheduleE';
import { officeDay } from '@/server/calendar/officeDeadline';
import { asSystem, type Db } from '@/server/db/client';
import { sendBankOrders } from '@/server/modules/money/bankOrders/jobs';
import { accountBalance, accounts, homePayable, processorSettled } from '@/server/modules/money/ledger';
import { applyPayment, markSettled } from '@/server/modules/money/payments';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { handlePaidExpense, makeExpenses, payExpenses } from './jobs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
type Home = Awaited<ReturnType<typeof createPaidHome>>;
let home: Home;
let [ida, bo]: Someone[] = [];
const one = () => ida ?? expect.fail('no staff');
const other = () => bo ?? expect.fail('no staff');

const book = <T>(work: (db: Db) => Promise<T>) => asSystem(api.services.db, work);
const payable = () => book((db) => accountBalance(db, homePayable({ homeId: home.homeId })));
const onTheWay = () => book((db) => accountBalance(db, accounts.bankOrders));

/** Staff log in again each day. */
async function on(day: string) {
  api.now = new Date(`${day}T18:00:00Z`);
  [ida, bo] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
}
async function reconcileOn(day: string) {
  await on(day);
  await reconcileTrust(api.services);
}
/** Rent of the month that came and reached our bank. */
async function receiveRent(dueOn: string, amount = home.rent) {
  await chargeRent(api, home, { dueOn, amount, paid: amount });
  await book((db) => processorSettled(db, { id: randomUUID(), amount }, api.now));
}

/** The owner pays what was asked for one cost, and the debit reaches our bank. */
async function payIn(amount: number) {
  const session = await completeMethodSetup(api, home.owner, 'bank', 'pm_usBankAccount_success');
  const { id: paymentMethodId } = await api.callAs(home.owner, paymentMethods.addPaymentMethod, { body: { session } });
  const { requests } = await api.callAs(home.owner, ownerContributions.getContributions, {
    params: { homeId: home.homeId },
  });
  const asked = requests.find(({ amountCents }) => amountCents === amount) ?? expect.fail('not asked for');
  await api.callAs(home.owner, ownerContributions.payContribution, {
    params: { homeId: home.homeId },
    body: { kind: 'request', requestId: asked.id, amountCents: cents(amount), paymentMethodId },
  });
  const [payment] = await api.rows<{ id: string; ref: string }>(
    "select id, processor_ref as ref from payments where purpose = 'owner_contribution' and payer_id = $1",
    [home.owner.id],
  );
  const { id, ref } = payment ?? expect.fail('not paid');
  await book((db) => applyPayment(db, id, { ref, status: 'succeeded' }, api.now));
  await book((db) => markSettled(db, [ref], officeDay(api.now)));
  await book((db) => processorSettled(db, { id: randomUUID(), amount }, api.now));
}

const dues = {
  category: 'hoa',
  payeeName: 'Lakeside HOA',
  method: 'ach',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  address: null,
  reference: 'Unit 12',
  amountCents: 40_000,
  interestCents: null,
  dueOn: '2026-12-05',
  memo: null,
  repeats: null,
  untilOn: null,
  isFixed: false,
};
type Wish = Partial<Record<keyof typeof dues, unknown>>;
const list = (by: Someone = one()) => api.callAs(by, expenses.listExpenses, { params: { homeId: home.homeId } });
const enter = (wish: Wish = {}, by: Someone = one()) =>
  api.callAs(
    by,
    expenses.enterExpense,
    { params: { homeId: home.homeId }, body: { ...dues, ...wish } as never },
    { idempotencyKey: randomUUID() },
  );
const find = async (match: { dueOn?: string; category?: string } = {}) =>
  (await list()).expenses.find(
    ({ dueOn, category }) => dueOn === (match.dueOn ?? dueOn) && category === (match.category ?? category),
  ) ?? expect.fail('no such expense');
const approve = (expenseId: string, by: Someone = other()) =>
  api.callAs(by, expenses.approveExpense, { params: { expenseId } });
/** Entered by one person and approved by another. */
async function agree(wish: Wish = {}) {
  const known = new Set((await list()).expenses.map(({ id }) => id));
  const { id } = (await enter(wish)).expenses.find((expense) => !known.has(expense.id)) ?? expect.fail('not entered');
  await approve(id);
  return id;
}
const stateOf = async (expenseId: string) =>
  (await list()).expenses.find(({ id }) => id === expenseId) ?? expect.fail('no such expense');
const orderOf = async (expenseId: string): Promise<string> => {
  const [row] = await api.rows<{ order_id: string }>('select order_id from expenses where id = $1', [expenseId]);
  return row?.order_id ?? expect.fail('not ordered');
};

/** Empty bank and books: each test begins with nothing. */
beforeEach(async () => {
  for (const table of ['ledger_entries', 'ledger_transactions'])
    await api.rows(`alter table ${table} disable trigger user`);
  for (const table of ['bank_lines', 'bank_statements', 'expenses', 'expense_rules', 'bank_orders', 'trust_entries'])
    await api.rows(`delete from ${table}`);
  await api.rows('delete from reconciliation_exceptions');
  for (const table of ['ledger_entries', 'ledger_transactions']) {
    await api.rows(`delete from ${table}`);
    await api.rows(`alter table ${table} enable trigger user`);
  }
  await api.rows('delete from charges');
  await api.rows('update ledger_accounts set balance = 0');
  await api.rows("delete from sandbox.objects where kind in ('bank_line', 'bank_order')");
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  await on('2026-12-01');
  home = await createPaidHome(api, { rent: 6_000 });
});

describe('enterExpense', () => {
  test('needs where to pay, a day near today, and interest of a mortgage alone', async () => {
    expect(await refusalOf(enter({ accountNumber: null }))).toMatchObject({
      fields: { accountNumber: expect.any(String) },
    });
    expect(await refusalOf(enter({ routingNumber: '123456789' }))).toMatchObject({
      fields: { routingNumber: 'Check the routing number. It has 9 digits.' },
    });
    expect(await refusalOf(enter({ method: 'check' }))).toMatchObject({
      fields: { address: 'Enter the address that the check goes to.' },
    });
    expect(await refusalOf(enter({ amountCents: 5_000_001 }))).toMatchObject({
      fields: { amountCents: expect.any(String) },
    });
    expect(await refusalOf(enter({ dueOn: '2030-01-01' }))).toMatchObject({
      fields: { dueOn: expect.stringContaining('Choose a day') },
    });
    expect(await refusalOf(enter({ interestCents: 100 }))).toMatchObject({
      fields: { interestCents: expect.any(String) },
    });
    expect(await refusalOf(enter({ untilOn: '2027-01-01' }))).toMatchObject({
      fields: { untilOn: expect.any(String) },
    });
  });
});

describe('readPayeeAccount', () => {
  test('seals the account number: our team reads its ending, and opens the rest on record', async () => {
    await enter();
    const expense = await find();
    expect(expense).toMatchObject({ accountEnding: '6789', status: 'requested', isOwn: true });
    const [row] = await api.rows<{ sealed: Buffer }>('select payee_account as sealed from expenses');
    expect(row?.sealed.toString('latin1')).not.toContain('000123456789');
    const body = { reason: 'The payee asks' };
    expect(await api.callAs(other(), expenses.readPayeeAccount, { params: { expenseId: expense.id }, body })).toEqual({
      routingNumber: '110000000',
      accountNumber: '000123456789',
    });
    expect(
      await api.rows("select event from audit_log where event = 'vault.opened' and subject = $1", [
        `expense:${expense.id}`,
      ]),
    ).toHaveLength(1);
  });
});

describe('listExpenses', () => {
  test('shows the owner what is paid for them, without the people of our team', async () => {
    await receiveRent('2026-12-01');
    await agree();
    expect((await list(home.owner)).expenses).toMatchObject([
      { payeeName: 'Lakeside HOA', status: 'ordered', enteredBy: null, approvedBy: null },
    ]);
    expect(await refusalOf(list(await createPerson(api)))).toMatchObject({ status: 404 });
  });
});

describe('approveExpense', () => {
  test('takes a second person; one person alone pays nothing', async () => {
    await receiveRent('2026-12-01');
    await enter();
    const { id } = await find();
    expect(await refusalOf(approve(id, one()))).toMatchObject({ status: 403 });
    expect(await refusalOf(approve(id, home.owner))).toMatchObject({ status: 403 });
    await payExpenses(api.services);
    expect(await find()).toMatchObject({ status: 'requested' });
    expect(await payable()).toBe(home.rent);
    await expect(
      api.rows("update expenses set status = 'approved', approved_by = entered_by, approved_at = now()"),
    ).rejects.toThrow();
    await approve(id);
    expect(await find()).toMatchObject({ status: 'ordered' });
    expect(await refusalOf(approve(id))).toMatchObject({ status: 409 });
  });

  test('HOA dues, property tax, and a mortgage are paid and stand on the statement, in the tax lines, and in the files, to the cent', async () => {
    await receiveRent('2026-12-01');
    await reconcileOn('2026-12-02');
    const wishes: Wish[] = [
      {},
      { category: 'property_tax', payeeName: 'Alameda County', amountCents: 61_234 },
      { category: 'mortgage', payeeName: 'First Bank', amountCents: 120_001, interestCents: 80_000 },
    ];
    const before = await payable();
    for (const wish of wishes) await agree(wish);
    const total = 40_000 + 61_234 + 120_001;
    expect(before - (await payable())).toBe(total);
    await sendBankOrders(api.services);
    expect(await onTheWay()).toBe(0);
    await reconcileOn('2026-12-03');
    await reconcileOn('2026-12-04');
    expect((await list()).expenses.map(({ status, paidOn }) => [status, paidOn])).toEqual(
      Array.from({ length: 3 }, () => ['paid', '2026-12-02']),
    );
    for (const job of await takeJobs(api, 'handlePaidExpense')) await handlePaidExpense(api.services, job);
    expect(
      (await findMessages(api, home.owner.email)).filter(({ template }) => template === 'expensePaid'),
    ).toHaveLength(3);
    await on('2026-12-07');
    const run = await book((db) => createRun(db, '2026-12-07', null, api.now));
    await book((db) => releaseRun(db, run.id, one().id, api.now));
    await makePayouts(api.services);
    const { payouts: made } = await api.callAs(home.owner, payouts.getEarnings, { query: { year: 2026 } });
    const lines = made.flatMap((payout) => payout.lines);
    const of = (kind: string) => lines.filter((line) => line.kind === kind).map(({ amount }) => amount);
    expect(of('hoa_dues')).toEqual([-40_000]);
    expect(of('property_tax')).toEqual([-61_234]);
    expect(of('mortgage_interest')).toEqual([-80_000]);
    expect(of('mortgage_principal')).toEqual([-40_001]);
    expect(lines.find(({ kind }) => kind === 'hoa_dues')?.description).toBe('Lakeside HOA, Unit 12, due Dec 5, 2026');
    expect(scheduleELines(lines)).toEqual(
      expect.arrayContaining([
        { line: '12 Mortgage interest paid to banks, etc.', amount: 80_000 },
        { line: '16 Taxes', amount: 61_234 },
        { line: '19 Other', amount: 40_000 },
      ]),
    );
    const file = async (format: 'csv' | 'iif') =>
      (
        await api.callAs(one(), ledgerApi.exportBooks, {
          query: { format, from: '2026-12-01', until: '2026-12-31' },
        })
      ).text;
    const cents = (texts: readonly (string | undefined)[]) =>
      texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
    const csv = (await file('csv')).split('\r\n').filter((line) => line.includes(',Expense paid for the homeowner,'));
    expect(cents(csv.map((line) => /,([\d.]+),[\d.]*$/.exec(line)?.[1] ?? '0'))).toBe(total);
    const iif = (await file('iif')).split('\r\n').map((line) => line.split('\t'));
    const released = iif.filter((cells) => cells.includes('Bank orders on their way') && Number(cells[4]) < 0);
    expect(-cents(released.map((cells) => cells[4]))).toBe(total);
    expect(
      (await findRecordDifferences(api.services)).filter(({ subject }) => /^(expense|bank_order):/.test(subject)),
    ).toEqual([]);
  });

  test('what the owner’s money does not cover waits, asks the owner to pay in, and is paid once rent is there', async () => {
    const id = await agree({ amountCents: 50_000 });
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', missingCents: 50_000 });
    expect(await api.rows('select id from bank_orders')).toEqual([]);
    const requests = async () =>
      (await api.callAs(home.owner, ownerContributions.getContributions, { params: { homeId: home.homeId } })).requests;
    expect(await requests()).toMatchObject([
      {
        amountCents: 50_000,
        status: 'open',
        dueOn: '2026-12-05',
        reason: expect.stringContaining('HOA dues, Lakeside HOA'),
      },
    ]);
    expect((await findMessages(api, home.owner.email)).map(({ template }) => template)).toContain(
      'contributionRequested',
    );
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    await receiveRent('2026-12-01');
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'ordered' });
    expect(await requests()).toMatchObject([{ status: 'withdrawn', heldUntil: null }]);
  });

  test('what the owner paid in for one cost pays no other', async () => {
    const paidFor = await agree({ amountCents: 50_000, dueOn: '2026-12-06' });
    const earlier = await agree({ amountCents: 30_000, dueOn: '2026-12-05' });
    await payIn(50_000);
    await payExpenses(api.services);
    expect(await stateOf(earlier)).toMatchObject({ status: 'waiting', missingCents: 30_000 });
    expect(await stateOf(paidFor)).toMatchObject({ status: 'ordered' });
  });

  test('a large first debit that the owner paid in for a cost pays it once its hold has ended, and payouts keep it once', async () => {
    const id = await agree({ amountCents: 1_200_000, dueOn: '2026-12-06' });
    await payIn(1_200_000);
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    await receiveRent('2026-12-01');
    const rest = await agree({ category: 'cleaning', amountCents: 20_000, dueOn: '2026-12-05' });
    await payExpenses(api.services);
    expect(await stateOf(rest)).toMatchObject({ status: 'ordered' });
    await on('2026-12-09');
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'ordered' });
  });

  test('where the home changed hands, an expense of the former owner waits for our team, and the new owner is asked for nothing', async () => {
    const id = await agree({ amountCents: 50_000, dueOn: '2026-12-20' });
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    const { id: heir, email } = await createPerson(api, 'homeowner');
    await api.rows('update homes set owner_id = $2 where id = $1', [home.homeId, heir]);
    await receiveRent('2026-12-01');
    await on('2026-12-15');
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    expect(await api.rows('select id from contribution_requests where home_id = $1', [home.homeId])).toEqual([]);
    expect((await findMessages(api, email)).map(({ template }) => template)).not.toContain('contributionRequested');
  });

  test('the money of other owners, our fees, and rent that is not there pay nothing', async () => {
    const mine = home;
    home = await createPaidHome(api, { rent: 6_000 });
    await receiveRent('2026-12-01');
    home = mine;
    await receiveRent('2026-12-01');
    const { fundsCents } = await list();
    expect(fundsCents).toBeGreaterThan(0);
    expect(fundsCents).toBeLessThan(home.rent);
    const id = await agree({ amountCents: fundsCents + 1 });
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', missingCents: 1 });
    await chargeRent(api, home, { dueOn: '2026-12-01', amount: 500_000, paid: 0 });
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    expect(await stateOf(await agree({ amountCents: fundsCents }))).toMatchObject({ status: 'ordered' });
    expect((await list()).fundsCents).toBe(0);
  });

  test('a payout keeps what approved expenses need before the next one', async () => {
    await receiveRent('2026-12-01');
    const id = await agree({ dueOn: '2027-01-05', amountCents: 123_400 });
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    await on('2026-12-07');
    const run = await book((db) => createRun(db, '2026-12-07', null, api.now));
    await book((db) => releaseRun(db, run.id, one().id, api.now));
    await makePayouts(api.services);
    const [payout] = await api.rows<{ reserve: number }>('select reserve::int from payouts where home_id = $1', [
      home.homeId,
    ]);
    expect(payout?.reserve).toBe(123_400);
    await on('2026-12-30');
    await payExpenses(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'ordered' });
    expect(await payable()).toBe(0);
  });

  test('a payment that the other bank sends back is the owner’s money again, and is approved again before it is paid', async () => {
    await receiveRent('2026-12-01');
    await reconcileOn('2026-12-02');
    const before = await payable();
    const id = await agree();
    await sendBankOrders(api.services);
    await reconcileOn('2026-12-03');
    await reconcileOn('2026-12-04');
    expect(await stateOf(id)).toMatchObject({ status: 'paid', paidOn: '2026-12-02' });
    await api.services.bank?.returnOrder?.(await orderOf(id), '2026-12-04');
    await reconcileOn('2026-12-05');
    expect(await stateOf(id)).toMatchObject({ status: 'requested', note: 'The bank sent it back.', paidOn: null });
    expect([await payable(), await onTheWay()]).toEqual([before, 0]);
    await payExpenses(api.services);
    expect(await payable()).toBe(before);
    await approve(id);
    expect(await stateOf(id)).toMatchObject({ status: 'ordered', note: null });
    expect(await payable()).toBe(before - 40_000);
  });

  test('a bank that refuses the order leaves the money with the owner', async () => {
    // The rent is in the books and not at the bank.
    await receiveRent('2026-12-01');
    const id = await agree();
    await sendBankOrders(api.services);
    expect(await stateOf(id)).toMatchObject({ status: 'requested', note: 'The account does not hold that much.' });
    expect([await payable(), await onTheWay()]).toEqual([home.rent, 0]);
  });
});

describe('a check', () => {
  test('a check is written by our team with its number, and one that is stopped opens the expense again', async () => {
    await receiveRent('2026-12-01');
    await reconcileOn('2026-12-02');
    const before = await payable();
    const id = await agree({ method: 'check', address: '1 Lake St, Oakland, CA 94601' });
    const bankOrderId = await orderOf(id);
    const stop = () =>
      api.callAs(one(), bankOrders.stopBankOrder, { params: { bankOrderId }, body: { note: 'Lost in the mail' } });
    await sendBankOrders(api.services);
    expect(await refusalOf(stop())).toMatchObject({ status: 409 });
    await api.callAs(one(), bankOrders.recordBankOrderSent, { params: { bankOrderId }, body: { bankRef: '2041' } });
    const checks = async () => (await api.callAs(one(), bankOrders.listBankOrders, {})).checks;
    expect(await checks()).toMatchObject([{ number: '2041', amountCents: 40_000, status: 'outstanding' }]);
    await stop();
    expect(await stateOf(id)).toMatchObject({ status: 'requested', note: 'Lost in the mail' });
    expect(await checks()).toMatchObject([{ number: '2041', status: 'stopped' }]);
    expect([await payable(), await onTheWay()]).toEqual([before, 0]);
    expect(await refusalOf(stop())).toMatchObject({ status: 409 });
  });

  test('a check that the bank has paid is not stopped', async () => {
    await receiveRent('2026-12-01');
    await reconcileOn('2026-12-02');
    const id = await agree({ method: 'check', address: '1 Lake St, Oakland, CA 94601' });
    const bankOrderId = await orderOf(id);
    await api.callAs(one(), bankOrders.recordBankOrderSent, { params: { bankOrderId }, body: { bankRef: '2042' } });
    await reconcileOn('2026-12-03');
    await reconcileOn('2026-12-04');
    await reconcileOn('2026-12-05');
    expect(await stateOf(id)).toMatchObject({ status: 'paid' });
    expect(
      await refusalOf(
        api.callAs(one(), bankOrders.stopBankOrder, { params: { bankOrderId }, body: { note: 'Lost in the mail' } }),
      ),
    ).toMatchObject({ status: 409 });
  });
});

describe('refuseExpense', () => {
  test('takes another person and a reason', async () => {
    await enter();
    const { id } = await find();
    const refuse = (by: Someone) =>
      api.callAs(by, expenses.refuseExpense, { params: { expenseId: id }, body: { reason: 'It is paid already' } });
    expect(await refusalOf(refuse(one()))).toMatchObject({ status: 403 });
    await refuse(other());
    expect(await find()).toMatchObject({ status: 'refused', note: 'It is paid already' });
    expect(await refusalOf(approve(id))).toMatchObject({ status: 409 });
  });
});

describe('cancelExpense', () => {
  test('ends one that waits for money with its request, and none that the bank pays', async () => {
    const cancel = (expenseId: string) =>
      api.callAs(one(), expenses.cancelExpense, { params: { expenseId }, body: { reason: 'The owner paid it' } });
    const id = await agree();
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
    await cancel(id);
    expect(await stateOf(id)).toMatchObject({ status: 'canceled', note: 'The owner paid it' });
    const { requests } = await api.callAs(home.owner, ownerContributions.getContributions, {
      params: { homeId: home.homeId },
    });
    expect(requests).toMatchObject([{ status: 'withdrawn' }]);
    await receiveRent('2026-12-01');
    expect(await refusalOf(cancel(await agree()))).toMatchObject({ status: 409 });
  });
});

describe('changeExpense', () => {
  test('another amount is approved again, by someone other than who changed it', async () => {
    await receiveRent('2026-12-01');
    const id = await agree({ dueOn: '2027-01-20' });
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    const change = (body: object) =>
      api.callAs(other(), expenses.changeExpense, { params: { expenseId: id }, body: body as never });
    await change({ amountCents: 45_000, interestCents: null });
    expect(await stateOf(id)).toMatchObject({ status: 'requested', amountCents: 45_000, approvedBy: null });
    expect(await refusalOf(approve(id, other()))).toMatchObject({ status: 403 });
    await approve(id, one());
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    expect(await refusalOf(change({ amountCents: 45_000, interestCents: 5 }))).toMatchObject({ status: 400 });
  });
});

describe('a series', () => {
  const dueDays = async () =>
    (await list()).expenses
      .filter(({ ruleId }) => ruleId !== null)
      .map(({ dueOn, status }) => `${dueOn} ${status}`)
      .toSorted();

  test('of a fixed amount is approved once; each month is made once, until its last day', async () => {
    await receiveRent('2026-12-01');
    await agree({ dueOn: '2026-12-31', repeats: 'monthly', isFixed: true, untilOn: '2027-02-28' });
    await makeExpenses(api.services);
    expect(await dueDays()).toEqual(['2026-12-31 approved']);
    await on('2027-01-02');
    for (const _ of [1, 2]) await makeExpenses(api.services);
    expect(await dueDays()).toEqual(['2026-12-31 approved', '2027-01-31 approved']);
    await on('2027-03-20');
    for (const _ of [1, 2]) await makeExpenses(api.services);
    expect(await dueDays()).toEqual(['2026-12-31 approved', '2027-01-31 approved', '2027-02-28 approved']);
    const [last] = await api.rows<{ id: string }>("select id from expenses where due_on = '2027-02-28'");
    const body = { reason: 'A question of the payee' };
    expect(
      await api.callAs(other(), expenses.readPayeeAccount, { params: { expenseId: last?.id ?? '' }, body }),
    ).toMatchObject({ accountNumber: '000123456789' });
    expect((await list()).rules).toEqual([]);
  });

  test('with another amount, or one that differs each time, is approved each time', async () => {
    await receiveRent('2026-12-01');
    const id = await agree({ dueOn: '2027-01-01', repeats: 'monthly', isFixed: true });
    await agree({ dueOn: '2027-01-02', repeats: 'monthly', category: 'utilities', payeeName: 'Water' });
    await api.callAs(one(), expenses.changeExpense, {
      params: { expenseId: id },
      body: { amountCents: 42_000, interestCents: null } as never,
    });
    await on('2027-01-03');
    await makeExpenses(api.services);
    const next = async () =>
      (await list()).expenses
        .filter(({ dueOn }) => dueOn.startsWith('2027-02'))
        .map(({ dueOn, amountCents, status }) => ({ dueOn, amountCents, status }))
        .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
    expect(await next()).toEqual([
      { dueOn: '2027-02-01', amountCents: 42_000, status: 'requested' },
      { dueOn: '2027-02-02', amountCents: 40_000, status: 'requested' },
    ]);
    // Approved with the new amount, the series goes on with it.
    await approve((await find({ dueOn: '2027-02-01' })).id);
    await on('2027-02-03');
    await makeExpenses(api.services);
    expect((await list()).expenses.filter(({ dueOn }) => dueOn.startsWith('2027-03'))).toMatchObject([
      { dueOn: '2027-03-02', status: 'requested' },
      { dueOn: '2027-03-01', status: 'approved', amountCents: 42_000 },
    ]);
  });
});

describe('endExpenseRule', () => {
  test('ends, and what is made already stays', async () => {
    await agree({ repeats: 'yearly', isFixed: true });
    const [{ id = '' } = {}] = (await list()).rules;
    const end = () => api.callAs(one(), expenses.endExpenseRule, { params: { expenseRuleId: id } });
    expect((await end()).rules).toEqual([]);
    expect(await refusalOf(end())).toMatchObject({ status: 409 });
    await on('2027-12-01');
    await makeExpenses(api.services);
    expect((await list()).expenses).toHaveLength(1);
  });
});

test('whatever becomes of expenses, the books took from the owner what is paid or on its way, and never more than was theirs', async () => {
  await receiveRent('2026-12-01');
  await reconcileOn('2026-12-02');
  const before = await payable();
  const ids: string[] = [];
  // Amounts of a fixed sequence: each run is the same.
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let step = 0; step < 14; step += 1) {
    const choice = next(4);
    const id = ids[next(Math.max(1, ids.length))];
    const state = id && (await stateOf(id));
    if (choice === 2 && state && ['approved', 'waiting', 'requested'].includes(state.status))
      await api.callAs(one(), expenses.cancelExpense, {
        params: { expenseId: state.id },
        body: { reason: 'Not needed' },
      });
    else if (choice === 3 && state && state.status === 'ordered') {
      await sendBankOrders(api.services);
      await api.services.bank?.returnOrder?.(await orderOf(state.id), '2026-12-02');
      await reconcileOn('2026-12-03');
    } else ids.push(await agree({ amountCents: 1 + next(150_000) }));
    await payExpenses(api.services);
    const spent = (await list()).expenses
      .filter(({ status }) => status === 'ordered' || status === 'paid')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(before - (await payable())).toBe(spent);
    expect((await list()).fundsCents).toBeGreaterThanOrEqual(0);
  }
  expect(
    (await findRecordDifferences(api.services)).filter(({ subject }) => /^(expense|bank_order):/.test(subject)),
  ).toEqual([]);
});
