// Money that its owner does not collect, at the API: a check of a deposit from the day it was sent to the claim with the state,
// owners who answer in time, items of which we do not know the law, and what stays of the books after each.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { bankOrders } from '@/contract/money/bankOrders/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { type UnclaimedItem, unclaimedProperty } from '@/contract/money/unclaimedProperty/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { sendBankOrders } from '@/server/modules/money/bankOrders/jobs';
import {
  accountBalance,
  accounts,
  type LedgerAccount,
  leaseDeposit,
  leasePrepaid,
} from '@/server/modules/money/ledger';
import { post } from '@/server/modules/money/ledger/entries';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { findRecordDifferences } from '@/server/modules/money/reconciliations/records/records';
import { refusalOf, testApi } from '@/tests/support/api';
import { findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed } from '@/tests/support/fixtures/money/charges';
import { createPerson, createSession } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { followUnclaimedProperty } from './jobs';

const api = testApi();
let ida: Awaited<ReturnType<typeof createPerson>>;
let bo: Awaited<ReturnType<typeof createPerson>>;

/** Two people who handle money and logged in that day. */
async function on(day: string) {
  api.now = new Date(`${day}T20:00:00Z`);
  [ida, bo] = [await createPerson(api, 'staff', ['money']), await createPerson(api, 'staff', ['money'])];
}
/** The same person, years later. */
const again = async (person: Person): Promise<Person> => ({
  ...person,
  sessionId: await createSession(api, person.id, api.now),
  authenticatedAt: Math.floor(api.now.getTime() / 1_000),
});
/** The daily job runs as often as its queue likes. */
async function dayOf(day: string) {
  await on(day);
  for (let time = 0; time < 2; time += 1) await followUnclaimedProperty(api.services);
}
const balance = (account: LedgerAccount) => asSystem(api.services.db, (db) => accountBalance(db, account));
const { bankDeposits, unclaimedDeposits, unclaimedTrust, unclaimedClaims, bankOperating } = accounts;
const list = () => api.callAs(ida, unclaimedProperty.listUnclaimedProperty, {});
const only = async (): Promise<UnclaimedItem> => (await list()).items[0] ?? expect.fail('no item');
const own = async (person: Person) =>
  (await api.callAs(await again(person), unclaimedProperty.listOwnUnclaimedProperty, {})).items[0] ??
  expect.fail('no item');
const approve = (by: Person, { request }: { request: { id: string } }) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });
const order = async () =>
  (await api.callAs(ida, bankOrders.listBankOrders, {})).orders.find(({ kind }) => kind === 'unclaimed');
const expectRecords = async () => expect(await findRecordDifferences(api.services)).toEqual([]);

/** A deposit of $1,000 in the books and at the bank. */
async function payDeposit(lease: TestLease, amount = 100_000) {
  await asSystem(api.services.db, (db) =>
    post(db, {
      kind: 'openingDeposit',
      source: { type: 'test', id: lease.id },
      effectiveAt: api.now,
      entries: [
        { account: bankDeposits, amount },
        { account: leaseDeposit(lease.id), amount: -amount },
      ],
    }),
  );
  await api.rows('update homes set deposit = $2 where id = $1', [lease.homeId, amount]);
}

const tenancy = (lease: TestLease) => ({ params: { tenancyId: lease.id } });

/** Residents of a home who left on November 20, 2026, with a deposit that is theirs as a whole. */
async function leftWithDeposit(state: 'CA' | 'VA' = 'CA') {
  await on('2026-11-21');
  const lease = await createRunningLease(api, { state });
  await payDeposit(lease);
  await api.callAs(lease.owner, moveOuts.recordMoveOut, { ...tenancy(lease), body: { leftOn: '2026-11-20' } });
  const sent = await api.callAs(lease.owner, moveOuts.sendStatement, {
    ...tenancy(lease),
    body: { certifiedMailNumber: '' },
  });
  if (sent.awaitsService) {
    const [row] = await api.rows<{ id: string }>('select id from move_outs where lease_id = $1', [lease.id]);
    await serveLetter(api, `move_out:${row?.id}`);
  }
  return lease;
}

/** The deposit goes out by check to where they live now. */
async function sendCheck(lease: TestLease, address: string) {
  const staff = await createPerson(api, 'staff');
  const { deposit } = await api.callAs(lease.owner, moveOuts.getMoveOut, tenancy(lease));
  const [file] = await api.rows<{ id: string }>(
    `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
     values (gen_random_uuid(), $1, 'inspection', 'A file', 'application/pdf', 1, '', 'documents/a', now()) returning id`,
    [staff.id],
  );
  const amountCents = deposit?.leftCents ?? 0;
  const payment = { method: 'check', payee: deposit?.payee ?? '', amountCents, number: '5001', address };
  const body = { payments: [payment], sentOn: '2026-11-21', documentId: file?.id, reason: 'Moved out' };
  await agreed(api, api.callAs(staff, moveOuts.recordReturn, { ...tenancy(lease), body: body as never }));
  return amountCents;
}

async function staleCheck(address = '12 Oak Street, Long Beach, CA 90802') {
  const lease = await leftWithDeposit();
  return { lease, amount: await sendCheck(lease, address) };
}

/** Past the letter and the report of California. */
async function filed() {
  const stale = await staleCheck();
  await dayOf('2029-11-05');
  const { id } = await only();
  await serveLetter(api, `unclaimed:${id}`, { method: 'mail' });
  await dayOf('2030-10-01');
  const prepared = await api.callAs(ida, unclaimedProperty.prepareUnclaimedReport, { body: { state: 'CA' } });
  const reportId = prepared.reports[0]?.id ?? expect.fail('no report');
  const body = { reference: 'CA-2030-77', filedOn: '2030-10-01' };
  await api.callAs(ida, unclaimedProperty.recordUnclaimedFiling, { params: { unclaimedReportId: reportId }, body });
  return { ...stale, id, reportId };
}
const askToRemit = (by: Person, unclaimedReportId: string) =>
  api.callAs(by, unclaimedProperty.requestUnclaimedRemittance, {
    params: { unclaimedReportId },
    body: { method: 'ach', reason: 'Report of 2030' },
  });
const reconcileOn = async (day: string) => {
  await on(day);
  await reconcileTrust(api.services);
};

/** Empty bank and books, and nothing that was sent: each test begins with nothing. */
beforeEach(async () => {
  const fixed = ['ledger_entries', 'ledger_transactions', 'deposit_returns', 'money_requests'];
  for (const table of fixed) await api.rows(`alter table ${table} disable trigger user`);
  for (const table of [
    'unclaimed_items',
    'unclaimed_reports',
    'deposit_returns',
    'money_requests',
    'credits',
    'charges',
  ])
    await api.rows(`delete from ${table}`);
  for (const table of ['bank_lines', 'bank_statements', 'bank_orders', 'reconciliation_exceptions', 'trust_entries'])
    await api.rows(`delete from ${table}`);
  for (const table of ['ledger_entries', 'ledger_transactions']) await api.rows(`delete from ${table}`);
  for (const table of fixed) await api.rows(`alter table ${table} enable trigger user`);
  await api.rows('update ledger_accounts set balance = 0, version = 0');
  await api.rows("update move_outs set status = 'returned' where status = 'settled'");
  await api.rows(
    "delete from sandbox.objects where kind in ('bank_line', 'bank_order', 'settlement') or kind like 'balance:%'",
  );
});

describe('listUnclaimedProperty', () => {
  test('has a check that was never cashed after six months, with the days of the law of its address', async () => {
    await staleCheck();
    await dayOf('2027-05-19');
    expect((await list()).items).toEqual([]);
    await dayOf('2027-05-20');
    expect((await list()).items).toMatchObject([
      {
        kind: 'deposit_check',
        status: 'found',
        state: 'CA',
        amountCents: 100_000,
        checkNumber: '5001',
        since: '2026-11-21',
        dormantOn: '2029-11-21',
        letterFrom: '2029-10-31',
        letterUntil: '2030-04-30',
        reportBy: '2030-10-31',
        remitFrom: '2031-06-01',
        remitBy: '2031-06-15',
        dueOn: '2030-04-30',
        law: [{ certainty: 'cited', source: expect.stringContaining('§§ 1501.5, 1510, 1520(a)') }],
      },
    ]);
  });

  test('has no check that a bank has paid by now', async () => {
    await staleCheck();
    await dayOf('2027-05-20');
    await api.rows('update trust_entries set seen_on = $1, seen_amount = amount where amount < 0', ['2027-05-20']);
    await dayOf('2027-05-21');
    expect(await only()).toMatchObject({ status: 'resolved' });
  });

  test('gets a letter in both languages by mail and an email, once its days have begun', async () => {
    const { lease } = await staleCheck();
    await dayOf('2029-10-30');
    const { id } = await only();
    expect(await findLetter(api, `unclaimed:${id}`)).toBeUndefined();
    await dayOf('2029-10-31');
    expect(await findLetter(api, `unclaimed:${id}`)).toMatchObject({
      kind: 'unclaimedProperty',
      due_on: '2030-04-30',
    });
    const messages = (await findMessages(api, lease.resident.email)).filter(
      ({ template }) => template === 'unclaimedProperty',
    );
    expect(messages).toHaveLength(1);
    const { subject } = renderMessage('unclaimedProperty', messages[0]?.data ?? {}, 'es');
    expect(subject).toBe('Tenemos $1,000.00 que le pertenecen');
    await serveLetter(api, `unclaimed:${id}`, { method: 'mail' });
    expect(await only()).toMatchObject({ status: 'letter_sent', letterOn: '2029-10-31', dueOn: '2030-10-31' });
  });

  test('is in the queue of the desk by its due day', async () => {
    await staleCheck();
    await dayOf('2029-10-31');
    const page = await api.callAs(ida, desk.getQueue, { params: { queueId: 'unclaimed_due' } });
    expect(page).toMatchObject({ items: [] });
    await dayOf('2029-11-01');
    expect(await api.callAs(ida, desk.getQueue, { params: { queueId: 'unclaimed_due' } })).toMatchObject({
      items: [{ detail: '$1,000.00 · CA · Found', dueAt: '2030-05-01T06:59:59.000Z' }],
    });
  });
});

describe('requestUnclaimedRemittance', () => {
  test('takes a check through dormancy, letter, report, payment to the state, and a late claim', async () => {
    await on('2026-11-21');
    const { lease, amount, id, reportId } = await filed();
    expect(await only()).toMatchObject({ status: 'reported', dueOn: '2031-06-15' });
    expect([await balance(bankDeposits), await balance(unclaimedDeposits)]).toEqual([amount, amount]);
    const { checks } = await api.callAs(ida, bankOrders.listBankOrders, {});
    expect(checks).toMatchObject([{ number: '5001', status: 'stopped' }]);
    await expectRecords();
    // California takes the money in June of the next year.
    expect(await refusalOf(askToRemit(ida, reportId))).toMatchObject({ status: 409 });
    await reconcileOn('2031-06-02');
    const asked = await askToRemit(ida, reportId);
    expect(asked.request.status).toBe('requested');
    expect(await refusalOf(approve(ida, asked))).toMatchObject({ status: 403 });
    await approve(bo, asked);
    expect(await order()).toMatchObject({
      from: 'deposits',
      amountCents: amount,
      payee: 'California State Controller',
    });
    await sendBankOrders(api.services);
    expect(await order()).toMatchObject({ status: 'sent' });
    await reconcileOn('2031-06-03');
    await reconcileOn('2031-06-04');
    expect(await order()).toMatchObject({ status: 'confirmed' });
    expect(await list()).toMatchObject({ items: [{ status: 'remitted' }], reports: [{ status: 'remitted' }] });
    expect([await balance(bankDeposits), await balance(unclaimedDeposits)]).toEqual([0, 0]);
    await expectRecords();
    // The owner comes late: the state has it, and its number is here.
    expect(await own(lease.resident)).toMatchObject({
      status: 'remitted',
      canAnswer: false,
      program: { payee: 'California State Controller', reference: 'CA-2030-77' },
    });
    const late = { params: { unclaimedItemId: id }, body: { address: '1 Elm Street, Oakland, CA 94607' } };
    expect(
      await refusalOf(api.callAs(await again(lease.resident), unclaimedProperty.claimUnclaimedItem, late)),
    ).toMatchObject({
      status: 409,
      message: 'The state has this money by now. Claim it there.',
    });
    // Paid all the same from our own money: the state owes it to us, until it pays it back.
    const operating = await balance(bankOperating);
    const claim = await api.callAs(ida, unclaimedProperty.requestUnclaimedClaim, {
      params: { unclaimedItemId: id },
      body: { reason: 'They stood in our office', checkNumber: '7001' },
    });
    expect(await balance(unclaimedClaims)).toBe(0);
    await approve(bo, claim);
    expect([await balance(unclaimedClaims), (await balance(bankOperating)) - operating]).toEqual([amount, -amount]);
    const refunded = await api.callAs(ida, unclaimedProperty.recordUnclaimedRefund, {
      params: { unclaimedItemId: id },
      body: { receivedOn: '2031-06-04' },
    });
    expect(refunded.items).toMatchObject([{ status: 'refunded' }]);
    expect([await balance(unclaimedClaims), await balance(bankOperating)]).toEqual([0, operating]);
    await expectRecords();
  });
});

describe('exportUnclaimedReport', () => {
  test('writes the format that is set', async () => {
    const { reportId } = await filed();
    const { fileName, text } = await api.callAs(ida, unclaimedProperty.exportUnclaimedReport, {
      params: { unclaimedReportId: reportId },
    });
    expect(fileName).toBe('unclaimed-CA-2030-10-31.csv');
    expect(text.split(/\r?\n/)[1]).toContain('12 Oak Street,Long Beach,CA,90802,1000.00,2026-11-21,2029-11-05,5001');
  });
});

describe('recordUnclaimedFiling', () => {
  test('refuses a day to come, and a second filing', async () => {
    const { reportId } = await filed();
    const file = (filedOn: string) =>
      api.callAs(ida, unclaimedProperty.recordUnclaimedFiling, {
        params: { unclaimedReportId: reportId },
        body: { reference: 'CA-2030-78', filedOn },
      });
    expect(await refusalOf(file('2030-10-01'))).toMatchObject({ status: 409 });
    await api.rows(
      "update unclaimed_reports set status = 'prepared', reference = null, filed_on = null, filed_by = null",
    );
    expect(await refusalOf(file('2030-10-02'))).toMatchObject({ fields: { filedOn: expect.any(String) } });
  });

  test('is open again where the bank refuses the payment to the state', async () => {
    const { reportId } = await filed();
    await on('2031-06-02');
    await approve(bo, await askToRemit(ida, reportId));
    // The bank never saw the deposit come.
    await sendBankOrders(api.services);
    expect(await order()).toMatchObject({ status: 'refused' });
    expect(await list()).toMatchObject({ items: [{ status: 'reported' }], reports: [{ status: 'filed' }] });
  });
});

describe('prepareUnclaimedReport', () => {
  test('takes a check that can’t be corrected by hand from then on', async () => {
    const { lease } = await filed();
    const [request] = await api.rows<{ id: string }>(
      "select id from money_requests where kind = 'deposit_return' and status = 'done'",
    );
    const body = { requestId: request?.id ?? '', reason: 'Lost' };
    const wrong = api.callAs(await createPerson(api, 'staff'), moveOuts.correctReturn, {
      ...tenancy(lease),
      body: body as never,
    });
    expect(await refusalOf(wrong)).toMatchObject({ message: expect.stringContaining('unclaimed property by now') });
  });
});

describe('claimUnclaimedItem', () => {
  test('pays the owner by a check that a colleague approves, and nothing is reported', async () => {
    const { lease, amount } = await staleCheck();
    await dayOf('2029-11-05');
    const { id } = await own(lease.resident);
    const answer = async (person: Person) =>
      api.callAs(await again(person), unclaimedProperty.claimUnclaimedItem, {
        params: { unclaimedItemId: id },
        body: { address: '9 Pine Street, Reno, NV 89501' },
      });
    expect(await refusalOf(answer(await createPerson(api, 'resident')))).toMatchObject({ status: 404 });
    expect((await answer(lease.resident)).items).toMatchObject([{ status: 'answered', canAnswer: false }]);
    expect(await refusalOf(answer(lease.resident))).toMatchObject({ status: 409 });
    expect(await findLetter(api, `unclaimed:${id}`)).toMatchObject({ status: 'canceled' });
    const proposed = await order();
    expect(proposed).toMatchObject({ status: 'proposed', method: 'check', amountCents: amount, proposedBy: null });
    const params = { bankOrderId: proposed?.id ?? '' };
    await reconcileOn('2029-11-06');
    await api.callAs(ida, bankOrders.approveBankOrder, { params });
    await api.callAs(ida, bankOrders.recordBankOrderSent, { params, body: { bankRef: '6001' } });
    await reconcileOn('2029-11-07');
    await reconcileOn('2029-11-08');
    expect(await only()).toMatchObject({ status: 'resolved' });
    expect([await balance(bankDeposits), await balance(unclaimedDeposits)]).toEqual([0, 0]);
    await dayOf('2030-10-01');
    expect(await list()).toMatchObject({ items: [{ status: 'resolved' }], reportable: [] });
    await expectRecords();
  });
});

describe('recordUnclaimedContact', () => {
  test('takes another colleague for the check, and a new one where it is declined', async () => {
    await staleCheck();
    await dayOf('2029-11-05');
    const { id } = await only();
    const contact = () =>
      api.callAs(ida, unclaimedProperty.recordUnclaimedContact, {
        params: { unclaimedItemId: id },
        body: { address: '9 Pine Street, Reno, NV 89501', reason: 'Called us' },
      });
    await contact();
    const params = { bankOrderId: (await order())?.id ?? '' };
    expect(await refusalOf(api.callAs(ida, bankOrders.approveBankOrder, { params }))).toMatchObject({ status: 403 });
    await api.callAs(bo, bankOrders.declineBankOrder, { params, body: { note: 'Wrong address' } });
    expect(await only()).toMatchObject({ status: 'answered', needsOrder: true });
    await contact();
    expect(await only()).toMatchObject({ status: 'answered', needsOrder: false });
  });
});

describe('placeUnclaimedItem', () => {
  test('gives money that waits for staff its owner, its address, and its law', async () => {
    await staleCheck('12 Oak Street, Reno, NV 89501');
    await dayOf('2027-06-01');
    const waiting = await only();
    expect(waiting).toMatchObject({ status: 'waiting', reason: 'unread_state', state: 'NV', reportBy: null });
    const place = (address: string) =>
      api.callAs(ida, unclaimedProperty.placeUnclaimedItem, {
        params: { unclaimedItemId: waiting.id },
        body: { ownerName: 'Rita Resident', address },
      });
    expect((await place('Calle Mayor 1, Madrid')).items).toMatchObject([
      { status: 'waiting', reason: 'unknown_address' },
    ]);
    expect((await place('1 Elm Street, Seattle, WA 98101')).items).toMatchObject([
      { status: 'found', state: 'WA', reportBy: '2030-10-31', remitFrom: null, ownerName: 'Rita Resident' },
    ]);
    await dayOf('2027-06-02');
    expect(await only()).toMatchObject({ status: 'found', state: 'WA', ownerName: 'Rita Resident' });
  });
});

describe('a deposit for which no check was sent', () => {
  test('of residents who left no address in Virginia is due after a year, and leaves the move-out with the report', async () => {
    const lease = await leftWithDeposit('VA');
    await dayOf('2027-06-01');
    expect(await only()).toMatchObject({
      kind: 'deposit',
      state: 'VA',
      amountCents: 100_000,
      dormantOn: '2028-01-04',
      reportBy: '2028-10-31',
    });
    await dayOf('2028-07-05');
    await serveLetter(api, `unclaimed:${(await only()).id}`, { method: 'mail' });
    await dayOf('2028-10-01');
    await api.callAs(ida, unclaimedProperty.prepareUnclaimedReport, { body: { state: 'VA' } });
    expect([await balance(leaseDeposit(lease.id)), await balance(unclaimedDeposits)]).toEqual([0, 100_000]);
    expect(await api.callAs(await again(lease.owner), moveOuts.getMoveOut, tenancy(lease))).toMatchObject({
      status: 'returned',
    });
    await expectRecords();
  });
});

describe('credit of residents who left', () => {
  // Whatever was used of it meanwhile, items never take more than the account of the lease owes.
  test.each([
    [40_000, 0],
    [40_000, 1],
    [40_000, 39_999],
    [4_999, 0],
  ])('of %i cents, of which %i were used, is held to the cent and no further', async (given, used) => {
    await on('2026-11-21');
    const lease = await createRunningLease(api);
    const creditId = randomUUID();
    await api.rows(
      `insert into credits (id, lease_id, home_id, amount, refunded, reason, created_at) values ($1, $2, $3, $4, 0, 'Test', $5)`,
      [creditId, lease.id, lease.homeId, given, api.now],
    );
    await asSystem(api.services.db, (db) =>
      post(db, {
        kind: 'test',
        source: { type: 'test', id: creditId },
        effectiveAt: api.now,
        entries: [
          { account: accounts.bankTrust, amount: given },
          { account: leasePrepaid(lease.id), amount: -given },
        ],
      }),
    );
    await api.rows("update leases set status = 'ended', ended_at = $2, end_reason = 'moved_out' where id = $1", [
      lease.id,
      api.now,
    ]);
    await dayOf('2027-06-01');
    expect(await only()).toMatchObject({ kind: 'credit', amountCents: given });
    await api.rows('update credits set refunded = $2 where id = $1', [creditId, used]);
    const use = (db: Db) =>
      post(db, {
        kind: 'test',
        source: { type: 'test', id: `${creditId}:used` },
        effectiveAt: api.now,
        entries: [
          { account: accounts.bankTrust, amount: -used },
          { account: leasePrepaid(lease.id), amount: used },
        ],
      });
    if (used > 0) await asSystem(api.services.db, use);
    const answer = async () =>
      api.callAs(await again(lease.resident), unclaimedProperty.claimUnclaimedItem, {
        params: { unclaimedItemId: (await only()).id },
        body: { address: '9 Pine Street, Reno, NV 89501' },
      });
    if (used > 0) expect(await refusalOf(answer())).toMatchObject({ status: 409 });
    await dayOf('2027-06-02');
    await answer();
    expect(await only()).toMatchObject({ status: 'answered', amountCents: given - used });
    expect([await balance(leasePrepaid(lease.id)), await balance(unclaimedTrust)]).toEqual([0, given - used]);
    await expect(
      api.rows('update unclaimed_items set amount = amount + 1 where source_id = $1', [creditId]),
    ).rejects.toThrow();
  });
});

describe('listOwnUnclaimedProperty', () => {
  test('shows money to its owner alone', async () => {
    const { lease } = await staleCheck();
    await dayOf('2027-06-01');
    expect(await own(lease.resident)).toMatchObject({ kind: 'deposit_check', amountCents: 100_000, canAnswer: true });
    expect(await api.callAs(await again(lease.owner), unclaimedProperty.listOwnUnclaimedProperty, {})).toEqual({
      items: [],
    });
  });
});

describe('requestUnclaimedClaim', () => {
  test('refuses what no state has', async () => {
    const { id } = await filed();
    const params = { unclaimedItemId: id };
    const body = { reason: 'They came to us', checkNumber: '7001' };
    expect(await refusalOf(api.callAs(ida, unclaimedProperty.requestUnclaimedClaim, { params, body }))).toMatchObject({
      status: 409,
    });
  });
});

describe('recordUnclaimedRefund', () => {
  test('refuses where no claim is open with a state', async () => {
    const { id } = await filed();
    const params = { unclaimedItemId: id };
    const body = { receivedOn: '2030-10-01' };
    expect(await refusalOf(api.callAs(ida, unclaimedProperty.recordUnclaimedRefund, { params, body }))).toMatchObject({
      status: 409,
    });
  });
});
