// What former residents owe is asked for by a letter, then by an agency; disputes and bankruptcy keep us from asking. After
// each step the books balance and agree with the records.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { charges } from '@/contract/money/charges/endpoints';
import { collections } from '@/contract/money/collections/endpoints';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { createCharge } from '@/server/modules/money/charges/creation';
import { accountBalance, accounts, leaseReceivable, openingDepositPosted } from '@/server/modules/money/ledger';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { refusalOf, testApi } from '@/tests/support/api';
import { findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson, createSession } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { followPlacements } from './following';
import { followDebts } from './jobs';

const api = testApi();
let lease: TestLease;
let iris: Awaited<ReturnType<typeof createPerson>>;
let noah: Awaited<ReturnType<typeof createPerson>>;
async function on(day: string) {
  api.now = new Date(`${day}T20:00:00Z`);
  [iris, noah] = [await createPerson(api, 'staff', ['money']), await createPerson(api, 'staff', ['money'])];
}
/** The same, with residents and an owner who log in that day, too. */
async function everyoneOn(day: string) {
  await on(day);
  const { resident, owner } = lease;
  for (const person of [resident, owner]) person.sessionId = await createSession(api, person.id, api.now);
}

const ofLease = () => ({ params: { leaseId: lease.id } });
const tenancy = () => ({ params: { tenancyId: lease.id } });
const read = async (person: Person = iris) => {
  const { collection } = await api.callAs(person, collections.getCollection, ofLease());
  return collection ?? expect.fail('the lease runs');
};
const mail = (person: Person = iris) => api.callAs(person, collections.sendDebtLetter, ofLease());
const dispute = (person: Person, text = 'I paid November in cash') =>
  api.callAs(person, collections.disputeDebt, { ...ofLease(), body: { text } });
const hold = (kind: 'dispute' | 'bankruptcy') =>
  api.callAs(iris, collections.recordDebtHold, { ...ofLease(), body: { kind, reason: 'They called us' } });
const lift = (debtHoldId: string, person: Person = iris) =>
  api.callAs(person, collections.liftDebtHold, {
    params: { debtHoldId },
    body: { answer: 'No payment of November is in the books' },
  });
const emails = async () =>
  (await findMessages(api, lease.resident.email))
    .filter(({ template }) => template === 'debt')
    .map(({ data }) => renderMessage('debt', data).body);
const lettersOf = async () => {
  const [newest] = (await read()).letters;
  return newest ?? expect.fail('no letter');
};

/** Residents who left on November 20 and owe rent of $3,000, of which a deposit of $1,000 has paid a part. */
async function leftOwing() {
  await on('2026-11-21');
  lease = await createRunningLease(api);
  const rent = await asSystem(api.services.db, (db) =>
    createCharge(
      db,
      { leaseId: lease.id, homeId: lease.homeId, ownerId: lease.owner.id },
      { kind: 'rent', source: `test:${randomUUID()}`, description: 'Rent', dueOn: '2026-11-01', amount: 300_000 },
      api.now,
    ),
  );
  await asSystem(api.services.db, (db) => openingDepositPosted(db, { leaseId: lease.id, amount: 100_000 }, api.now));
  await api.callAs(lease.owner, moveOuts.recordMoveOut, { ...tenancy(), body: { leftOn: '2026-11-20' } });
  await api.callAs(lease.owner, moveOuts.addOwedCharge, { ...tenancy(), body: { chargeId: rent?.id ?? '' } });
}
async function settleDeposit() {
  const body = { certifiedMailNumber: '' };
  const { deductions } = await api.callAs(lease.owner, moveOuts.sendStatement, { ...tenancy(), body });
  await api.callAs(lease.resident, moveOuts.answerDeduction, {
    params: { deductionId: deductions[0]?.id ?? '' },
    body: { answer: 'accept' },
  });
}
const payByCheck = (amountCents: number, number = '7') =>
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

const place = (person: Person = iris) =>
  api.callAs(person, collections.placeDebt, { ...ofLease(), body: { reason: 'No answer to the letter' } });
const approve = (person: Person, { request }: { request: { id: string } }) =>
  api.callAs(person, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });
const record = (agencyPaymentId: string, receivedOn: string) =>
  api.callAs(iris, collections.recordAgencyPayment, {
    params: { agencyPaymentId },
    body: { receivedOn, reason: 'Line of the statement' },
  });
const recall = (placementId: string, person: Person = iris) =>
  api.callAs(person, collections.recallDebt, { params: { placementId }, body: { reason: 'They pay us' } });
const follow = () => followPlacements(api.services);
const newest = async (person: Person = iris) => {
  const [placement] = (await read(person)).placements;
  return placement ?? expect.fail('no placement');
};
const known = async () =>
  (await api.rows<{ known: number }>('select known::int from collection_placements where lease_id = $1', [lease.id]))[0]
    ?.known;
const balances = () =>
  asSystem(api.services.db, async (db) => ({
    fees: await accountBalance(db, accounts.collectionFees),
    bank: await accountBalance(db, accounts.bankTrust),
    owed: await accountBalance(db, leaseReceivable(lease.id)),
  }));
async function expectBooks() {
  await expectConsistentLedger(api);
  expect(await findRecordDifferences(api.services)).toEqual([]);
}
/** The letter was mailed on November 21, and its days are over. */
async function unanswered() {
  await settleDeposit();
  await mail();
  await serveLetter(api, `debt:${(await lettersOf()).id}`, { method: 'mail', servedOn: '2026-11-21' });
  await everyoneOn('2027-01-05');
}
/** Placed on January 5, acknowledged on January 6. */
async function placed() {
  await unanswered();
  await approve(noah, await place());
  await follow();
  await everyoneOn('2027-01-06');
  await follow();
}

beforeEach(leftOwing);

describe('sendDebtLetter', () => {
  test('mails what is owed once the deposit is settled, with a copy by email, and counts its days from the mail', async () => {
    expect(await refusalOf(mail())).toMatchObject({ message: expect.stringContaining('deposit isn’t settled') });
    await settleDeposit();
    await mail();
    expect(await lettersOf()).toMatchObject({ status: 'asked', amountCents: 200_000, sentOn: null });
    const [row] = await api.rows<{ lines: unknown }>('select lines from debt_letters where lease_id = $1', [lease.id]);
    expect(row?.lines).toEqual([
      { label: 'Rent', cents: 300_000 },
      { label: 'Paid from the security deposit', cents: -100_000 },
    ]);
    const [copy] = await emails();
    expect(copy).toContain('$2,000.00 is not paid');
    expect(copy).toContain('This is an attempt to collect a debt.');
    expect(await refusalOf(mail())).toMatchObject({ message: 'A notice is being printed.' });

    const { id } = await lettersOf();
    expect(await findLetter(api, `debt:${id}`)).toMatchObject({ kind: 'debt', status: 'queued' });
    await serveLetter(api, `debt:${id}`, { method: 'mail', servedOn: '2026-11-21' });
    // Mailed on a Saturday, given ten days later, and 30 days to answer.
    expect(await lettersOf()).toMatchObject({ status: 'sent', sentOn: '2026-11-21' });
    expect((await lettersOf()).respondBy >= '2026-12-31').toBe(true);
    expect(await read(lease.resident)).toMatchObject({ owedCents: 200_000, canDispute: true, staff: null });
    expect(await read(lease.owner)).toMatchObject({ canDispute: false });
  });

  test('is canceled where the amount is paid before it is mailed', async () => {
    await settleDeposit();
    await on('2026-12-01');
    await mail();
    await payByCheck(200_000);
    await followDebts(api.services);
    const { id, status } = await lettersOf();
    expect(status).toBe('canceled');
    expect(await findLetter(api, `debt:${id}`)).toMatchObject({ status: 'canceled' });
    expect(await read()).toMatchObject({ owedCents: 0, staff: { letterRefusal: 'Nothing is owed.' } });
  });

  test('waits for an open payment plan, and is for those who handle money', async () => {
    await settleDeposit();
    await on('2026-12-01');
    await api.callAs(lease.resident, paymentPlans.askForPaymentPlan, {
      ...ofLease(),
      body: { parts: 2, firstOn: '2026-12-05' },
    });
    expect(await refusalOf(mail())).toMatchObject({ message: 'A payment plan is open.' });
    const leasing = await createPerson(api, 'staff', ['leasing']);
    for (const person of [leasing, lease.owner, lease.resident])
      expect(await refusalOf(mail(person))).toMatchObject({ status: 403 });
    expect(await read(leasing)).toMatchObject({ staff: null });
  });
});

describe('disputeDebt', () => {
  test('stops the letter and every other one until staff answer, and the answer reaches the residents', async () => {
    await settleDeposit();
    await mail();
    await dispute(lease.resident);
    expect(await lettersOf()).toMatchObject({ status: 'canceled' });
    const theirs = await read(lease.resident);
    expect(theirs).toMatchObject({
      canDispute: false,
      holds: [{ kind: 'dispute', reason: 'I paid November in cash', answer: null, liftedOn: null }],
    });
    expect(await read(lease.owner)).toMatchObject({ holds: [{ kind: 'dispute', reason: null, answer: null }] });
    expect(await refusalOf(dispute(lease.resident))).toMatchObject({ status: 409 });
    expect(await refusalOf(mail())).toMatchObject({ message: expect.stringContaining('dispute') });
    expect(await refusalOf(dispute(lease.owner))).toMatchObject({ status: 403 });
    expect(await refusalOf(dispute(iris))).toMatchObject({ status: 404 });

    const [open] = theirs.holds;
    await lift(open?.id ?? '');
    expect(await refusalOf(lift(open?.id ?? ''))).toMatchObject({ status: 409 });
    const [, answer] = await emails();
    expect(answer).toContain('No payment of November is in the books');
    expect(await read()).toMatchObject({ holds: [{ liftedOn: '2026-11-21' }], staff: { letterRefusal: null } });
    api.now = new Date(api.now.getTime() + 60_000);
    await mail();
    expect(await lettersOf()).toMatchObject({ status: 'asked' });
  });
});

describe('getCollection', () => {
  test('is none while the lease runs, and nothing for strangers', async () => {
    const other = await createRunningLease(api);
    const params = { leaseId: other.id };
    expect(await api.callAs(other.resident, collections.getCollection, { params })).toEqual({ collection: null });
    const stranger = await createPerson(api, 'resident');
    expect(await refusalOf(read(stranger))).toMatchObject({ status: 404 });
  });
});

describe('liftDebtHold', () => {
  test('ends a hold once, and a dispute stays answered', async () => {
    await settleDeposit();
    await dispute(lease.resident);
    const [open] = (await read()).holds;
    expect(await refusalOf(lift(open?.id ?? '', lease.owner))).toMatchObject({ status: 403 });
    await lift(open?.id ?? '');
    expect(await refusalOf(lift(open?.id ?? ''))).toMatchObject({ status: 409 });
    expect((await read(lease.resident)).holds).toMatchObject([
      { answer: 'No payment of November is in the books', liftedOn: '2026-11-21' },
    ]);
  });
});

describe('recordDebtHold', () => {
  test('a bankruptcy keeps us from asking until it has ended, and sends no email', async () => {
    await settleDeposit();
    const { collection } = await hold('bankruptcy');
    expect(await refusalOf(mail())).toMatchObject({ message: 'The residents are in bankruptcy.' });
    expect(await refusalOf(hold('bankruptcy'))).toMatchObject({ status: 409 });
    expect(await refusalOf(lift(collection?.holds[0]?.id ?? '', lease.resident))).toMatchObject({ status: 403 });
    await lift(collection?.holds[0]?.id ?? '');
    expect(await emails()).toEqual([]);
    await mail();
  });
});

describe('placeDebt', () => {
  test('is placed by two people, pays through the agency and beside it, and is never paid twice', async () => {
    await unanswered();
    const asked = await place();
    expect(asked.request.status).toBe('requested');
    expect(await read()).toMatchObject({ staff: { isPlacementAsked: true } });
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    await approve(noah, asked);
    expect(await newest()).toMatchObject({ status: 'prepared', amountCents: 200_000, reference: null });
    await follow();
    await follow();
    expect(await newest()).toMatchObject({ status: 'prepared' });
    await everyoneOn('2027-01-06');
    await follow();
    expect(await newest(lease.resident)).toMatchObject({
      status: 'placed',
      agency: { name: 'Demo Recovery' },
      reference: expect.stringMatching(/^DR-/),
    });
    expect((await emails()).at(-1)).toContain('Demo Recovery');
    expect(await refusalOf(place())).toMatchObject({ message: 'An agency has it already.' });
    expect(await refusalOf(mail())).toMatchObject({ message: 'An agency has it.' });

    await everyoneOn('2027-01-10');
    await payByCheck(50_000);
    await follow();
    await follow();
    expect(await known()).toBe(150_000);

    // The agency collects a quarter of $2,000, and keeps 35% of it.
    await everyoneOn('2027-02-05');
    const before = await balances();
    await follow();
    await follow();
    const { staff } = await read();
    expect(staff?.payments).toMatchObject([
      { paidOn: '2027-02-04', grossCents: 50_000, feeCents: 17_500, netCents: 32_500, isRecorded: false },
    ]);
    expect(await known()).toBe(100_000);
    expect(await balances()).toEqual(before);
    const paymentId = staff?.payments[0]?.id ?? '';
    expect(await refusalOf(record(paymentId, '2027-02-03'))).toMatchObject({ status: 400 });
    const wish = await record(paymentId, '2027-02-05');
    expect(await refusalOf(approve(iris, wish))).toMatchObject({ status: 403 });
    await approve(noah, wish);
    expect(await balances()).toEqual({
      fees: before.fees + 17_500,
      bank: before.bank + 32_500,
      owed: before.owed - 50_000,
    });
    expect(await refusalOf(record(paymentId, '2027-02-05'))).toMatchObject({ status: 409 });
    await follow();
    expect(await known()).toBe(100_000);
    expect(await read(lease.resident)).toMatchObject({ owedCents: 100_000, staff: null });
    await expectBooks();

    await payByCheck(100_000, '8');
    await follow();
    expect(await newest()).toMatchObject({ status: 'paid' });
    expect(await known()).toBe(0);
    await everyoneOn('2027-02-06');
    await follow();
    expect(await newest()).toMatchObject({ status: 'closed', outcome: 'Paid in full' });
    await expectBooks();
  });

  test('waits for the letter and its days, and for those who handle money', async () => {
    await settleDeposit();
    expect(await refusalOf(place())).toMatchObject({ message: 'Mail them a notice first.' });
    await mail();
    await serveLetter(api, `debt:${(await lettersOf()).id}`, { method: 'mail', servedOn: '2026-11-21' });
    expect(await refusalOf(place())).toMatchObject({ message: expect.stringContaining('gives them until') });
    await everyoneOn('2027-01-05');
    const leasing = await createPerson(api, 'staff', ['leasing']);
    for (const person of [leasing, lease.owner, lease.resident])
      expect(await refusalOf(place(person))).toMatchObject({ status: 403 });
    await hold('bankruptcy');
    expect(await refusalOf(place())).toMatchObject({ message: 'The residents are in bankruptcy.' });
  });

  test('is refused by the agency without a full address', async () => {
    await api.rows("update move_outs set forwarding_address = 'with my sister' where lease_id = $1", [lease.id]);
    await placed();
    expect(await newest()).toMatchObject({
      status: 'closed',
      outcome: 'Refused by the agency: The debtor has no full address',
    });
  });
});

describe('recordAgencyPayment', () => {
  test('pays what was written off by two people beside it', async () => {
    await placed();
    const written = await api.callAs(iris, finalAccounts.writeOffAccount, {
      ...ofLease(),
      body: { reason: 'An agency has it' },
    });
    await approve(noah, written);
    await follow();
    expect(await known()).toBe(200_000);
    await everyoneOn('2027-02-05');
    await follow();
    const [payment] = (await read()).staff?.payments ?? [];
    await approve(noah, await record(payment?.id ?? '', '2027-02-05'));
    const { account } = await api.callAs(iris, finalAccounts.getFinalAccount, ofLease());
    expect(account).toMatchObject({ owedCents: 150_000, writtenOffCents: 150_000, recoveredCents: 50_000 });
    await expectBooks();
  });

  test('owes again what a bank took back from the agency, in the books once two people record it', async () => {
    await placed();
    await everyoneOn('2027-02-05');
    await follow();
    const [payment] = (await read()).staff?.payments ?? [];
    await approve(noah, await record(payment?.id ?? '', '2027-02-05'));
    const [row] = await api.rows<{ event_id: string; payment_id: string; placement_id: string }>(
      'select event_id, payment_id, placement_id from agency_payments where id = $1',
      [payment?.id],
    );
    const { collections: agency } = api.services;
    const returned = { id: 'R1', account: row?.placement_id ?? '', on: '2027-02-05', kind: 'returned' as const };
    const listEvents = async () => [...(await agency.listEvents()), { ...returned, payment: row?.event_id ?? '' }];
    api.services = { ...api.services, collections: { ...agency, listEvents } };
    await follow();
    await follow();
    expect(await known()).toBe(200_000);
    expect(await read()).toMatchObject({ owedCents: 150_000, staff: { payments: [{ returnedOn: '2027-02-05' }] } });
    await agreed(
      api,
      api.callAs(iris, charges.returnRecordedPayment, {
        params: { leaseId: lease.id, paymentId: row?.payment_id ?? '' },
        body: { why: 'insufficient_funds', returnedOn: '2027-02-05', reason: 'The agency says so' },
      }),
    );
    await follow();
    expect(await known()).toBe(200_000);
    expect(await read()).toMatchObject({ owedCents: 200_000 });
    await expectBooks();
  });
});

describe('recallDebt', () => {
  test('is taken back where residents dispute it, and what the agency collected before stays', async () => {
    await placed();
    await everyoneOn('2027-02-05');
    await follow();
    await dispute(lease.resident);
    expect(await newest()).toMatchObject({ status: 'recalled' });
    await follow();
    await everyoneOn('2027-02-07');
    await follow();
    expect(await newest()).toMatchObject({ status: 'closed', outcome: 'Taken back: The residents dispute it' });
    const [payment] = (await read()).staff?.payments ?? [];
    await approve(noah, await record(payment?.id ?? '', '2027-02-06'));
    expect(await read()).toMatchObject({ owedCents: 150_000 });
    await expectBooks();
  });

  test('is taken back by one person, at once where the agency never had it', async () => {
    await unanswered();
    await approve(noah, await place());
    const { id } = await newest();
    expect(await refusalOf(recall(id, lease.resident))).toMatchObject({ status: 403 });
    await recall(id);
    expect(await newest()).toMatchObject({ status: 'closed' });
    expect(await refusalOf(recall(id))).toMatchObject({ status: 409 });
    await approve(noah, await place());
    await follow();
    await recall((await newest()).id);
    await follow();
    await everyoneOn('2027-01-08');
    await follow();
    expect(await newest()).toMatchObject({ status: 'closed', outcome: 'Taken back: They pay us' });
  });

  test('is taken back from the agency where residents dispute it while it is on its way there', async () => {
    await unanswered();
    await approve(noah, await place());
    const { collections: agency } = api.services;
    const orders: string[] = [];
    const slow: typeof agency = {
      ...agency,
      place: async (account) => {
        await agency.place(account);
        orders.push('place');
        await dispute(lease.resident);
      },
      recall: async (order) => {
        await agency.recall(order);
        orders.push('recall');
      },
    };
    await followPlacements({ ...api.services, collections: slow });
    expect(orders).toEqual(['place', 'recall']);
    expect(await newest()).toMatchObject({ status: 'closed' });
    await everyoneOn('2027-02-07');
    await follow();
    expect((await read()).staff?.payments).toEqual([]);
  });
});
