import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { ledger } from '@/contract/money/ledger/endpoints';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import {
  accountBalance,
  accounts,
  depositRefunded,
  homePayable,
  leaseDeposit,
  leasePrepaid,
  leaseReceivable,
  leaseShortage,
} from '@/server/modules/money/ledger';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { choosePaymentMethod } from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';
import { handleLeasePaymentStatus } from './jobs';
import { startChargePayment } from './payment/payment';
import { createDueCharges } from './schedule';

const api = testApi();
const start = new Date('2026-12-01T18:00:00Z');
beforeEach(() => {
  api.now = start;
});
afterEach(async () => {
  await days(0);
  await expectConsistentLedger(api);
});

type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
const at = ({ id }: Lease) => ({ params: { leaseId: id } });
const resident = ({ residents }: Lease): Person => residents[0] ?? expect.fail('nobody lives there');
const read = (lease: Lease, person = resident(lease)) => api.callAs(person, charges.listCharges, at(lease));
const figures = ({ openCents, owedCents, pendingCents, creditCents, paidCents }: LeaseAccount) => ({
  open: openCents,
  owed: owedCents,
  pending: pendingCents,
  credit: creditCents,
  paid: paidCents,
});
const staff = () => createPerson(api, 'staff');
const chargeId = async (lease: Lease, description: string) =>
  (await read(lease)).charges.find((charge) => charge.description === description)?.id ?? expect.fail(description);

/** Days pass; the bank acts, notifies us, and our job applies its messages. */
async function days(number: number): Promise<void> {
  api.now = new Date(api.now.getTime() + number * 86_400_000);
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, event);
}

interface Choice {
  chargeIds?: string[];
  amountCents?: number;
}

async function open(lease: Lease, way: string, choice: Choice = {}, person = resident(lease)) {
  const { href } = await api.callAs(person, charges.openChargeCheckout, { ...at(lease), body: choice as never });
  return choosePaymentMethod(api, href, way);
}

const payWith = (
  lease: Lease,
  session: string,
  choice: Choice = {},
  key: string = randomUUID(),
  person = resident(lease),
) =>
  api.callAs(
    person,
    charges.payCharges,
    { ...at(lease), body: { ...choice, method: { session } } as never },
    { idempotencyKey: key },
  );

/** The same with the fee that was shown for a credit card. */
const payShown = (lease: Lease, session: string, feeCents: number) =>
  api.callAs(
    resident(lease),
    charges.payCharges,
    { ...at(lease), body: { method: { session, feeCents } } as never },
    { idempotencyKey: randomUUID() },
  );

const pay = async (lease: Lease, way = 'pm_card_visa_debit', choice: Choice = {}) =>
  payWith(lease, await open(lease, way, choice), choice);

/** What the books hold for a lease, on each account's own side. */
async function books(lease: Lease) {
  const balance = (account: Parameters<typeof accountBalance>[1]) =>
    asSystem(api.services.db, (db) => accountBalance(db, account));
  return {
    receivable: await balance(leaseReceivable(lease.id)),
    prepaid: await balance(leasePrepaid(lease.id)),
    deposit: await balance(leaseDeposit(lease.id)),
    payable: await balance(homePayable({ homeId: lease.homeId })),
  };
}

describe('listCharges', () => {
  test('shows rent and deposit, what is owed now, and what is due next', async () => {
    const lease = await createLivedInLease(api);
    const account = await read(lease);
    expect(account.charges.map(({ description, dueOn, amountCents }) => [description, dueOn, amountCents])).toEqual([
      ['Rent', '2026-12-01', 300_000],
      ['Security deposit', '2026-12-01', 300_000],
      ['Rent', '2027-01-01', 300_000],
    ]);
    expect(figures(account)).toEqual({ open: 900_000, owed: 600_000, pending: 0, credit: 0, paid: 0 });
    expect(account).toMatchObject({
      side: 'resident',
      today: '2026-12-01',
      residents: 1,
      nextDue: { dueOn: '2026-12-01' },
    });
    // A deposit is no income: it is in the books once it is there.
    expect(await books(lease)).toEqual({ receivable: 600_000, prepaid: 0, deposit: 0, payable: 600_000 });
  });

  test('is for residents, the homeowner, people who see the money of the home, and our team alone', async () => {
    const [owner, accountant, viewer] = [await createPerson(api), await createPerson(api), await createPerson(api)];
    const lease = await createLivedInLease(api, {
      owner,
      residents: [await createPerson(api, 'resident'), await createPerson(api, 'resident')],
    });
    await createHomeMember(api, { homeId: lease.homeId, person: accountant, role: 'accountant' });
    await createHomeMember(api, { homeId: lease.homeId, person: viewer, role: 'viewer' });
    expect(await read(lease, lease.residents[1])).toMatchObject({ side: 'resident', residents: 2 });
    expect((await read(lease, owner)).side).toBe('homeowner');
    expect((await read(lease, accountant)).side).toBe('homeowner');
    expect((await read(lease, await staff())).side).toBe('staff');
    for (const stranger of [viewer, await createPerson(api, 'resident')])
      expect(await refusalOf(read(lease, stranger))).toMatchObject({ status: 404 });
  });
});

describe('payCharges', () => {
  test('takes the card fee for a credit card that is not saved, and refuses with its amount until it was shown', async () => {
    const lease = await createLivedInLease(api);
    const session = await open(lease, 'pm_card_visa');
    expect(await refusalOf(payWith(lease, session))).toMatchObject({
      status: 409,
      message: 'Paying $6,000.00 with this card costs $174.00 more. Check the total of $6,174.00, then pay again.',
    });
    expect(await payShown(lease, session, 17_400)).toMatchObject({
      amountCents: 600_000,
      feeCents: 17_400,
      status: 'succeeded',
    });
  });

  test('pays all that is owed by card: rent first, then the deposit', async () => {
    const lease = await createLivedInLease(api);
    expect(await pay(lease)).toMatchObject({ amountCents: 600_000, status: 'succeeded', label: 'Visa ending in 5556' });
    expect(figures(await read(lease))).toEqual({ open: 300_000, owed: 0, pending: 0, credit: 0, paid: 600_000 });
    expect(await books(lease)).toEqual({ receivable: 300_000, prepaid: 0, deposit: 300_000, payable: 600_000 });
  });

  test('a part goes to rent, whatever was chosen, and leaves the rest open', async () => {
    const lease = await createLivedInLease(api);
    const deposit = await chargeId(lease, 'Security deposit');
    await pay(lease, 'pm_card_visa_debit', { chargeIds: [deposit], amountCents: 100_000 });
    const account = await read(lease);
    expect(account.charges.map(({ kind, dueOn, paidCents, status }) => [kind, dueOn, paidCents, status])).toEqual([
      ['rent', '2026-12-01', 100_000, 'partly_paid'],
      ['deposit', '2026-12-01', 0, 'open'],
      ['rent', '2027-01-01', 0, 'open'],
    ]);
  });

  test('roommates pay their shares; each sees that, and not how, the other paid', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    for (const person of [ada, ben]) {
      const session = await open(lease, 'pm_card_visa_debit', { amountCents: 300_000 }, person);
      await payWith(lease, session, { amountCents: 300_000 }, randomUUID(), person);
    }
    expect((await read(lease)).owedCents).toBe(0);
    const { items } = await api.callAs(ada, charges.listTimeline, at(lease));
    const paid = items.filter(({ kind }) => kind === 'payment').map(({ detail }) => detail);
    expect(paid.sort()).toEqual([expect.stringMatching(/^Paid by /), 'Visa ending in 5556']);
  });

  test('each roommate sees what they paid of a charge themselves, and what of it is paid together', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    const iris = await staff();
    const parts = async (person: Person) => {
      const [rent] = (await read(lease, person)).charges;
      return [rent?.sharedCents, rent?.mineCents];
    };
    await agreed(
      api,
      api.callAs(
        iris,
        charges.addCredit,
        { ...at(lease), body: { amountCents: 40_000 as never, reason: 'No hot water for two days' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    const session = await open(lease, 'pm_usBankAccount_success', { amountCents: 130_000 }, ada);
    await payWith(lease, session, { amountCents: 130_000 }, randomUUID(), ada);
    expect(await parts(ada)).toEqual([260_000, 130_000]);
    expect(await parts(ben)).toEqual([260_000, 0]);
    expect(await parts(iris)).toEqual([260_000, 0]);
    await days(6);
    expect(await parts(ada)).toEqual([260_000, 130_000]);
  });

  test('a bank payment is on its way for days, and is not asked for again meanwhile', async () => {
    const lease = await createLivedInLease(api);
    const payment = await pay(lease, 'pm_usBankAccount_success');
    expect(payment).toMatchObject({ status: 'processing', expectedOn: '2026-12-07' });
    expect(figures(await read(lease))).toEqual({ open: 900_000, owed: 0, pending: 600_000, credit: 0, paid: 0 });
    expect(await refusalOf(open(lease, 'pm_card_visa_debit'))).toMatchObject({ status: 409 });
    await days(6);
    expect(figures(await read(lease))).toEqual({ open: 300_000, owed: 0, pending: 0, credit: 0, paid: 600_000 });
  });

  test('a bank that refuses leaves the charges to be paid', async () => {
    const lease = await createLivedInLease(api);
    await pay(lease, 'pm_usBankAccount_insufficientFunds');
    await days(6);
    expect(figures(await read(lease))).toMatchObject({ owed: 600_000, pending: 0, paid: 0 });
    const { items } = await api.callAs(resident(lease), charges.listTimeline, at(lease));
    expect(items.find(({ kind }) => kind === 'payment')).toMatchObject({ status: 'failed', cents: -600_000 });
  });

  test('a payment that the bank takes back opens its charges again', async () => {
    const lease = await createLivedInLease(api);
    await pay(lease, 'pm_usBankAccount_dispute');
    await days(6);
    await days(10);
    expect(figures(await read(lease))).toMatchObject({ owed: 600_000, paid: 0, credit: 0 });
    expect(await books(lease)).toMatchObject({ receivable: 600_000, deposit: 0, prepaid: 0 });
    const { items } = await api.callAs(resident(lease), charges.listTimeline, at(lease));
    expect(items.map(({ kind, cents }) => [kind, cents]).slice(0, 2)).toEqual([
      ['returned', 600_000],
      ['payment', -600_000],
    ]);
  });

  test('a payment that the bank takes back after its deposit was returned leaves that owed, until it is paid again', async () => {
    const lease = await createLivedInLease(api);
    const accounts = () =>
      asSystem(api.services.db, async (db) => [
        await accountBalance(db, leaseDeposit(lease.id)),
        await accountBalance(db, leaseShortage(lease.id)),
      ]);
    const { id } = await pay(lease, 'pm_usBankAccount_dispute');
    await days(6);
    expect(await accounts()).toEqual([300_000, 0]);
    await asSystem(api.services.db, (db) =>
      depositRefunded(db, { id: randomUUID(), leaseId: lease.id, amount: 300_000 }, api.now),
    );
    await days(10);
    expect(await accounts()).toEqual([0, 300_000]);
    expect(await api.rows('select status from payments where id = $1', [id])).toEqual([{ status: 'returned' }]);
    expect(await api.rows('select status, reason from disputes where payment_id = $1', [id])).toEqual([
      { status: 'needs_response', reason: 'bank_cannot_process' },
    ]);
    expect(figures(await read(lease))).toMatchObject({ owed: 600_000, paid: 0 });
    await pay(lease, 'pm_card_visa_debit');
    expect(await accounts()).toEqual([0, 0]);
    expect(figures(await read(lease))).toMatchObject({ owed: 0, paid: 600_000 });
  });

  test('a dispute is on record before its money moves, also where that fails', async () => {
    const lease = await createLivedInLease(api);
    const { id } = await pay(lease, 'pm_usBankAccount_dispute');
    await days(6);
    const code = `lease:${lease.id}:receivable`;
    await api.rows('update ledger_accounts set min_balance = 100000000 where code = $1', [code]);
    await expect(days(10)).rejects.toThrow(/least balance/);
    expect(await api.rows('select status from payments where id = $1', [id])).toEqual([{ status: 'succeeded' }]);
    expect(await api.rows('select status from disputes where payment_id = $1', [id])).toEqual([
      { status: 'needs_response' },
    ]);
    await api.rows('update ledger_accounts set min_balance = null where code = $1', [code]);
    await days(0);
    expect(await api.rows('select status from payments where id = $1', [id])).toEqual([{ status: 'returned' }]);
    expect(
      await api.rows(
        "select count(*)::int as n from audit_log where event = 'payment.dispute_changed' and subject = $1",
        [`payment:${id}`],
      ),
    ).toEqual([{ n: 1 }]);
  });

  const processor = () => asSystem(api.services.db, (db) => accountBalance(db, accounts.processor));
  const refOf = async (id: string) =>
    (await api.rows<{ ref: string }>('select processor_ref as ref from payments where id = $1', [id]))[0]?.ref ?? '';
  const sandbox = () => api.services.payments.sandbox ?? expect.fail('no sandbox');
  const stateOf = (id: string) =>
    api.rows('select status, returned::int as returned, refunded::int as refunded from payments where id = $1', [id]);

  test('a dispute of $500 of $6,000 takes $500 back, once, and gives it again when it is won', async () => {
    const lease = await createLivedInLease(api);
    const { id } = await pay(lease);
    await days(1);
    const [paid, held] = [await books(lease), await processor()];
    const dispute = await sandbox().dispute(await refOf(id), { amount: 50_000 });
    for (let time = 0; time < 2; time += 1) await days(0);
    expect(figures(await read(lease))).toMatchObject({ owed: 50_000, paid: 550_000, credit: 0 });
    expect(await processor()).toBe(held - 50_000);
    const { receivable, deposit, prepaid } = await books(lease);
    expect(receivable - deposit - prepaid).toBe(paid.receivable - paid.deposit - paid.prepaid + 50_000);
    expect(await stateOf(id)).toEqual([{ status: 'succeeded', returned: 50_000, refunded: 0 }]);
    const history = async () =>
      (await api.callAs(resident(lease), charges.listTimeline, at(lease))).items.map((item) => [item.kind, item.cents]);
    expect((await history())[0]).toEqual(['returned', 50_000]);
    api.now = new Date(api.now.getTime() + 86_400_000);
    await sandbox().closeDispute(dispute, true);
    for (let time = 0; time < 2; time += 1) await days(0);
    expect(await books(lease)).toEqual(paid);
    expect(await processor()).toBe(held);
    expect((await history())[0]).toEqual(['payment', -50_000]);
    expect(figures(await read(lease))).toMatchObject({ owed: 0, paid: 600_000 });
    expect(await stateOf(id)).toEqual([{ status: 'succeeded', returned: 0, refunded: 0 }]);
  });

  test('a dispute of a part that is lost stays taken, and an inquiry takes nothing', async () => {
    const lease = await createLivedInLease(api);
    const { id } = await pay(lease);
    const inquiry = await sandbox().dispute(await refOf(id), { amount: 70_000, isInquiry: true });
    await days(0);
    await sandbox().closeDispute(inquiry, false);
    await days(0);
    expect(figures(await read(lease))).toMatchObject({ owed: 0 });
    const dispute = await sandbox().dispute(await refOf(id), { amount: 50_000 });
    await days(0);
    await sandbox().closeDispute(dispute, false);
    await days(0);
    expect(figures(await read(lease))).toMatchObject({ owed: 50_000, paid: 550_000 });
  });

  test('a dispute of a part after the deposit was returned leaves that owed', async () => {
    const lease = await createLivedInLease(api);
    const { id } = await pay(lease);
    await days(0);
    await asSystem(api.services.db, (db) =>
      depositRefunded(db, { id: randomUUID(), leaseId: lease.id, amount: 300_000 }, api.now),
    );
    await sandbox().dispute(await refOf(id), { amount: 350_000 });
    await days(0);
    const shortage = await asSystem(api.services.db, (db) => accountBalance(db, leaseShortage(lease.id)));
    const { deposit, receivable, prepaid } = await books(lease);
    expect({ deposit, prepaid, back: shortage + receivable - 300_000 }).toEqual({
      deposit: 0,
      prepaid: 0,
      back: 350_000,
    });
    expect(figures(await read(lease))).toMatchObject({ owed: 350_000 });
  });

  test('what a payment came to cannot be changed once it has come', async () => {
    const lease = await createLivedInLease(api);
    const { id } = await pay(lease);
    const changes = [{ amount: 1 }, { fee: 1 }, { purpose: 'move_in' }] as const;
    for (const change of changes)
      await expect(
        asSystem(api.services.db, (db) => db.updateTable('payments').set(change).where('id', '=', id).execute()),
      ).rejects.toThrow();
  });

  test('a card that is declined charges nothing and says why', async () => {
    const lease = await createLivedInLease(api);
    const session = await open(lease, 'pm_card_chargeDeclinedInsufficientFunds');
    expect(await refusalOf(payShown(lease, session, 17_400))).toMatchObject({
      status: 402,
      message: expect.stringContaining('not enough money'),
    });
    expect((await read(lease)).owedCents).toBe(600_000);
  });

  test('M7: fifty clicks on one button are one payment', async () => {
    const lease = await createLivedInLease(api);
    const session = await open(lease, 'pm_card_visa_debit');
    const key = randomUUID();
    await Promise.allSettled(Array.from({ length: 50 }, () => payWith(lease, session, {}, key)));
    expect(await api.rows('select amount::int from payments where lease_id = $1', [lease.id])).toEqual([
      { amount: 600_000 },
    ]);
  });

  test('M7: makes one payment of fifty requests with their own keys, and says so to the others', async () => {
    const lease = await createLivedInLease(api);
    const residentId = resident(lease).id;
    const rent = await chargeId(lease, 'Rent');
    const click = () =>
      startChargePayment(api.services, {
        leaseId: lease.id,
        payerId: residentId,
        key: randomUUID(),
        initiatedBy: 'person',
        chargeIds: [rent],
        method: { kind: 'card', ref: 'pm_card_visa_debit', label: 'Visa', funding: 'debit' },
      });
    const answers: PromiseSettledResult<unknown>[] = [];
    // Ten at once: no more have a connection of their own.
    for (let round = 0; round < 5; round += 1)
      answers.push(...(await Promise.allSettled(Array.from({ length: 10 }, click))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' });
    expect(await api.rows('select count(*)::int as n from payments where lease_id = $1', [lease.id])).toEqual([
      { n: 1 },
    ]);
  });

  test('a charge that was waived while its payment was on its way becomes credit, which pays what is next', async () => {
    const lease = await createLivedInLease(api);
    const rent = await chargeId(lease, 'Rent');
    await pay(lease, 'pm_usBankAccount_success', { chargeIds: [rent], amountCents: 300_000 });
    const body = { reason: 'Heating was out' };
    await agreed(api, api.callAs(await staff(), charges.waiveCharge, { params: { chargeId: rent }, body }));
    await days(6);
    const account = await read(lease);
    expect(account.charges.map(({ kind, dueOn, status, paidCents }) => [kind, dueOn, status, paidCents])).toEqual([
      ['rent', '2026-12-01', 'waived', 0],
      ['deposit', '2026-12-01', 'paid', 300_000],
      ['rent', '2027-01-01', 'open', 0],
    ]);
    expect(await books(lease)).toEqual({ receivable: 300_000, prepaid: 0, deposit: 300_000, payable: 300_000 });
  });

  test('an owner who asks for rent in full gets whole charges and shares, and no other part', async () => {
    const owner = await createPerson(api);
    const lease = await createLivedInLease(api, { owner });
    const settings = {
      reserveCents: 0 as never,
      minimumCents: 2_500 as never,
      shares: [],
      acceptsPartial: false,
    };
    const saved = await api.callAs(owner, payoutAccounts.savePayoutSettings, {
      params: { homeId: lease.homeId },
      body: settings,
    });
    expect(saved).toMatchObject({ acceptsPartial: false, hasOpenNotice: false });
    expect(await read(lease)).toMatchObject({ acceptsPartial: false, hasOpenNotice: false });
    expect(await refusalOf(open(lease, 'pm_card_visa_debit', { amountCents: 100_000 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('rent in full'),
    });
    await pay(lease, 'pm_card_visa_debit', { amountCents: 300_000 });
    expect(figures(await read(lease))).toMatchObject({ owed: 300_000, paid: 300_000 });
  });

  test('rejects more than is owed, a method of another person, and a homeowner', async () => {
    const owner = await createPerson(api);
    const lease = await createLivedInLease(api, { owner });
    expect(await refusalOf(open(lease, 'pm_card_visa_debit', { amountCents: 900_001 }))).toMatchObject({ status: 400 });
    const session = await open(lease, 'pm_card_visa_debit');
    const other = await createLivedInLease(api);
    expect(await refusalOf(payWith(other, session))).toMatchObject({ status: 409 });
    expect(await refusalOf(open(lease, 'pm_card_visa_debit', {}, owner))).toMatchObject({ status: 403 });
    await payWith(lease, session);
  });
});

describe('openChargeCheckout', () => {
  test('refuses a charge of another lease', async () => {
    const [lease, other] = [await createLivedInLease(api), await createLivedInLease(api)];
    const chargeIds = [await chargeId(other, 'Rent')];
    expect(await refusalOf(open(lease, 'pm_card_visa_debit', { chargeIds }))).toMatchObject({ status: 409 });
  });
});

describe('listTimeline', () => {
  test('adds up to what is owed, the newest first', async () => {
    const lease = await createLivedInLease(api);
    await pay(lease, 'pm_card_visa_debit', { amountCents: 250_000 });
    const { items } = await api.callAs(resident(lease), charges.listTimeline, at(lease));
    expect(items.map(({ kind, cents, balanceCents }) => [kind, cents, balanceCents])).toEqual([
      ['payment', -250_000, 350_000],
      ['charge', 300_000, 600_000],
      ['charge', 300_000, 300_000],
    ]);
  });

  test('shows what is due today from the first minute of the home’s day', async () => {
    const lease = await createLivedInLease(api);
    const rentOf = async () =>
      (await api.callAs(resident(lease), charges.listTimeline, at(lease))).items.filter(({ title }) => title === 'Rent')
        .length;
    // Half past eleven at night in California, and half past midnight.
    api.now = new Date('2026-12-01T07:30:00Z');
    expect(await rentOf()).toBe(0);
    api.now = new Date('2026-12-01T08:30:00Z');
    expect(await rentOf()).toBe(1);
  });
});

describe('listLeasePayments', () => {
  test('tells who can pay, and what of each payment can go back', async () => {
    const lease = await createLivedInLease(api);
    await pay(lease);
    const iris = await staff();
    const { payers, payments, credits } = await api.callAs(iris, charges.listLeasePayments, at(lease));
    expect(payers.map(({ id }) => id)).toEqual([resident(lease).id]);
    expect(payments).toMatchObject([
      { amountCents: 600_000, refundedCents: 0, refundableCents: 0, status: 'succeeded', isRecorded: false },
    ]);
    expect(credits).toEqual([]);
    const support = await createPerson(api, 'staff', ['support']);
    expect(await refusalOf(api.callAs(support, charges.listLeasePayments, at(lease)))).toMatchObject({ status: 403 });
  });
});

describe('addCharge', () => {
  test('puts a bill on the account, once, with its reason', async () => {
    const lease = await createLivedInLease(api);
    const body = {
      kind: 'bill',
      description: 'Water, November',
      amountCents: 4_210,
      dueOn: '2026-12-20',
      reason: 'City invoice',
    } as const;
    const account = await api.callAs(await staff(), charges.addCharge, { ...at(lease), body: body as never });
    expect(account.charges.find(({ kind }) => kind === 'bill')).toMatchObject({
      openCents: 4_210,
      dueOn: '2026-12-20',
    });
    expect(await books(lease)).toMatchObject({ receivable: 604_210, payable: 604_210 });
    const [audited] = await api.rows(
      `select detail->>'reason' as reason from audit_log where event = 'charge.added' and subject = $1`,
      [`lease:${lease.id}`],
    );
    expect(audited).toEqual({ reason: 'City invoice' });
  });
});

describe('addCredit', () => {
  test('pays the oldest rent at the homeowner’s expense, and keeps the rest for the next', async () => {
    const lease = await createLivedInLease(api);
    const body = { amountCents: 1_000_000, reason: 'Two months without a kitchen' };
    await agreed(api, api.callAs(await staff(), charges.addCredit, { ...at(lease), body: body as never }));
    const account = await read(lease);
    expect(figures(account)).toEqual({ open: 0, owed: 0, pending: 0, credit: 100_000, paid: 900_000 });
    expect(await books(lease)).toEqual({ receivable: 0, prepaid: 100_000, deposit: 300_000, payable: -400_000 });
    api.now = new Date('2027-01-01T18:00:00Z');
    await createDueCharges(api.services);
    expect(await books(lease)).toMatchObject({ receivable: 200_000, prepaid: 0 });
  });
});

describe('waiveCharge', () => {
  test('gives up what is left, once', async () => {
    const lease = await createLivedInLease(api);
    const rent = await chargeId(lease, 'Rent');
    await pay(lease, 'pm_card_visa_debit', { amountCents: 100_000 });
    const waive = async () => {
      const params = { chargeId: rent };
      await agreed(api, api.callAs(await staff(), charges.waiveCharge, { params, body: { reason: 'As agreed' } }));
      return read(lease);
    };
    expect((await waive()).charges.find(({ id }) => id === rent)).toMatchObject({
      status: 'waived',
      paidCents: 100_000,
      creditedCents: 200_000,
      openCents: 0,
    });
    expect(await books(lease)).toMatchObject({ receivable: 300_000, payable: 400_000 });
    expect(await refusalOf(waive())).toMatchObject({ status: 409 });
  });

  test('keeps why the charge was made beside why it was given up', async () => {
    const lease = await createLivedInLease(api);
    const team = await staff();
    const body = { kind: 'bill', description: 'Water, November', amountCents: 4_210, dueOn: '2026-12-20' } as const;
    const { charges: made } = await api.callAs(team, charges.addCharge, {
      ...at(lease),
      body: { ...body, reason: 'City invoice' } as never,
    });
    const bill = String(made.find(({ kind }) => kind === 'bill')?.id);
    await api.callAs(team, charges.waiveCharge, { params: { chargeId: bill }, body: { reason: 'Leak in the street' } });
    api.now = new Date('2026-12-21T18:00:00Z');
    const timeline = await api.callAs(resident(lease), charges.listTimeline, at(lease));
    const lines = timeline.items.filter(({ id }) => id.endsWith(bill)).map(({ kind, detail }) => [kind, detail]);
    expect(lines.toSorted()).toEqual([
      ['charge', 'City invoice'],
      ['waiver', 'Leak in the street'],
    ]);
    const history = await api.callAs(team, ledger.listLedgerLines, {
      query: { account: leaseReceivable(lease.id).code as never },
    });
    expect(history.items.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['Water, November · City invoice', 'Water, November · Leak in the street']),
    );
  });
});

describe('recordPayment', () => {
  test('a check pays like any payment, once for its number; what is too much is credit', async () => {
    const lease = await createLivedInLease(api);
    const body = {
      payerId: resident(lease).id,
      kind: 'check',
      number: '1042',
      depositReference: 'Deposit 311',
      amountCents: 950_000,
      receivedOn: '2026-12-01',
      reason: 'Came by mail',
    };
    const iris = await staff();
    const record = (change: object = {}) =>
      agreed(api, api.callAs(iris, charges.recordPayment, { ...at(lease), body: { ...body, ...change } as never }));
    await record();
    expect(figures(await read(lease))).toEqual({ open: 0, owed: 0, pending: 0, credit: 50_000, paid: 900_000 });
    expect(await books(lease)).toEqual({ receivable: 0, prepaid: 50_000, deposit: 300_000, payable: 600_000 });
    expect(await refusalOf(record())).toMatchObject({
      status: 409,
      message: expect.stringContaining('already recorded'),
    });
    expect(await refusalOf(record({ number: '1043', receivedOn: '2026-12-02' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(record({ number: '1044', payerId: iris.id }))).toMatchObject({ status: 400 });
  });
});

describe('returnRecordedPayment', () => {
  async function recordCheck(more: object = {}) {
    const lease = await createLivedInLease(api);
    const body = {
      payerId: resident(lease).id,
      kind: 'check',
      number: '1042',
      depositReference: 'Deposit 311',
      amountCents: 600_000,
      receivedOn: '2026-12-01',
      reason: 'Came by mail',
    };
    const iris = await staff();
    const record = async (change: object = {}) =>
      agreed(
        api,
        api.callAs(
          await staff(),
          charges.recordPayment,
          { ...at(lease), body: { ...body, ...change } as never },
          { idempotencyKey: randomUUID() },
        ),
      );
    await record(more);
    const { payments } = await api.callAs(iris, charges.listLeasePayments, at(lease));
    const giveBack = (by: Person, change: object = {}) =>
      api.callAs(
        by,
        charges.returnRecordedPayment,
        {
          params: { leaseId: lease.id, paymentId: payments[0]?.id ?? '' },
          body: {
            why: 'insufficient_funds',
            returnedOn: '2026-12-01',
            reason: 'Notice of the bank',
            ...change,
          } as never,
        },
        { idempotencyKey: randomUUID() },
      );
    return { lease, iris, record, giveBack, paymentId: payments[0]?.id ?? '' };
  }
  const trust = () => asSystem(api.services.db, (db) => accountBalance(db, accounts.bankTrust));

  test('a check of $6,000 bounces: two people enter it, it is owed again with the fee by law, and checks are refused', async () => {
    const before = await trust();
    const { lease, record, giveBack, paymentId } = await recordCheck();
    expect(await trust()).toBe(before + 600_000);
    api.now = new Date('2026-12-04T18:00:00Z');
    const later = await staff();
    const asked = await giveBack(later, { returnedOn: '2026-12-03' });
    expect(asked.request).toMatchObject({ status: 'requested' });
    expect(figures(await read(lease))).toMatchObject({ owed: 0, paid: 600_000 });
    expect(await refusalOf(giveBack(later))).toMatchObject({ status: 409 });
    await agreed(api, Promise.resolve(asked));
    await handleLeasePaymentStatus(api.services, { paymentId });
    await handleLeasePaymentStatus(api.services, { paymentId });
    expect(await trust()).toBe(before);
    // California Civil Code 1719: at most $25 for the first check of a payer that comes back.
    expect(figures(await read(lease))).toMatchObject({ owed: 602_500, paid: 0 });
    expect(await books(lease)).toMatchObject({ receivable: 602_500, deposit: 0, prepaid: 0 });
    expect(await refusalOf(record({ number: '1043', receivedOn: '2026-12-04' }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Ask for a money order'),
    });
    await record({ kind: 'money_order', number: '7', receivedOn: '2026-12-04' });
    api.now = new Date('2027-03-05T18:00:00Z');
    await record({ number: '1044', receivedOn: '2027-03-05', amountCents: 10_000 });
  });

  test('returns a stopped money order once, without a fee', async () => {
    const { lease, iris, giveBack, paymentId } = await recordCheck({ kind: 'money_order' });
    await agreed(api, giveBack(iris, { why: 'payment_stopped' }));
    await handleLeasePaymentStatus(api.services, { paymentId });
    expect(figures(await read(lease))).toMatchObject({ owed: 600_000, paid: 0 });
    expect(await refusalOf(giveBack(iris))).toMatchObject({ status: 409 });
  });

  test('takes the day of the notice, and only what came on paper', async () => {
    const { lease, iris, giveBack } = await recordCheck();
    for (const returnedOn of ['2026-11-30', '2026-12-02'])
      expect(await refusalOf(giveBack(iris, { returnedOn }))).toMatchObject({ status: 400 });
    const card = await pay(lease, 'pm_card_visa_debit', { amountCents: 100_000 });
    const refused = api.callAs(
      iris,
      charges.returnRecordedPayment,
      {
        params: { leaseId: lease.id, paymentId: card.id },
        body: { why: 'other', returnedOn: '2026-12-01', reason: 'Notice of the bank' },
      },
      { idempotencyKey: randomUUID() },
    );
    expect(await refusalOf(refused)).toMatchObject({ status: 409 });
  });
});

describe('the charges of a month', () => {
  test('are made once, however many make them at once and however often', async () => {
    const lease = await createLivedInLease(api);
    api.now = new Date('2027-01-01T18:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => createDueCharges(api.services)));
    await createDueCharges(api.services);
    const made = await api.rows('select source from charges where lease_id = $1 order by due_on, source', [lease.id]);
    expect(made.map(({ source }) => source)).toEqual(['2026-12:0', 'once:0', '2027-01:0', '2027-02:0']);
    expect(await books(lease)).toMatchObject({ receivable: 900_000 });
  });
});
