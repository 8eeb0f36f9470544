import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { ledger as ledgerEndpoints } from '@/contract/money/ledger/endpoints';
import { moneyRequests, type NewMoneyRequest } from '@/contract/money/moneyRequests/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { accountBalance, accounts, homePayable, leasePrepaid } from '@/server/modules/money/ledger';
import { refund, takePayment } from '@/server/modules/money/payments';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { makeRequestedRefund } from './jobs';

const api = testApi();
beforeEach(() => {
  api.now = new Date('2026-12-01T18:00:00Z');
});
afterEach(async () => {
  await settle();
  await expectConsistentLedger(api);
});

type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
const staff = () => createPerson(api, 'staff');
const payerOf = ({ residents }: Lease): Person => residents[0] ?? expect.fail('nobody lives there');
const balance = (account: Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const request = (by: Person, body: NewMoneyRequest) =>
  api.callAs(by, moneyRequests.requestMoney, { body: body as never }, { idempotencyKey: randomUUID() });
const approve = (by: Person, { id }: { id: string }) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: id } });
const stop = (by: Person, { id }: { id: string }) =>
  api.callAs(by, moneyRequests.stopCheck, { params: { moneyRequestId: id }, body: { reason: 'Lost in the mail' } });
const list = async (by: Person) => (await api.callAs(by, moneyRequests.listMoneyRequests)).items;

async function settle(): Promise<void> {
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, event);
}

/** The job runs as often as its queue likes. */
async function runJob(id: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) await makeRequestedRefund(api.services, { id });
}

/** A check pays everything that is owed, and so much more. */
async function overpay(lease: Lease, cents: number): Promise<string> {
  const params = { leaseId: lease.id };
  const body = {
    payerId: payerOf(lease).id,
    kind: 'check',
    number: '1042',
    depositReference: 'Deposit 311',
    amountCents: 900_000 + cents,
    receivedOn: '2026-12-01',
    reason: 'Came by mail',
  };
  const iris = await staff();
  await agreed(
    api,
    api.callAs(iris, charges.recordPayment, { params, body: body as never }, { idempotencyKey: randomUUID() }),
  );
  const { payments } = await api.callAs(iris, charges.listLeasePayments, { params });
  return payments[0]?.id ?? expect.fail('no payment');
}

describe('requestMoney', () => {
  test('asks for a refund of what paid no charge, and moves nothing', async () => {
    const lease = await createLivedInLease(api);
    const iris = await staff();
    const paymentId = await overpay(lease, 12_500);
    const wish = { kind: 'refund', paymentId, amountCents: 12_500 as never, reason: 'Paid twice' } as const;
    expect(await refusalOf(request(iris, wish))).toMatchObject({
      status: 400,
      fields: { checkNumber: expect.stringContaining('number of the check') },
    });
    const asked = await request(iris, { ...wish, checkNumber: '2001' });
    expect(asked).toMatchObject({ status: 'requested', amountCents: 12_500, method: 'Check 2001', isOwn: true });
    expect(await balance(leasePrepaid(lease.id))).toBe(12_500);
    const { payments } = await api.callAs(iris, charges.listLeasePayments, { params: { leaseId: lease.id } });
    expect(payments[0]).toMatchObject({ refundableCents: 0, isRecorded: true });
    expect(await refusalOf(request(iris, { ...wish, amountCents: 1 as never, checkNumber: '2002' }))).toMatchObject({
      status: 400,
      fields: { amountCents: expect.stringContaining('Nothing of this payment') },
    });
  });

  test('refuses an entry by hand that does not balance, names an unknown account, or what residents owe', async () => {
    const iris = await staff();
    const lease = await createLivedInLease(api);
    const entry = (...entries: [string, number][]) =>
      refusalOf(
        request(iris, {
          kind: 'manual_entry',
          effectiveOn: '2026-12-01',
          documentId: null,
          reason: 'Bank fee',
          entries: entries.map(([code, amountCents]) => ({ code, amountCents: amountCents as never })),
        }),
      );
    const { code } = accounts.bankOperating;
    expect(await entry([code, 100], ['fees:late', -99])).toMatchObject({ status: 400 });
    expect(await entry([code, 100], [code, -100])).toMatchObject({ status: 400 });
    expect(await entry([code, 100], ['fees:unheard', -100])).toMatchObject({
      status: 400,
      fields: { 'entries.1.code': 'There is no account fees:unheard.' },
    });
    expect(await entry([`lease:${lease.id}:receivable`, -100], [code, 100])).toMatchObject({
      status: 400,
      fields: { 'entries.0.code': expect.stringContaining('changed on the lease') },
    });
    expect(
      await refusalOf(
        request(iris, {
          kind: 'manual_entry',
          effectiveOn: '2026-12-02',
          documentId: null,
          reason: 'Tomorrow',
          entries: [
            { code, amountCents: 100 as never },
            { code: 'fees:late', amountCents: -100 as never },
          ],
        }),
      ),
    ).toMatchObject({ status: 400, fields: { effectiveOn: expect.any(String) } });
  });
});

test('refuses an entry by hand of a month that is closed, when it is asked for and when it is approved', async () => {
  // Sessions end with the days that pass, so a new colleague asks each time.
  const entry = async (effectiveOn: string, amountCents: number) =>
    request(await staff(), {
      kind: 'manual_entry',
      effectiveOn,
      documentId: null,
      reason: 'Bank fee',
      entries: [
        { code: 'expenses:bank', amountCents: amountCents as never },
        { code: 'fees:late', amountCents: -amountCents as never },
      ],
    });
  expect(await refusalOf(entry('2026-10-31', 100))).toMatchObject({
    status: 400,
    fields: { effectiveOn: 'The months before Nov 1, 2026 are closed. Choose that day or a later one.' },
  });
  api.now = new Date('2026-12-10T18:00:00Z');
  const [early, late] = [await entry('2026-11-01', 200), await entry('2026-11-30', 300)];
  expect(await approve(await staff(), early)).toMatchObject({ status: 'done' });
  api.now = new Date('2026-12-11T18:00:00Z');
  expect(await refusalOf(entry('2026-11-30', 400))).toMatchObject({ status: 400 });
  expect(await refusalOf(approve(await staff(), late))).toMatchObject({
    status: 409,
    message: 'The month of this entry is closed by now. Decline it, and ask for an entry of today.',
  });
});

test('asks once before the same refund of a payment is requested again, also by a colleague', async () => {
  const [iris, omar] = [await staff(), await staff()];
  const paymentId = await overpay(await createLivedInLease(api), 12_500);
  const wish = {
    kind: 'refund',
    paymentId,
    amountCents: 5_000 as never,
    checkNumber: '2001',
    reason: 'Paid twice',
  } as const;
  await request(iris, wish);
  expect(await refusalOf(request(omar, wish))).toMatchObject({
    status: 409,
    code: 'repeatedPayment',
    message: expect.stringMatching(/^\S+ sent this a minute ago: refund of \$50\.00\. Send it again\?$/),
  });
  await request(omar, { ...wish, amountCents: 4_000 as never });
  await request(omar, { ...wish, checkNumber: '2002', amountCents: 3_500 as never, isRepeat: true });
});

describe('approveMoneyRequest', () => {
  test('a refund by check is approved by another person, once; the payer reads of it', async () => {
    const lease = await createLivedInLease(api);
    const [iris, omar] = [await staff(), await staff()];
    const paymentId = await overpay(lease, 12_500);
    const asked = await request(iris, {
      kind: 'refund',
      paymentId,
      amountCents: 12_500 as never,
      checkNumber: '2001',
      reason: 'Paid twice',
    });
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    const trust = await balance(accounts.bankTrust);
    expect(await approve(omar, asked)).toMatchObject({ status: 'done', isOwn: false });
    expect(await refusalOf(approve(omar, asked))).toMatchObject({ status: 409 });
    expect(await balance(accounts.bankTrust)).toBe(trust - 12_500);
    expect(await balance(leasePrepaid(lease.id))).toBe(0);
    const [payment] = await api.rows('select status, refunded::int from payments where id = $1', [paymentId]);
    expect(payment).toEqual({ status: 'succeeded', refunded: 12_500 });
    const [payer] = await api.rows<{ email: string }>('select email from users where id = $1', [payerOf(lease).id]);
    const letters = await findMessages(api, payer?.email ?? '');
    const letter = letters.find(({ template }) => template === 'refundSent');
    expect(letter?.data).toMatchObject({ cents: 12_500, check: '2001' });
  });

  test('each refund stands in the history on its own day, with its reason for the payer alone', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    const paymentId = await overpay(lease, 12_500);
    const giveBack = async (amountCents: number, checkNumber: string, reason: string) => {
      const [iris, omar] = [await staff(), await staff()];
      const wish = { kind: 'refund', paymentId, amountCents: amountCents as never, checkNumber, reason } as const;
      await approve(omar, await request(iris, wish));
    };
    await giveBack(10_000, '2001', 'Paid twice');
    api.now = new Date('2026-12-04T18:00:00Z');
    await giveBack(2_500, '2002', 'Parking was never used');
    const refundsOf = async (person: Person) =>
      (await api.callAs(person, charges.listTimeline, { params: { leaseId: lease.id } })).items
        .filter(({ kind }) => kind === 'refund')
        .map(({ at, cents, detail }) => [at.slice(0, 10), cents, detail]);
    expect(await refundsOf(ada)).toEqual([
      ['2026-12-04', 2_500, 'Parking was never used · check 2002'],
      ['2026-12-01', 10_000, 'Paid twice · check 2001'],
    ]);
    expect((await refundsOf(ben)).map(([, , detail]) => detail)).toEqual(
      Array(2).fill(expect.stringMatching(/^Paid by /)),
    );
  });

  test('a refund through the processor is made by the job, once, or fails with the reason', async () => {
    const lease = await createLivedInLease(api);
    const [iris, omar] = [await staff(), await staff()];
    await overpay(lease, 0);
    const { id: paymentId } = await takePayment(api.services, {
      payerId: payerOf(lease).id,
      amount: 5_000,
      purpose: 'rent',
      purposeId: randomUUID(),
      method: 'card',
      methodRef: 'pm_card_visa',
      label: 'Visa ending in 4242',
      lease: { leaseId: lease.id, homeId: lease.homeId, ownerId: null },
    });
    const wish = { kind: 'refund', paymentId, amountCents: 5_000 as never, reason: 'Paid twice' } as const;
    const asked = await request(iris, wish);
    expect(asked).toMatchObject({ method: 'Visa ending in 4242' });
    expect(await approve(omar, asked)).toMatchObject({ status: 'approved' });
    await runJob(asked.id);
    expect((await list(omar)).find(({ id }) => id === asked.id)).toMatchObject({ status: 'done' });
    expect(await balance(leasePrepaid(lease.id))).toBe(0);
    // It was asked for before something else became of the payment.
    const late = randomUUID();
    await api.rows(
      `insert into money_requests (id, kind, status, amount, reason, payment_id, requested_by, requested_at, decided_by)
       values ($1, 'refund', 'approved', 100, 'Too late', $2, $3, now(), $4)`,
      [late, paymentId, iris.id, omar.id],
    );
    await runJob(late);
    expect((await list(omar)).find(({ id }) => id === late)).toMatchObject({
      status: 'failed',
      note: expect.stringContaining('not that much left'),
    });
  });

  test('a refund that came back is owed, and paid by check once', async () => {
    const payer = await createPerson(api, 'resident');
    const { id: paymentId } = await takePayment(api.services, {
      payerId: payer.id,
      amount: 5_500,
      purpose: 'application_fee',
      purposeId: randomUUID(),
      method: 'card',
      methodRef: 'pm_card_refundFail',
    });
    const refundId = randomUUID();
    await refund(api.services, { id: refundId, paymentId, reason: 'test' });
    api.now = new Date(api.now.getTime() + 6 * 86_400_000);
    await settle();
    const [iris, omar] = [await staff(), await staff()];
    const owed = await balance(accounts.refundsOwed);
    const unpaid = async () => (await api.callAs(iris, moneyRequests.listMoneyRequests)).unpaidRefunds;
    expect(await unpaid()).toMatchObject([{ id: refundId, kind: 'owed_refund', amountCents: 5_500 }]);
    const wish = { kind: 'owed_refund', refundId, checkNumber: '3001', reason: 'Their card is gone' } as const;
    const asked = await request(iris, wish);
    expect(asked).toMatchObject({ amountCents: 5_500 });
    expect(await unpaid()).toEqual([]);
    expect(await refusalOf(request(iris, wish))).toMatchObject({ status: 409 });
    expect(await approve(omar, asked)).toMatchObject({ status: 'done' });
    expect(await balance(accounts.refundsOwed)).toBe(owed - 5_500);
    expect(await refusalOf(request(iris, wish))).toMatchObject({ status: 409 });

    // A check that never arrives is owed again, as often as that happens.
    let last = asked;
    for (const checkNumber of ['3002', '3003']) {
      expect(await stop(iris, last)).toMatchObject({ status: 'stopped' });
      expect(await balance(accounts.refundsOwed)).toBe(owed);
      expect(await unpaid()).toMatchObject([{ id: refundId, kind: 'owed_refund', amountCents: 5_500 }]);
      last = await request(iris, { ...wish, checkNumber });
      expect(await approve(omar, last)).toMatchObject({ status: 'done', method: `Check ${checkNumber}` });
      expect(await balance(accounts.refundsOwed)).toBe(owed - 5_500);
    }
  });

  test('an entry by hand moves the books on its day, and never below the least balance', async () => {
    const [iris, omar] = [await staff(), await staff()];
    const lease = await createLivedInLease(api);
    const home = homePayable({ homeId: lease.homeId });
    const before = await balance(home);
    const enter = (entries: [string, number][]) =>
      request(iris, {
        kind: 'manual_entry',
        effectiveOn: '2026-11-30',
        documentId: null,
        reason: 'Interest of November',
        entries: entries.map(([code, amountCents]) => ({ code, amountCents: amountCents as never })),
      });
    const asked = await enter([
      ['bank:trust', 1_250],
      [home.code, -1_250],
    ]);
    expect(await balance(home)).toBe(before);
    expect(await approve(omar, asked)).toMatchObject({ status: 'done' });
    expect(await balance(home)).toBe(before + 1_250);
    const { items } = await api.callAs(iris, ledgerEndpoints.listLedgerLines, { query: { account: home.code } });
    expect(items[0]).toMatchObject({
      title: 'Manual entry',
      reason: 'Interest of November',
      amountCents: 1_250,
      effectiveAt: '2026-11-30T20:00:00.000Z',
      balanceCents: before + 1_250,
      others: ['Trust bank account'],
    });
    const tooMuch = await enter([
      ['refunds:owed', 9_999_999],
      ['bank:trust', -9_999_999],
    ]);
    expect(await refusalOf(approve(omar, tooMuch))).toMatchObject({ status: 409 });
    expect((await list(omar)).find(({ id }) => id === tooMuch.id)?.status).toBe('requested');
  });
});

describe('declineMoneyRequest', () => {
  test('says why; the person who asked cannot, but may withdraw', async () => {
    const [iris, omar] = [await staff(), await staff()];
    const ask = (more: { isRepeat?: boolean } = {}) =>
      request(iris, {
        kind: 'manual_entry',
        effectiveOn: '2026-12-01',
        documentId: null,
        reason: 'Bank fee',
        entries: [
          { code: 'bank:operating', amountCents: 100 as never },
          { code: 'fees:late', amountCents: -100 as never },
        ],
        ...more,
      });
    const first = await ask();
    expect(await refusalOf(ask())).toMatchObject({
      code: 'repeatedPayment',
      message: 'You sent this a minute ago: manual entry of $1.00. Send it again?',
    });
    const second = await ask({ isRepeat: true });
    const decline = (by: Person, id: string) =>
      api.callAs(by, moneyRequests.declineMoneyRequest, {
        params: { moneyRequestId: id },
        body: { note: 'Wrong account' },
      });
    expect(await refusalOf(decline(iris, first.id))).toMatchObject({ status: 403 });
    expect(await decline(omar, first.id)).toMatchObject({ status: 'declined', note: 'Wrong account' });
    const withdraw = (by: Person) =>
      api.callAs(by, moneyRequests.withdrawMoneyRequest, { params: { moneyRequestId: second.id } });
    expect(await refusalOf(withdraw(omar))).toMatchObject({ status: 403 });
    expect(await withdraw(iris)).toMatchObject({ status: 'withdrawn' });
    expect(await refusalOf(approve(omar, second))).toMatchObject({ status: 409 });
  });
});

describe('listMoneyRequests', () => {
  test('is for staff with the money duty', async () => {
    expect(await refusalOf(list(await createPerson(api, 'staff', ['support'])))).toMatchObject({ status: 403 });
  });
});

describe('withdrawMoneyRequest', () => {
  test('answers 404 where there is no such request', async () => {
    const params = { moneyRequestId: randomUUID() };
    expect(await refusalOf(api.callAs(await staff(), moneyRequests.withdrawMoneyRequest, { params }))).toMatchObject({
      status: 404,
    });
  });
});

describe('stopCheck', () => {
  test('a check that was stopped belongs to its payment again, and the next one goes out', async () => {
    const lease = await createLivedInLease(api);
    const [iris, omar] = [await staff(), await staff()];
    const paymentId = await overpay(lease, 12_500);
    const wish = { kind: 'refund', paymentId, amountCents: 12_500 as never, reason: 'Paid twice' } as const;
    const trust = await balance(accounts.bankTrust);
    const asked = await request(iris, { ...wish, checkNumber: '2001' });
    await approve(omar, asked);
    expect(await stop(iris, asked)).toMatchObject({ status: 'stopped', stopped: { reason: 'Lost in the mail' } });
    expect(await balance(accounts.bankTrust)).toBe(trust);
    expect(await balance(leasePrepaid(lease.id))).toBe(12_500);
    const [payer] = await api.rows<{ email: string }>('select email from users where id = $1', [payerOf(lease).id]);
    const letters = (await findMessages(api, payer?.email ?? '')).filter(({ template }) =>
      template.startsWith('leaseRefund'),
    );
    expect(letters).toMatchObject([{ template: 'leaseRefundFailed', data: { cents: 12_500, check: '2001' } }]);
    expect(await approve(omar, await request(iris, { ...wish, checkNumber: '2002' }))).toMatchObject({
      status: 'done',
    });
    expect(await balance(leasePrepaid(lease.id))).toBe(0);
    expect(await api.rows('select refunded::int from payments where id = $1', [paymentId])).toEqual([
      { refunded: 12_500 },
    ]);
  });

  test('is for staff with the money duty, and for checks that are on their way', async () => {
    const lease = await createLivedInLease(api);
    const [iris, omar] = [await staff(), await staff()];
    const paymentId = await overpay(lease, 12_500);
    const asked = await request(iris, {
      kind: 'refund',
      paymentId,
      amountCents: 12_500 as never,
      checkNumber: '2001',
      reason: 'Paid twice',
    });
    expect(await refusalOf(stop(omar, asked))).toMatchObject({ status: 409 });
    await approve(omar, asked);
    expect(await refusalOf(stop(payerOf(lease), asked))).toMatchObject({ status: 403 });
    expect(await refusalOf(stop(omar, { id: randomUUID() }))).toMatchObject({ status: 404 });
    expect(await stop(omar, asked)).toMatchObject({ status: 'stopped' });
    expect(await refusalOf(stop(omar, asked))).toMatchObject({ status: 409 });
  });

  test('one from before checks could be stopped says so, and moves nothing', async () => {
    const lease = await createLivedInLease(api);
    const [iris, omar] = [await staff(), await staff()];
    const paymentId = await overpay(lease, 12_500);
    const asked = await request(iris, {
      kind: 'refund',
      paymentId,
      amountCents: 12_500 as never,
      checkNumber: '2001',
      reason: 'Paid twice',
    });
    await api.rows("update money_requests set status = 'done', decided_by = $2, decided_at = now() where id = $1", [
      asked.id,
      omar.id,
    ]);
    const trust = await balance(accounts.bankTrust);
    expect(await refusalOf(stop(iris, asked))).toMatchObject({
      status: 409,
      message: expect.stringContaining('before checks could be stopped'),
    });
    expect(await balance(accounts.bankTrust)).toBe(trust);
  });
});
