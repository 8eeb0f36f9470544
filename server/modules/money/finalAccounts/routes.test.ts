// The end of a tenancy in money, at the API: one account for everyone, a plan after the move-out, a write-off by two people,
// and money that comes after all. After each step the books balance and agree with the records.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { account as accounts } from '@/contract/account/account/endpoints';
import { cents } from '@/contract/amounts/cents';
import { charges } from '@/contract/money/charges/endpoints';
import type { ChargeKind } from '@/contract/money/charges/kinds';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { createCharge } from '@/server/modules/money/charges/creation';
import { chargeBeyondDeposit } from '@/server/modules/money/charges/depositCharges';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { accountBalance, homePayable, leaseReceivable, openingDepositPosted } from '@/server/modules/money/ledger';
import { followPaymentPlans } from '@/server/modules/money/paymentPlans/jobs';
import { readBooks } from '@/server/modules/money/payouts/computation/queries';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';

const api = testApi();
let lease: TestLease;
let iris: Awaited<ReturnType<typeof createPerson>>;
let noah: Awaited<ReturnType<typeof createPerson>>;
/** Two people who handle money and logged in that day. */
async function on(day: string) {
  api.now = new Date(`${day}T20:00:00Z`);
  [iris, noah] = [await createPerson(api, 'staff', ['money']), await createPerson(api, 'staff', ['money'])];
}

const charge = (kind: ChargeKind, amount: number, dueOn = '2026-11-01') =>
  asSystem(api.services.db, async (db) => {
    const subject = { leaseId: lease.id, homeId: lease.homeId, ownerId: lease.owner.id };
    const source = `test:${randomUUID()}`;
    const made = await createCharge(db, subject, { kind, source, description: 'Rent', dueOn, amount }, api.now);
    return made?.id ?? expect.fail('no charge');
  });
const tenancy = () => ({ params: { tenancyId: lease.id } });
const ofLease = () => ({ params: { leaseId: lease.id } });
const read = async (person: Person = iris) => {
  const { account } = await api.callAs(person, finalAccounts.getFinalAccount, ofLease());
  return account ?? expect.fail('no final account');
};
const ask = (person: Person = iris, reason = 'They do not answer') =>
  api.callAs(person, finalAccounts.writeOffAccount, { ...ofLease(), body: { reason } });
const reverse = (person: Person = iris) =>
  api.callAs(person, finalAccounts.reverseWriteOff, { ...ofLease(), body: { reason: 'They write again' } });
const approve = (person: Person, { request }: { request: { id: string } }) =>
  api.callAs(person, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });
const askForPlan = (firstOn: string) =>
  api.callAs(lease.resident, paymentPlans.askForPaymentPlan, { ...ofLease(), body: { parts: 2, firstOn } });
const payByCheck = (amountCents: number, number: string) =>
  agreed(
    api,
    api.callAs(iris, charges.recordPayment, {
      ...ofLease(),
      body: {
        payerId: lease.resident.id,
        kind: 'check',
        number,
        depositReference: 'Deposit 311',
        amountCents: cents(amountCents),
        receivedOn: api.now.toISOString().slice(0, 10),
        reason: 'Came by mail',
      },
    }),
  );
const payByCard = (amountCents: number, key: string) =>
  startChargePayment(api.services, {
    leaseId: lease.id,
    payerId: lease.resident.id,
    key,
    initiatedBy: 'person',
    method: { kind: 'card', ref: 'pm_card_visa', label: 'Visa', funding: 'debit' },
    amountCents,
  });

/** What the books can pay out to the homeowner: owed to them, and there. */
const payableNow = () =>
  asSystem(api.services.db, async (db) => {
    const { payable, unpaid } = await readBooks(db, lease.homeId, { since: '2026-01-01', until: '2027-12-31' });
    const owed = await accountBalance(db, homePayable({ homeId: lease.homeId }));
    expect(owed).toBe(payable);
    return payable - unpaid;
  });
const receivable = () => asSystem(api.services.db, (db) => accountBalance(db, leaseReceivable(lease.id)));
async function expectBooks() {
  await expectConsistentLedger(api);
  expect(await findRecordDifferences(api.services)).toEqual([]);
}

/** Residents who left on November 20 and owe rent of $3,000, with a deposit of $1,000 that pays a part of it. */
async function leftOwing() {
  await on('2026-11-21');
  lease = await createRunningLease(api);
  const rentId = await charge('rent', 300_000);
  await asSystem(api.services.db, (db) => openingDepositPosted(db, { leaseId: lease.id, amount: 100_000 }, api.now));
  await api.callAs(lease.owner, moveOuts.recordMoveOut, { ...tenancy(), body: { leftOn: '2026-11-20' } });
  await api.callAs(lease.owner, moveOuts.addOwedCharge, { ...tenancy(), body: { chargeId: rentId } });
}
async function settleDeposit() {
  const body = { certifiedMailNumber: '' };
  const sent = await api.callAs(lease.owner, moveOuts.sendStatement, { ...tenancy(), body });
  const [line] = sent.deductions;
  await api.callAs(lease.resident, moveOuts.answerDeduction, {
    params: { deductionId: line?.id ?? '' },
    body: { answer: 'accept' },
  });
}

beforeEach(leftOwing);

describe('getFinalAccount', () => {
  test('shows residents, the owner, and our team the same figures once people have left', async () => {
    expect(await read(lease.resident)).toMatchObject({
      leftOn: '2026-11-20',
      kinds: [{ kind: 'rent', chargedCents: 300_000, paidCents: 0, openCents: 300_000 }],
      deposit: { heldCents: 100_000, deductedCents: 0, leftCents: 100_000, deductions: [], isSettled: false },
      owedCents: 300_000,
    });
    await settleDeposit();
    const theirs = await read(lease.resident);
    expect(theirs).toMatchObject({
      side: 'resident',
      residents: [expect.any(String)],
      kinds: [{ kind: 'rent', chargedCents: 300_000, paidCents: 100_000, openCents: 200_000 }],
      paid: { paymentsCents: 0, creditsCents: 0, depositCents: 100_000 },
      deposit: {
        deductedCents: 100_000,
        leftCents: 0,
        deductions: [{ description: 'Rent, due Nov 1, 2026' }],
        isSettled: true,
      },
      owedCents: 200_000,
      writtenOffCents: 0,
      staff: null,
    });
    expect(await read(lease.owner)).toEqual({ ...theirs, side: 'homeowner' });
    const leasing = await createPerson(api, 'staff', ['leasing']);
    expect(await read(leasing)).toEqual({ ...theirs, side: 'staff' });
    const { staff, ...ours } = await read(iris);
    expect({ ...ours, staff: null }).toEqual({ ...theirs, side: 'staff' });
    expect(staff).toEqual({ writeOffs: [], writeOff: { amountCents: 200_000, refusal: null }, isAsked: false });
    await expectBooks();
  });

  test('is none while people live there, and nothing for strangers and other duties', async () => {
    const other = await createRunningLease(api);
    const params = { leaseId: other.id };
    expect(await api.callAs(other.resident, finalAccounts.getFinalAccount, { params })).toEqual({ account: null });
    const stranger = await createPerson(api, 'resident');
    expect(await refusalOf(read(stranger))).toMatchObject({ status: 404 });
    const care = await createPerson(api, 'staff', ['care']);
    expect(await refusalOf(read(care))).toMatchObject({ status: 404 });
  });
});

describe('listFinalAccounts', () => {
  const list = (person: Person = iris) =>
    api.callAs(person, finalAccounts.listFinalAccounts, { params: { homeId: lease.homeId } });

  test('lists the ended leases of a home for colleagues with money or leasing duty alone', async () => {
    const { items } = await list();
    expect(items).toMatchObject([{ leaseId: lease.id, owedCents: 300_000, staff: { isAsked: false } }]);
    const leasing = await createPerson(api, 'staff', ['leasing']);
    expect((await list(leasing)).items).toMatchObject([{ leaseId: lease.id, staff: null }]);
    expect(await refusalOf(list(await createPerson(api, 'staff', ['care'])))).toMatchObject({ status: 403 });
    expect(await refusalOf(list(lease.owner))).toMatchObject({ status: 403 });
  });
});

describe('writeOffAccount', () => {
  test('$3,000 owed, $1,000 kept, the rest in a plan that breaks, is written off by two people and paid after all', async () => {
    await settleDeposit();
    const before = await payableNow();
    expect(before).toBe(100_000);

    await on('2026-12-01');
    expect((await askForPlan('2026-12-05')).plan).toMatchObject({ status: 'active', amountCents: 200_000 });
    const mails = (await findMessages(api, lease.resident.email)).filter(({ template }) => template === 'paymentPlan');
    const [started] = mails.map(({ data }) => renderMessage('paymentPlan', data).body);
    expect(started).toContain('Your payments for what’s overdue');
    expect(started).not.toContain('new rent');
    expect(await read()).toMatchObject({ plan: { status: 'active', leftCents: 200_000, nextDueOn: '2026-12-05' } });
    expect(await refusalOf(ask())).toMatchObject({ message: 'A payment plan is open.' });
    await on('2026-12-11');
    await followPaymentPlans(api.services);
    expect(await read()).toMatchObject({ plan: { status: 'broken', nextDueOn: null } });
    await expectBooks();

    const asked = await ask();
    expect(asked.request.status).toBe('requested');
    expect(await read()).toMatchObject({ writtenOffCents: 0, staff: { isAsked: true } });
    expect(await refusalOf(ask(noah))).toMatchObject({ status: 409 });
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    await approve(noah, asked);
    expect(await read()).toMatchObject({
      kinds: [{ openCents: 0, writtenOffCents: 200_000, waivedCents: 0 }],
      owedCents: 200_000,
      openCents: 0,
      writtenOffCents: 200_000,
      staff: {
        writeOffs: [{ kind: 'write_off', amountCents: 200_000, reason: 'They do not answer' }],
        writeOff: { amountCents: 0, refusal: expect.any(String) },
        isAsked: false,
      },
    });
    expect(await receivable()).toBe(0);
    expect(await payableNow()).toBe(before);
    await expectBooks();

    // Nothing is asked of them by the clock, and they can see and pay it.
    const { residences } = await api.callAs(lease.resident, accounts.getAccount, {});
    expect(residences).toMatchObject([{ leaseId: lease.id, phase: 'settling', owed: null }]);
    expect(await api.callAs(lease.resident, charges.listCharges, ofLease())).toMatchObject({
      owedCents: 200_000,
      writtenOffCents: 200_000,
      charges: [{ status: 'written_off', openCents: 0, writtenOffCents: 200_000 }],
    });

    await on('2027-03-01');
    await payByCheck(50_000, '7');
    expect(await read()).toMatchObject({ owedCents: 150_000, writtenOffCents: 150_000, recoveredCents: 50_000 });
    expect(await payableNow()).toBe(before + 50_000);
    await expectBooks();
    await expect(payByCard(150_001, 'too much')).rejects.toMatchObject({ code: 'invalid' });
    await payByCard(150_000, 'rest');
    expect(await read()).toMatchObject({
      kinds: [{ chargedCents: 300_000, paidCents: 300_000, openCents: 0, writtenOffCents: 0 }],
      owedCents: 0,
      creditCents: 0,
      recoveredCents: 200_000,
    });
    expect(await payableNow()).toBe(before + 200_000);
    expect(await receivable()).toBe(0);
    await expectBooks();
  });

  test('a check that bounces after a write-off opens what it paid, and the rest stays written off', async () => {
    await settleDeposit();
    await approve(noah, await ask());
    await payByCheck(50_000, '8');
    const [payment] = await api.rows<{ id: string }>("select id from payments where method_ref = '8'");
    await agreed(
      api,
      api.callAs(iris, charges.returnRecordedPayment, {
        params: { leaseId: lease.id, paymentId: payment?.id ?? '' },
        body: { why: 'account_closed', returnedOn: '2026-11-21', reason: 'The bank says so' },
      }),
    );
    expect(await read()).toMatchObject({ owedCents: 200_000, openCents: 50_000, writtenOffCents: 150_000 });
    await expectBooks();
    await approve(noah, await ask());
    expect(await read()).toMatchObject({ owedCents: 200_000, openCents: 0, writtenOffCents: 200_000 });
    await expectBooks();
  });

  test('our own fees are written off at our cost, and those of the owner at no one’s', async () => {
    await settleDeposit();
    await charge('late_fee', 5_000);
    const before = await payableNow();
    await approve(noah, await ask());
    expect(await read()).toMatchObject({ writtenOffCents: 205_000 });
    expect(await payableNow()).toBe(before);
    const lost = await api.rows<{ code: string; amount: number }>(
      `select account.code, entry.amount::int as amount from ledger_transactions made
         join ledger_entries entry on entry.transaction_id = made.id join ledger_accounts account on account.id = entry.account_id
       where made.kind = 'writtenOff' and made.source_id = (select id::text from write_offs where lease_id = $1) order by 2`,
      [lease.id],
    );
    expect(lost).toEqual([
      { code: `lease:${lease.id}:receivable`, amount: -205_000 },
      { code: 'fees:late', amount: 5_000 },
      { code: `home:${lease.homeId}:payable`, amount: 200_000 },
    ]);
    await expectBooks();
  });

  test('waits for the deposit, a disputed bill, and money on its way, and is for those who handle money', async () => {
    expect(await refusalOf(ask())).toMatchObject({ message: expect.stringContaining('deposit isn’t settled') });
    expect(await refusalOf(askForPlan('2026-11-25'))).toMatchObject({ message: expect.stringContaining('deposit') });
    await settleDeposit();
    const [row] = await api.rows<{ id: string }>('select id from charges where lease_id = $1', [lease.id]);
    await api.rows(
      `insert into bill_disputes (id, charge_id, lease_id, home_id, owner_id, opened_by, status, opened_at)
       values ($1, $2, $3, $4, $5, $6, 'open', $7)`,
      [randomUUID(), row?.id, lease.id, lease.homeId, lease.owner.id, lease.resident.id, api.now],
    );
    expect(await refusalOf(ask())).toMatchObject({ message: expect.stringContaining('disputed') });
    await api.rows("update bill_disputes set status = 'withdrawn', closed_at = $1", [api.now]);
    const leasing = await createPerson(api, 'staff', ['leasing']);
    for (const person of [leasing, lease.owner, lease.resident])
      expect(await refusalOf(ask(person))).toMatchObject({ status: 403 });
    await startChargePayment(api.services, {
      leaseId: lease.id,
      payerId: lease.resident.id,
      key: 'bank',
      initiatedBy: 'person',
      method: { kind: 'bank', ref: 'pm_usBankAccount_success', label: 'Saved bank', funding: 'bank' },
      amountCents: 200_000,
    });
    expect(await read()).toMatchObject({ pendingCents: 200_000 });
    expect(await refusalOf(ask())).toMatchObject({ message: 'A payment is on its way.' });
  });

  test('what residents paid meanwhile is not written off', async () => {
    await settleDeposit();
    const asked = await ask();
    await payByCheck(200_000, '9');
    expect(await refusalOf(approve(noah, asked))).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ owedCents: 0, writtenOffCents: 0, staff: { writeOffs: [] } });
    await expectBooks();
  });
});

test('damage that is written off is not charged again, and what staff lower later is no longer owed', async () => {
  await settleDeposit();
  const beyond = (amount: number) =>
    asSystem(api.services.db, (db) =>
      chargeBeyondDeposit(db, { moveOutId: lease.id, leaseId: lease.id, amount }, api.now),
    );
  await beyond(60_000);
  await approve(noah, await ask());
  await beyond(60_000);
  expect(await read()).toMatchObject({ owedCents: 260_000, writtenOffCents: 260_000 });
  await beyond(40_000);
  expect(await read()).toMatchObject({ owedCents: 240_000, openCents: 0, writtenOffCents: 240_000 });
  await expectBooks();
});

describe('reverseWriteOff', () => {
  test('expects again what is left, by two people', async () => {
    await settleDeposit();
    expect(await refusalOf(reverse())).toMatchObject({ status: 409 });
    const before = await payableNow();
    await approve(noah, await ask());
    await payByCheck(50_000, '10');
    api.now = new Date(api.now.getTime() + 60_000);
    const asked = await reverse();
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    await approve(noah, asked);
    const { staff, ...account } = await read();
    expect(account).toMatchObject({ openCents: 150_000, writtenOffCents: 0, owedCents: 150_000 });
    expect(staff?.writeOffs).toMatchObject([
      { kind: 'write_off', amountCents: 200_000 },
      { kind: 'reversal', amountCents: 150_000 },
    ]);
    expect(await receivable()).toBe(150_000);
    expect(await payableNow()).toBe(before + 50_000);
    await expectBooks();
    expect(await refusalOf(reverse(lease.resident))).toMatchObject({ status: 403 });
  });
});
