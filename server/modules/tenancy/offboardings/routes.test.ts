import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { findDeletionBlockers } from '@/server/accountDeletion';
import { asSystem } from '@/server/db/client';
import { waiveCharge } from '@/server/modules/money/charges/adjustments';
import {
  accountBalance,
  homePayable,
  invoicePosted,
  leaseDeposit,
  paymentReceived,
  prepaidWorkReceived,
} from '@/server/modules/money/ledger';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, type TestLease } from '@/tests/support/fixtures/renewals';
import { writeFinalStatement } from './jobs';

const api = testApi();
const first = api.now;
let lease: TestLease;
type Someone = TestLease['owner'];
beforeEach(async () => {
  api.now = first;
  lease = await createRunningLease(api);
});

const manager = { name: 'Elm Homes', email: 'hello@elm.test', phone: '' };
const read = (person: Someone = lease.owner, homeId = lease.homeId) =>
  api.callAs(person, offboardings.getOffboarding, { params: { homeId } });
const ask = (lastDay: string, person: Someone = lease.owner, homeId = lease.homeId) =>
  api.callAs(person, offboardings.askToOffboard, {
    params: { homeId },
    body: { lastDay, reason: 'We move back in.', nextManager: manager },
  });
const finish = async (homeId = lease.homeId) =>
  api.callAs(await createPerson(api, 'staff'), offboardings.finishOffboarding, {
    params: { homeId },
    body: { handoverNote: 'Deposits by wire, keys by courier.' },
  });
const statusOf = async (homeId = lease.homeId) =>
  (await api.rows<{ status: string }>('select status from homes where id = $1', [homeId]))[0]?.status;
const mails = async (email: string, template: string) =>
  (await findMessages(api, email)).filter((message) => message.template === template);

describe('getOffboarding', () => {
  test('names the cost, the notice, and what is open, to those who see the money and our team', async () => {
    const shown = await read();
    expect(shown).toMatchObject({
      status: null,
      canAsk: true,
      canFinish: false,
      terms: { noticeDays: 30, feeCents: 0, earliestOn: '2026-12-21' },
      lease: { residents: expect.any(Array) },
    });
    expect(shown.checks.every(({ done }) => done)).toBe(true);
    expect(await read(await createPerson(api, 'staff'))).toMatchObject({ canAsk: false });
    expect((await refusalOf(read(lease.resident))).status).toBe(404);
    const homeId = await createHome(api, { owner: lease.owner, status: 'ready' });
    expect((await read(lease.owner, homeId)).terms).toMatchObject({ noticeDays: 0, earliestOn: '2026-11-21' });
  });
});

describe('the money of a home that leaves', () => {
  /** What `getDeletion` answers with, without its counts of everything that is erased. */
  const blockersOf = ({ id }: Someone) => asSystem(api.services.db, (db) => findDeletionBlockers(db, id, api.now));

  /** A guaranteed home with rent of $3,000 a month. */
  async function rentedHome() {
    api.now = new Date('2026-12-05T18:00:00Z');
    const home = await createPaidHome(api);
    await api.rows(`update leases set terms = terms || '{"residents": ["Bo Li"]}' where id = $1`, [home.leaseId]);
    return home;
  }

  /** $3,000 of rent and a garden fee of $100 came in; a repair of $400 and a placement fee are open. */
  async function homeWithFees() {
    const home = await rentedHome();
    await chargeRent(api, home, { dueOn: '2026-12-01' });
    await chargeRent(api, home, { dueOn: '2026-12-01', kind: 'monthly', amount: 10_000, paid: 10_000 });
    const of = { id: randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
    await asSystem(api.services.db, (db) =>
      invoicePosted(db, { ...of, totalCents: 40_000, markupCents: 0, payer: 'owner' }, api.now),
    );
    return home;
  }

  test('is the next payout with its lines on the exit page, the deletion page, and in the earnings', async () => {
    const home = await homeWithFees();
    const { money, checks } = await read(home.owner, home.homeId);
    expect(money.nextPayout).toMatchObject({
      payOn: '2026-12-07',
      // $3,100 less 5% and 55% of $3,000, and the repair.
      amount: 90_000,
      lines: [
        { kind: 'management_fee', amount: -15_000 },
        { kind: 'placement_fee', amount: -165_000 },
        { kind: 'rent', amount: 300_000 },
        { kind: 'charge', amount: 10_000, description: 'Monthly fee' },
        { kind: 'vendor_invoice', amount: -40_000 },
      ],
    });
    expect(checks).toContainEqual({ check: 'payout', done: false, detail: '$900.00 on Dec 7, 2026' });
    const blockers = await blockersOf(home.owner);
    expect(blockers.find(({ code }) => code === 'unpaidPayout')).toMatchObject({
      title: 'We pay you $900.00 first',
      payouts: [{ homeId: home.homeId, ...money.nextPayout }],
    });
    expect(blockers.map(({ code }) => code)).not.toContain('undistributedFunds');
    const earnings = await api.callAs(home.owner, payouts.getEarnings, { query: { year: 2026 } });
    expect(earnings.homes).toMatchObject([{ nextAmount: 90_000, nextLines: money.nextPayout?.lines }]);
  });

  async function payOn(day: string): Promise<void> {
    api.now = new Date(`${day}T18:00:00Z`);
    const staff = await createPerson(api, 'staff');
    // The day may have the run of another test.
    await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
    const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
    await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
    await makePayouts(api.services);
  }
  const paidFor = (homeId: string) =>
    api.rows<{ amount: number }>('select amount::int from payouts where home_id = $1 order by period', [homeId]);

  test('is what is paid out on the day, and nothing afterward', async () => {
    const home = await homeWithFees();
    const promised = (await read(home.owner, home.homeId)).money.nextPayout?.amount;
    await payOn('2026-12-07');
    expect(await paidFor(home.homeId)).toEqual([{ amount: promised }]);
    expect((await read(home.owner, home.homeId)).money.nextPayout).toMatchObject({ amount: 0, lines: [] });
    const blockers = await blockersOf(home.owner);
    expect(blockers.map(({ code }) => code)).not.toContain('unpaidPayout');
  });

  test('is all paid out from the last day on, also within the reserve and below the minimum', async () => {
    const home = await homeWithFees();
    await api.rows(
      'insert into payout_settings (home_id, owner_id, reserve, minimum, updated_at) values ($1, $2, 50000, 95000, $3)',
      [home.homeId, home.owner.id, api.now.toISOString()],
    );
    await ask('2027-01-20', home.owner, home.homeId);
    await payOn('2026-12-07');
    await payOn('2027-01-05');
    // $500 in the reserve, and $400 below the minimum.
    expect(await paidFor(home.homeId)).toEqual([{ amount: 0 }, { amount: 0 }]);
    api.now = new Date('2027-01-20T18:00:00Z');
    expect((await read(await createPerson(api, 'staff'), home.homeId)).checks).toContainEqual({
      check: 'payout',
      done: false,
      detail: '$900.00 on Feb 5, 2027',
    });
    await payOn('2027-02-05');
    expect(await paidFor(home.homeId)).toEqual([{ amount: 0 }, { amount: 0 }, { amount: 90_000 }]);
    await finish(home.homeId);
    expect(await statusOf(home.homeId)).toBe('offboarded');
  });

  const guaranteedOf = ({ homeId }: { homeId: string }) =>
    api.rows<{ paid: number }>(
      'select guarantee_paid::int as paid from payouts where home_id = $1 and guarantee_paid > 0 order by period',
      [homeId],
    );

  test('has no guarantee for rent that falls due after the last day', async () => {
    const home = await rentedHome();
    for (const dueOn of ['2026-12-01', '2027-01-05']) await chargeRent(api, home, { dueOn, paid: 0 });
    await ask('2027-01-04', home.owner, home.homeId);
    await payOn('2026-12-07');
    await payOn('2027-01-05');
    expect(await guaranteedOf(home)).toEqual([{ paid: home.rent }]);
  });

  test('has no guarantee for rent that falls due after the lease has ended', async () => {
    const home = await rentedHome();
    for (const dueOn of ['2026-12-01', '2027-01-01']) await chargeRent(api, home, { dueOn, paid: 0 });
    await api.rows(
      "update leases set status = 'ended', end_reason = 'They left', ended_at = '2026-12-15T20:00:00Z' where id = $1",
      [home.leaseId],
    );
    await payOn('2026-12-07');
    await payOn('2027-01-05');
    expect(await guaranteedOf(home)).toEqual([{ paid: home.rent }]);
  });

  test('is not settled while residents owe rent that the guarantee paid; once it is given up, nothing is owed', async () => {
    const home = await rentedHome();
    await chargeRent(api, home, { dueOn: '2026-12-01', paid: 0 });
    await payOn('2026-12-07');
    await ask('2027-01-06', home.owner, home.homeId);
    api.now = new Date('2027-01-06T20:00:00Z');
    expect(await refusalOf(finish(home.homeId))).toMatchObject({
      status: 409,
      message: expect.stringContaining('residents still owe $3,000.00 that our guarantee paid'),
    });
    const [charge] = await api.rows<{ id: string }>('select id from charges where home_id = $1', [home.homeId]);
    await asSystem(api.services.db, (db) => waiveCharge(db, charge?.id ?? '', { reason: 'Given up', now: api.now }));
    expect((await finish(home.homeId)).status).toBe('done');
  });

  test('is no payout without an agreement in force', async () => {
    const home = await homeWithFees();
    await api.rows("update agreements set status = 'voided' where home_id = $1", [home.homeId]);
    const { money, checks } = await read(home.owner, home.homeId);
    expect(money.nextPayout).toBeNull();
    expect(checks).toContainEqual({ check: 'payout', done: false, detail: '$2,700.00 still to settle' });
  });

  test('is not settled while the owner owes $1,500, or credit of residents or money for work is left', async () => {
    await asSystem(api.services.db, async (db) => {
      const of = { id: randomUUID(), homeId: lease.homeId, ownerId: lease.owner.id };
      await invoicePosted(db, { ...of, totalCents: 150_000, markupCents: 0, payer: 'owner' }, api.now);
      await prepaidWorkReceived(db, { ...of, id: randomUUID() }, 45_000, api.now);
      const payment = { id: randomUUID(), leaseId: lease.id, clearing: 'bank' as const };
      await paymentReceived(db, payment, { charges: 0, deposit: 0, prepaid: 2_000 }, api.now);
    });
    expect((await read()).checks).toContainEqual({
      check: 'payout',
      done: false,
      detail: '$1,500.00 owed by the homeowner, $450.00 paid ahead for work, $20.00 of residents’ credit',
    });
    await ask('2026-12-21');
    api.now = new Date('2026-12-21T20:00:00Z');
    expect(await refusalOf(finish())).toMatchObject({
      status: 409,
      message: expect.stringContaining('$1,500.00 owed by the homeowner'),
    });
  });
});

describe('askToOffboard', () => {
  test('needs the notice of the agreement: a day less is refused', async () => {
    expect(await refusalOf(ask('2026-12-20'))).toMatchObject({ status: 400, fields: { lastDay: expect.any(String) } });
    expect(await ask('2026-12-21')).toMatchObject({ status: 'asked', lastDay: '2026-12-21', canAsk: false });
    expect((await refusalOf(ask('2026-12-21'))).status).toBe(409);
    expect(await mails(lease.owner.email, 'offboardingUpdate')).toHaveLength(1);
  });

  test('is the owner’s alone', async () => {
    expect((await refusalOf(ask('2026-12-21', await createPerson(api, 'staff')))).status).toBe(404);
    expect((await refusalOf(ask('2026-12-21', await createPerson(api)))).status).toBe(404);
  });
});

describe('withdrawOffboarding', () => {
  test('the owner stays after all, and may ask again', async () => {
    const withdraw = () =>
      api.callAs(lease.owner, offboardings.withdrawOffboarding, { params: { homeId: lease.homeId }, body: {} });
    expect((await refusalOf(withdraw())).status).toBe(409);
    await ask('2026-12-21');
    expect(await withdraw()).toMatchObject({ status: null, canAsk: true });
    expect((await ask('2026-12-31')).lastDay).toBe('2026-12-31');
  });
});

describe('finishOffboarding', () => {
  test('not before the last day, and not while work or a deposit is open', async () => {
    await ask('2026-12-21');
    expect(await refusalOf(finish())).toMatchObject({ status: 409, message: expect.stringContaining('Dec 21') });
    api.now = new Date('2026-12-21T20:00:00Z');
    await api.rows(
      `insert into move_outs (id, home_id, lease_id, status, left_on, deposit, time_zone, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'left', '2026-12-01', 100, 'America/Los_Angeles', now(), now())`,
      [lease.homeId, lease.id],
    );
    expect(await refusalOf(finish())).toMatchObject({ status: 409, message: expect.stringContaining('deposit') });
    expect(await statusOf()).toBe('leased');
  });

  test('hands over what residents still owe, closes it here, and tells them whom to pay', async () => {
    await createCharges(api, lease.id);
    await ask('2026-12-21');
    api.now = new Date('2026-12-21T20:00:00Z');
    await createCharges(api, lease.id);
    const openCents = async () =>
      (
        await api.rows<{ open: number }>(
          `select coalesce(sum(amount - credited - paid), 0)::int as open from charges
           where lease_id = $1 and status in ('open', 'partly_paid')`,
          [lease.id],
        )
      )[0]?.open;
    const owed = await openCents();
    expect(owed).toBeGreaterThan(lease.rentCents);
    expect((await read(await createPerson(api, 'staff'))).money.owedByResidentsCents).toBe(owed);
    await finish();
    expect(await openCents()).toBe(0);
    const books = await asSystem(api.services.db, (db) =>
      accountBalance(db, homePayable({ homeId: lease.homeId, ownerId: lease.owner.id })),
    );
    expect(books).toBe(0);
    expect(await mails(lease.resident.email, 'balanceHandedOver')).toMatchObject([
      { data: { manager: 'Elm Homes', owedCents: owed } },
    ]);
    const [row] = await api.rows<{ id: string; owed: number }>(
      "select id, (handed_over->>'owedCents')::int as owed from offboardings where home_id = $1",
      [lease.homeId],
    );
    expect(row?.owed).toBe(owed);
  });

  test('hands over the deposit and the lease, charges nothing more, and everyone hears of it', async () => {
    await asSystem(api.services.db, (db) =>
      paymentReceived(
        db,
        { id: lease.id, leaseId: lease.id, clearing: 'processor' },
        { charges: 0, deposit: 300_000, prepaid: 0 },
        api.now,
      ),
    );
    await ask('2026-12-21');
    api.now = new Date('2026-12-21T20:00:00Z');
    expect(await finish()).toMatchObject({ status: 'done', canFinish: false });
    expect(await statusOf()).toBe('offboarded');
    expect(await asSystem(api.services.db, (db) => accountBalance(db, leaseDeposit(lease.id)))).toBe(0);
    expect((await refusalOf(finish())).status).toBe(409);
    api.now = first;
    const before = (await api.callAs(lease.resident, charges.listCharges, { params: { leaseId: lease.id } })).charges;
    api.now = new Date('2027-02-21T20:00:00Z');
    await createCharges(api, lease.id);
    api.now = first;
    const after = (await api.callAs(lease.resident, charges.listCharges, { params: { leaseId: lease.id } })).charges;
    expect(after.filter(({ period }) => period !== null && period.start > '2026-12-21')).toEqual(
      before.filter(({ period }) => period !== null && period.start > '2026-12-21'),
    );
    expect(await mails(lease.resident.email, 'managementEnded')).toMatchObject([
      { data: { manager: 'Elm Homes', depositCents: 300_000 } },
    ]);
    expect(await mails(lease.owner.email, 'offboardingUpdate')).toHaveLength(2);
    const [row] = await api.rows<{ id: string }>('select id from offboardings where home_id = $1', [lease.homeId]);
    for (let time = 0; time < 2; time += 1) await writeFinalStatement(api.services, row);
    const { items } = await api.callAs(lease.owner, documents.listDocuments, {});
    expect(items.filter(({ name }) => name.startsWith('Final statement'))).toHaveLength(1);
  });
});
