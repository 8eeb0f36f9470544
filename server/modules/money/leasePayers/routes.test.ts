import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { autopays } from '@/contract/money/autopays/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { leasePayers } from '@/contract/money/leasePayers/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { readOwed } from '@/server/modules/money/charges/handover';
import { addLateFees } from '@/server/modules/money/charges/lateFees';
import { uncollectedByHome } from '@/server/modules/money/charges/uncollected';
import { accountBalance, homePayable, leasePayerReceivable, leaseReceivable } from '@/server/modules/money/ledger';
import { readBooks } from '@/server/modules/money/payouts/computation/queries';
import { comparisons } from '@/server/modules/money/reconciliations/records/queries';
import { listRentMonths } from '@/server/modules/tenancy/rentReports/repo';
import { refusalOf, testApi } from '@/tests/support/api';
import { createCharges, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson, createSession } from '@/tests/support/fixtures/people';
import { chargePayers } from './index';

const api = testApi();
const start = api.now;
type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
let lease: Lease;
let owner: Person;
let resident: Person;
let staff: Person;
let colleague: Person;

const params = () => ({ leaseId: lease.id });
const list = () => api.callAs(staff, leasePayers.listLeasePayers, { params: params() });
const account = (by = resident) => api.callAs(by, charges.listCharges, { params: params() });
const balance = (of: (leaseId: string) => Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, of(lease.id)));
const differences = () =>
  asSystem(api.services.db, async (db) => {
    const found = [];
    for (const { find } of comparisons) found.push(...(await find(db, officeDay(api.now))));
    return found.filter(({ subject }) => subject.includes(lease.id));
  });

/** Everyone has a login of this moment. */
async function logIn(): Promise<void> {
  resident = { ...resident, sessionId: await createSession(api, resident.id, api.now) };
  staff = await createPerson(api, 'staff', ['money']);
  colleague = await createPerson(api, 'staff', ['money']);
}

const authority = (more: object = {}) => ({
  kind: 'housing_authority' as const,
  name: 'Oakland Housing Authority',
  email: null,
  reference: 'HCV 20417',
  bankName: 'OAKLAND HOUSING',
  amountCents: cents(180_000),
  fromOn: '2027-02-01',
  ...more,
});
const add = (more: object = {}) =>
  api.callAs(staff, leasePayers.addLeasePayer, { params: params(), body: authority(more) as never });

async function record(amount: number, more: object = {}) {
  const [payer] = (await list()).payers;
  const body = {
    amountCents: cents(amount),
    method: 'ach_credit' as const,
    reference: randomUUID().slice(0, 8),
    receivedOn: '2027-02-03',
    bankLineId: null,
    reason: 'On the statement',
    ...more,
  };
  return api.callAs(staff, leasePayers.recordPayerPayment, { params: { leasePayerId: payer?.id ?? '' }, body });
}
const approve = ({ request }: { request: { id: string } }, by = colleague) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });

/** February 2027: the authority pays $1,800 of the rent of $3,000. */
async function beginFebruary(): Promise<void> {
  await add();
  api.now = new Date('2027-02-03T20:00:00Z');
  await createCharges(api, lease.id);
  await logIn();
}

const february = async (by = resident) => (await account(by)).charges.filter(({ dueOn }) => dueOn === '2027-02-01');

beforeEach(async () => {
  api.now = start;
  resident = await createPerson(api, 'resident');
  owner = await createPerson(api);
  lease = await createLivedInLease(api, { residents: [resident], owner });
  await logIn();
});

describe('addLeasePayer', () => {
  test('splits the next rent: the resident sees and owes their own part, the payer has a receivable of its own', async () => {
    const before = [await balance(leaseReceivable), await balance(leasePayerReceivable)];
    await beginFebruary();
    expect(await february()).toMatchObject([{ kind: 'rent', amountCents: 120_000, openCents: 120_000 }]);
    expect((await account()).otherPayers).toEqual([{ name: 'Oakland Housing Authority', cents: 180_000 }]);
    const [payer] = (await list()).payers;
    expect(payer).toMatchObject({ lateCents: 180_000, shares: [{ fromOn: '2027-02-01', amountCents: 180_000 }] });
    expect(payer?.charges.map(({ dueOn, openCents }) => [dueOn, openCents])).toContainEqual(['2027-02-01', 180_000]);
    const [now, payers] = [await balance(leaseReceivable), await balance(leasePayerReceivable)];
    // January is the residents’ alone; from February on they owe $1,200 of $3,000.
    expect(now - (before[0] ?? 0)).toBe(300_000 + 120_000 * (payers / 180_000));
    await createCharges(api, lease.id);
    expect(await balance(leasePayerReceivable)).toBe(payers);
    expect(await differences()).toEqual([]);
    await expectConsistentLedger(api);
  });

  test('refuses a day of which the rent is on the account already', async () => {
    const { firstOn } = await list();
    expect(firstOn > '2026-12-01').toBe(true);
    expect(await refusalOf(add({ fromOn: '2026-12-01' }))).toMatchObject({
      code: 'invalid',
      fields: { fromOn: /is on the account already/ },
    });
  });

  test('a full voucher leaves the resident nothing to owe, and is charged once', async () => {
    await add({ amountCents: cents(300_000) });
    api.now = new Date('2027-02-03T20:00:00Z');
    await createCharges(api, lease.id);
    await createCharges(api, lease.id);
    await logIn();
    expect(await february()).toEqual([]);
    const [payer] = (await list()).payers;
    expect(payer?.charges.filter(({ dueOn }) => dueOn === '2027-02-01')).toMatchObject([{ amountCents: 300_000 }]);
  });
});

describe('a voucher part that is late', () => {
  test('earns no late fee, is not in what the resident owes, and not in their rent report', async () => {
    await beginFebruary();
    const rent = (await account()).charges.filter(({ kind, openCents }) => kind === 'rent' && openCents > 0);
    await api.rows("update charges set paid = amount, status = 'paid' where lease_id = $1 and due_on <= '2027-02-01'", [
      lease.id,
    ]);
    expect(rent.length).toBeGreaterThan(0);
    api.now = new Date('2027-02-20T20:00:00Z');
    await addLateFees(api.services);
    await logIn();
    const read = await account();
    expect(read.charges.filter(({ kind }) => kind === 'late_fee')).toEqual([]);
    expect(read).toMatchObject({ owedCents: 0 });
    expect(read.charges.some(({ isLate }) => isLate)).toBe(false);
    const [month] = await asSystem(api.services.db, (db) =>
      listRentMonths(db, [{ leaseId: lease.id, month: '2027-02-01' }]),
    );
    expect(month).toMatchObject({ due: 120_000, isComplete: true });
    expect((await list()).payers[0]).toMatchObject({ lateCents: 180_000 });
    const queues = await api.callAs(staff, desk.listQueues);
    expect(queues.find(({ id }) => id === 'payer_charges_late')?.count).toBeGreaterThan(0);
  });

  test('is what autopay leaves out, and a resident cannot pay it', async () => {
    await beginFebruary();
    const read = await account();
    expect(read.charges.reduce((sum, { dueOn, openCents }) => sum + (dueOn === '2027-02-01' ? openCents : 0), 0)).toBe(
      120_000,
    );
    const preview = await api.callAs(resident, autopays.getAutopay, { params: params() });
    expect(JSON.stringify(preview)).not.toContain('180000');
  });

  test('is not there yet for the homeowner: it is uncollected, and the guarantee does not pay it', async () => {
    await beginFebruary();
    const books = await asSystem(api.services.db, (db) =>
      readBooks(db, lease.homeId, { since: '2027-01-31', until: '2027-02-05' }),
    );
    expect(books).toMatchObject({ rentDue: 120_000, rentCollected: 0 });
    const home = await asSystem(api.services.db, async (db) => {
      const payable = await accountBalance(db, homePayable({ homeId: lease.homeId, ownerId: owner.id }));
      const uncollected = (await uncollectedByHome(db, '2099-12-31')).get(lease.homeId) ?? 0;
      const { booked } = await readOwed(db, lease.homeId);
      return { payable, uncollected, booked };
    });
    expect(home.uncollected).toBe(home.payable);
    expect(home.booked).toBe(home.payable);
  });
});

describe('recordPayerPayment', () => {
  test('settles the oldest part of the payer once a second person approves, and nothing of the resident', async () => {
    await beginFebruary();
    const asked = await record(180_000);
    expect(asked.request.status).toBe('requested');
    expect((await list()).payers[0]).toMatchObject({ lateCents: 180_000 });
    expect(await refusalOf(approve(asked, staff))).toMatchObject({ status: 403 });
    await approve(asked);
    expect((await list()).payers[0]).toMatchObject({
      lateCents: 0,
      payments: [{ amountCents: 180_000, returned: null }],
    });
    expect(await february()).toMatchObject([{ openCents: 120_000, paidCents: 0 }]);
    const books = await asSystem(api.services.db, (db) =>
      readBooks(db, lease.homeId, { since: '2027-01-31', until: '2027-02-05' }),
    );
    expect(books).toMatchObject({ rentCollected: 180_000, rentDue: 300_000 });
    expect(await differences()).toEqual([]);
    await expectConsistentLedger(api);
  });

  test('refuses more than the payer owes, and the same payment twice', async () => {
    await beginFebruary();
    const open = (await list()).payers[0]?.openCents ?? 0;
    expect(await refusalOf(record(open + 1))).toMatchObject({ code: 'invalid', fields: { amountCents: /owes/ } });
    await approve(await record(100_000, { reference: 'TRN 7' }));
    expect(await refusalOf(record(10_000, { reference: 'TRN 7' }))).toMatchObject({ code: 'conflict' });
  });

  test('proposes the line of the statement that names the payer, and the line is explained by it', async () => {
    await beginFebruary();
    const [statementId, lineId] = [randomUUID(), randomUUID()];
    await api.rows(
      `insert into bank_statements (id, account, day, opening, closing, format, created_at)
       values ($1, 'trust', '2027-02-02', 0, 180000, 'bai2', now())`,
      [statementId],
    );
    await api.rows(
      `insert into bank_lines (id, statement_id, account, day, amount, description)
       values ($1, $2, 'trust', '2027-02-02', 180000, 'ACH CREDIT OAKLAND HOUSING AUTH HAP')`,
      [lineId, statementId],
    );
    expect((await list()).payers[0]?.proposals).toMatchObject([{ lineId, day: '2027-02-02', amountCents: 180_000 }]);
    const more = { bankLineId: lineId, receivedOn: '2027-02-02' };
    expect(await refusalOf(record(100_000, more))).toMatchObject({
      fields: { amountCents: 'The bank shows $1,800.00.' },
    });
    await approve(await record(180_000, more));
    const [payer] = (await list()).payers;
    expect(payer?.proposals).toEqual([]);
    expect(payer?.payments).toMatchObject([{ isOnStatement: true }]);
  });
});

describe('returnPayerPayment', () => {
  test('opens the part again, once a second person approves', async () => {
    await beginFebruary();
    await approve(await record(180_000));
    const [payment] = (await list()).payers[0]?.payments ?? [];
    const wish = { params: { payerPaymentId: payment?.id ?? '' }, body: { reason: 'The check bounced' } };
    const asked = await api.callAs(staff, leasePayers.returnPayerPayment, wish);
    await approve(asked);
    expect((await list()).payers[0]).toMatchObject({
      lateCents: 180_000,
      payments: [{ returned: { reason: 'The check bounced' } }],
    });
    expect(await refusalOf(api.callAs(staff, leasePayers.returnPayerPayment, wish))).toMatchObject({
      code: 'conflict',
    });
    expect(await differences()).toEqual([]);
    await expectConsistentLedger(api);
  });
});

describe('setPayerShare', () => {
  test('changes the rent that comes next, and zero ends the share', async () => {
    await add();
    const [payer] = (await list()).payers;
    const share = (amount: number, fromOn: string) =>
      api.callAs(staff, leasePayers.setPayerShare, {
        params: { leasePayerId: payer?.id ?? '' },
        body: { amountCents: cents(amount), fromOn },
      });
    await share(0, '2027-03-01');
    api.now = new Date('2027-03-20T20:00:00Z');
    await createCharges(api, lease.id);
    await logIn();
    const rents = (await account()).charges.filter(({ kind }) => kind === 'rent');
    const amountOn = (dueOn: string) => rents.find((charge) => charge.dueOn === dueOn)?.amountCents;
    expect([amountOn('2027-02-01'), amountOn('2027-03-01')]).toEqual([120_000, 300_000]);
    expect(await refusalOf(share(100_000, '2027-03-01'))).toMatchObject({ code: 'invalid' });
  });
});

describe('listLeasePayers', () => {
  test('is for staff who handle money', async () => {
    const read = async (by: Person) => refusalOf(api.callAs(by, leasePayers.listLeasePayers, { params: params() }));
    expect(await read(await createPerson(api, 'staff', ['care']))).toMatchObject({ status: 403 });
    expect(await read(resident)).toMatchObject({ status: 403 });
  });
});

test('a home that leaves hands over what its payers owe', async () => {
  await beginFebruary();
  const { handOverPayers } = await import('./index');
  const open = await balance(leasePayerReceivable);
  expect(await asSystem(api.services.db, (db) => handOverPayers(db, lease.homeId, api.now))).toBe(open);
  expect(await balance(leasePayerReceivable)).toBe(0);
  expect((await list()).payers[0]).toMatchObject({ openCents: 0 });
  expect(await differences()).toEqual([]);
});

test('rent without payers is its residents’ alone', async () => {
  const rent = {
    source: 'rent:x',
    name: 'Rent',
    start: '2027-02-01',
    end: '2027-02-28',
    dueOn: '2027-02-01',
    amount: 300_000,
  };
  const of = { leaseId: lease.id, homeId: lease.homeId, ownerId: owner.id };
  expect(await asSystem(api.services.db, (db) => chargePayers(db, of, rent, api.now))).toBe(300_000);
});
