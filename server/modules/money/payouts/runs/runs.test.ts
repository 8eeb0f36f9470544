import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { payouts } from '@/contract/money/payouts/endpoints';
import { asSystem } from '@/server/db/client';
import {
  accountBalance,
  accounts,
  advancePaid,
  homeAdvance,
  homePayable,
  processorSettled,
} from '@/server/modules/money/ledger';
import { post } from '@/server/modules/money/ledger/entries';
import { activateDue } from '@/server/modules/money/payoutAccounts';
import { preparePayout } from '@/server/modules/money/payouts/computation/computation';
import { followPayouts, handlePayoutEvent, makePayouts, openPayoutRuns } from '@/server/modules/money/payouts/jobs';
import * as repo from '@/server/modules/money/payouts/repo';
import { testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import {
  chargeRent,
  createPaidHome,
  createPayoutAccount,
  createW9,
  emptyBalance,
  insertSignedAdvance,
  payRent,
  writeStatements,
} from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRun, nextPayDay, payDayOf, releaseRun } from './runs';
import { makeRun } from './system';

const api = testApi();
type Home = Awaited<ReturnType<typeof createPaidHome>>;
let home: Home;
type Someone = Awaited<ReturnType<typeof createPerson>>;
let staff: Someone;

beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  // Homes of other tests are not paid again.
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  staff = await createPerson(api, 'staff');
});

/** Pays everyone who is due on a day: run, release by another person, payouts. */
async function payOn(day: string): Promise<void> {
  api.now = new Date(`${day}T18:00:00Z`);
  const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  await makePayouts(api.services);
}
interface Payout {
  status: string;
  held_for: string | null;
  amount: number;
  carried: number;
}
const payoutsOf = ({ homeId }: { homeId: string } = home) =>
  api.rows<Payout>(
    'select status, held_for, amount::int, carried::int from payouts where home_id = $1 order by period, created_at',
    [homeId],
  );
const linesOf = async (period: string, { homeId }: { homeId: string } = home) =>
  Object.fromEntries(
    (
      await api.rows<{ kind: string; amount: number }>(
        `select line.kind, sum(line.amount)::int as amount from payout_lines line join payouts on payouts.id = payout_id
         where payouts.home_id = $1 and period = $2 group by line.kind`,
        [homeId, period],
      )
    ).map(({ kind, amount }) => [kind, amount]),
  );
const balanceOf = (account: Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const payable = () => balanceOf(homePayable({ homeId: home.homeId }));

/** Cents that went to the accounts of this home's payees at the processor, less what was taken back. */
const netTransfers = async () => {
  const [row] = await api.rows<{ net: number }>(
    `select sum((body->>'amount')::int - (body->>'amount_reversed')::int)::int as net from sandbox.objects
     where kind = 'transfer' and body->>'destination' in (select processor_account from payout_accounts
       join payout_parts part on part.account_id = payout_accounts.id where part.home_id = $1)`,
    [home.homeId],
  );
  return row?.net;
};
/** Cents that lie on these accounts. */
async function connectedCents(): Promise<number> {
  const rows = await api.rows<{ account: string }>(
    `select distinct processor_account as account from payout_accounts join payout_parts part
       on part.account_id = payout_accounts.id where part.home_id = $1`,
    [home.homeId],
  );
  let sum = 0;
  for (const { account } of rows) {
    const { card, bank_account: bank } = await api.services.payouts.readBalance(account);
    sum += card + bank;
  }
  return sum;
}

/** Lines add up to what was sent, and the books hold what the payouts say. */
async function expectWhole(): Promise<void> {
  const wrong = await api.rows(
    `select payouts.id from payouts left join payout_lines line on payout_id = payouts.id where payouts.status <> 'held'
     group by payouts.id, payouts.amount having coalesce(sum(line.amount), 0) <> payouts.amount`,
  );
  expect(wrong).toEqual([]);
  const parts = await api.rows(
    `select payouts.id from payouts left join payout_parts part on payout_id = payouts.id
     and not exists (select from payout_parts again where again.resends = part.id)
     where payouts.status in ('ready', 'sent', 'paid', 'returned')
     group by payouts.id, payouts.amount having coalesce(sum(part.amount), 0) <> payouts.amount`,
  );
  expect(parts).toEqual([]);
  const unbooked = await api.rows(
    `select part.id from payout_parts part where (part.processor_ref is not null) <> exists (
       select from ledger_transactions where source_type = 'payoutPart' and source_id = part.id::text and kind = 'payoutSent')
     or (part.status = 'returned' and part.processor_ref is not null) <> exists (
       select from ledger_transactions where source_type = 'payoutPart' and source_id = part.id::text and kind = 'payoutReturned')`,
  );
  expect(unbooked).toEqual([]);
  const theirs = await api.rows(
    "select body->'metadata'->>'key' as id, (body->>'amount')::int as amount from sandbox.objects where kind = 'payout' order by 1",
  );
  const ours = await api.rows(
    'select id::text, amount::int from payout_parts where processor_ref is not null order by 1',
  );
  expect(ours).toEqual(theirs);
}

describe('pay days', () => {
  test('are the plan’s own, or the next day on which banks work', () => {
    expect(payDayOf('2026-12-01', 5)).toBe('2026-12-07');
    expect(payDayOf('2026-11-01', 5)).toBe('2026-11-05');
    expect(payDayOf('2027-01-01', 1)).toBe('2027-01-04');
    // July 4 is a Saturday: banks are open on Friday.
    expect(payDayOf('2026-07-01', 3)).toBe('2026-07-03');
    // The next bank day is March 2: February is paid in February.
    expect(payDayOf('2026-02-01', 28)).toBe('2026-02-27');
    expect(nextPayDay(28, '2026-02-27')).toBe('2026-02-27');
    expect(nextPayDay(5, '2026-12-07')).toBe('2026-12-07');
    expect(nextPayDay(5, '2026-12-08')).toBe('2027-01-05');
  });

  test('open a run by themselves, once, three business days ahead', async () => {
    await createPaidHome(api);
    const opened = () => api.rows("select status, created_by from payout_runs where pay_on = '2027-03-05'");
    api.now = new Date('2027-03-01T18:00:00Z');
    await openPayoutRuns(api.services);
    expect(await opened()).toEqual([]);
    api.now = new Date('2027-03-02T18:00:00Z');
    await Promise.all([openPayoutRuns(api.services), openPayoutRuns(api.services)]);
    expect(await opened()).toEqual([{ status: 'open', created_by: null }]);
  });
});

describe('a run', () => {
  test('requires a second person for the release, and pays nothing before', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2027-04-01' });
    api.now = new Date('2027-04-05T18:00:00Z');
    const run = await asSystem(api.services.db, (db) => createRun(db, '2027-04-05', staff.id, api.now));
    const release = (id: string) => asSystem(api.services.db, (db) => releaseRun(db, run.id, id, api.now));
    await expect(release(staff.id)).rejects.toThrow(/Someone else/);
    await makePayouts(api.services);
    expect(await payoutsOf()).toEqual([]);
    await release((await createPerson(api, 'staff')).id);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 120_000 }]);
  });

  /** Rent of $3,000 that came in, in a run of this day that was released. */
  async function releasedRun(day = '2027-01-05'): Promise<{ id: string; maker: Someone }> {
    api.now = new Date(`${day}T18:00:00Z`);
    await chargeRent(api, home, { dueOn: '2027-01-01' });
    const [maker, other] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    const run = await asSystem(api.services.db, (db) => createRun(db, day, maker.id, api.now));
    await asSystem(api.services.db, (db) => releaseRun(db, run.id, other.id, api.now));
    return { id: run.id, maker };
  }
  const addToPayable = (amount: number) =>
    asSystem(api.services.db, (db) =>
      post(db, {
        kind: 'test',
        source: { type: 'test', id: home.homeId },
        effectiveAt: api.now,
        entries: [
          { account: accounts.bankTrust, amount },
          { account: homePayable({ homeId: home.homeId, ownerId: home.owner.id }), amount: -amount },
        ],
      }),
    );

  test('pays no more than was released: what grew since waits for another release, by another person', async () => {
    home = await createPaidHome(api);
    const { id, maker } = await releasedRun();
    await addToPayable(50_000);
    await makePayouts(api.services);
    expect(await payoutsOf()).toEqual([]);
    const shown = await api.callAs(maker, payouts.getPayoutRun, { params: { payoutRunId: id } });
    expect(shown).toMatchObject({
      canRelease: false,
      changed: [{ homeId: home.homeId, released: 120_000, now: 170_000 }],
    });
    const release = async (person: Someone) =>
      asSystem(api.services.db, (db) => releaseRun(db, id, person.id, api.now));
    await expect(release(maker)).rejects.toThrow(/Someone else/);
    await release(await createPerson(api, 'staff'));
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 170_000 }]);
    const after = await api.callAs(maker, payouts.getPayoutRun, { params: { payoutRunId: id } });
    expect(after).toMatchObject({ changed: [], finished: true });
    await expect(release(await createPerson(api, 'staff'))).rejects.toThrow(/already/);
  });

  test('pays what is less than was released without another release', async () => {
    home = await createPaidHome(api);
    await releasedRun();
    await addToPayable(-50_000);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 70_000 }]);
  });

  test('pays rent that came in since the release', async () => {
    home = await createPaidHome(api, { plan: 'NoGuarantee' });
    await releasedRun('2027-01-11');
    const charge = await chargeRent(api, home, { dueOn: '2027-01-02', paid: 0 });
    await payRent(api, home, charge, home.rent);
    await makePayouts(api.services);
    const [made] = await payoutsOf();
    expect(made?.status).toBe('sent');
    expect(made?.amount).toBeGreaterThan(home.rent);
  });

  test('is refused by the database to the person who prepared it', async () => {
    const insert = api.rows(
      `insert into payout_runs (id, pay_on, status, created_by, released_by, created_at, released_at)
       values (gen_random_uuid(), '2028-01-05', 'released', $1, $1, now(), now())`,
      [staff.id],
    );
    await expect(insert).rejects.toThrow(/check constraint/);
  });
});

describe('Monthly', () => {
  test('pays rent less our fees, and leaves nothing owed', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2026-12-01' });
    await payOn('2026-12-07');
    // $3,000 less 5% and a placement of 55%.
    expect(await linesOf('2026-12-01')).toEqual({ management_fee: -15_000, placement_fee: -165_000, rent: 300_000 });
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 120_000 }]);
    expect(await payable()).toBe(0);
    await chargeRent(api, home, { dueOn: '2027-01-01' });
    await payOn('2027-01-05');
    expect(await payoutsOf()).toMatchObject([{}, { amount: 285_000 }]);
    await expectWhole();
  });

  test('pays on its day when the resident is late, and gets the rent when it comes', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2027-01-31' });
    await payOn('2027-02-05');
    const used = await balanceOf(accounts.guaranteePaid);
    const late = await chargeRent(api, home, { dueOn: '2027-03-01', paid: 100_000 });
    await payOn('2027-03-05');
    expect(await linesOf('2027-03-01')).toEqual({ management_fee: -15_000, rent: 100_000, guarantee: 200_000 });
    expect(await balanceOf(accounts.guaranteePaid)).toBe(used + 200_000);
    await payRent(api, home, late, 200_000);
    await chargeRent(api, home, { dueOn: '2027-04-01' });
    await payOn('2027-04-05');
    expect(await linesOf('2027-04-01')).toMatchObject({ late_rent: 200_000, guarantee_repaid: -200_000 });
    expect((await payoutsOf()).map(({ amount }) => amount)).toEqual([120_000, 285_000, 285_000]);
    expect(await balanceOf(accounts.guaranteePaid)).toBe(used);
    expect(await payable()).toBe(0);
    await expectWhole();
  });

  test('takes 5% of a rent of $3,475, and nothing of a garden fee of $100 on its own line', async () => {
    home = await createPaidHome(api, { rent: 3_475 });
    for (const month of ['2027-04', '2027-05']) {
      await chargeRent(api, home, { dueOn: `${month}-01` });
      await chargeRent(api, home, { dueOn: `${month}-01`, kind: 'monthly', amount: 10_000, paid: 10_000 });
      await payOn(`${month}-05`);
    }
    expect(await linesOf('2027-05-01')).toEqual({ management_fee: -17_375, rent: 347_500, charge: 10_000 });
    expect(
      await api.rows(
        `select description, line.amount::int from payout_lines line join payouts on payouts.id = payout_id
         where payouts.home_id = $1 and kind = 'charge' order by period`,
        [home.homeId],
      ),
    ).toEqual([
      { description: 'Monthly fee', amount: 10_000 },
      { description: 'Monthly fee', amount: 10_000 },
    ]);
    expect(await payable()).toBe(0);
    await expectWhole();
  });

  // Beside a paid rent of $3,000: $100 of the kind are paid, and $50 are not.
  const untouched = { management_fee: -15_000, placement_fee: -165_000, rent: 300_000 };
  test.each([
    ['rent', { ...untouched, management_fee: -15_750, rent: 310_000, guarantee: 5_000 }],
    ['pet_rent', { ...untouched, charge: 10_000 }],
    ['parking', { ...untouched, charge: 10_000 }],
    ['utility', { ...untouched, charge: 10_000 }],
    ['monthly', { ...untouched, charge: 10_000 }],
    ['one_time', { ...untouched, charge: 10_000 }],
    ['bill', { ...untouched, charge: 10_000 }],
    ['deposit', untouched],
    ['late_fee', untouched],
    ['returned_payment_fee', untouched],
    ['returned_refund', untouched],
  ] as const)('pays out charges of the kind %s by its rules', async (kind, lines) => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2027-05-01' });
    await chargeRent(api, home, { dueOn: '2027-05-01', kind, amount: 10_000, paid: 10_000 });
    await chargeRent(api, home, { dueOn: '2027-05-01', kind, amount: 5_000, paid: 0 });
    await payOn('2027-05-05');
    expect(await linesOf('2027-05-01')).toEqual(lines);
    await expectWhole();
  });

  test('pays a fee that comes late without our fee and without touching the guarantee', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2027-05-01' });
    const pet = await chargeRent(api, home, { dueOn: '2027-05-01', kind: 'pet_rent', amount: 4_000, paid: 0 });
    await payOn('2027-05-05');
    await payRent(api, home, pet, 4_000);
    await chargeRent(api, home, { dueOn: '2027-06-01' });
    await payOn('2027-06-07');
    expect(await linesOf('2027-06-01')).toEqual({ management_fee: -15_000, rent: 300_000, charge: 4_000 });
    await expectWhole();
  });

  test('stops at the limit of the guarantee', async () => {
    home = await createPaidHome(api, { rent: 4_000 });
    for (const [dueOn, day] of [
      ['2027-05-01', '2027-05-05'],
      ['2027-06-01', '2027-06-07'],
      ['2027-07-01', '2027-07-06'],
    ] as const) {
      await chargeRent(api, home, { dueOn, paid: 0 });
      await payOn(day);
    }
    // $9,000 for three months of $4,000.
    expect(await linesOf('2027-07-01')).toEqual({ management_fee: -5_000, guarantee: 100_000 });
    await expectWhole();
  });
});

test('a plan that changes after the payout of a month pays nothing more in that month', async () => {
  home = await createPaidHome(api);
  await chargeRent(api, home, { dueOn: '2030-08-01' });
  await payOn('2030-08-05');
  await api.rows(
    `update agreements set terms = jsonb_set(jsonb_set(terms, '{offer,plan,plan}', '"NoGuarantee"'), '{offer,plan,payoutDay}', '10')
     where home_id = $1`,
    [home.homeId],
  );
  await payOn('2030-08-12');
  expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 120_000 }]);
  await chargeRent(api, home, { dueOn: '2030-09-01' });
  await payOn('2030-09-10');
  expect(await payoutsOf()).toMatchObject([{ amount: 120_000 }, { status: 'sent', amount: 285_000 }]);
  expect(await payable()).toBe(0);
  await expectWhole();
});

test('NoGuarantee pays what came in, after it came in', async () => {
  home = await createPaidHome(api, { plan: 'NoGuarantee' });
  const part = await chargeRent(api, home, { dueOn: '2026-12-01', paid: 100_000 });
  const plan = await api.rows<{ day: number; fee: number }>(
    `select (terms->'offer'->'plan'->>'payoutDay')::int as day, (terms->'offer'->'plan'->>'managementFeeBps')::int as fee
     from agreements where home_id = $1`,
    [home.homeId],
  );
  const [{ day, fee } = { day: 5, fee: 0 }] = plan;
  await payOn(payDayOf('2026-12-01', day));
  const placement = 165_000;
  const first = 100_000 - (100_000 * fee) / 10_000 - placement;
  expect(await payoutsOf()).toMatchObject([{ status: 'carried', amount: 0, carried: first }]);
  await payRent(api, home, part, 200_000);
  await payOn(payDayOf('2027-01-01', day));
  expect(await payoutsOf()).toMatchObject([{}, { amount: 300_000 - (300_000 * fee) / 10_000 - placement }]);
  await expectWhole();
});

test('an advance goes out with the next payout, and its rent comes in for us', async () => {
  home = await createPaidHome(api, { plan: 'Yearly' });
  const advance = { whole: 3_420_000, fee: 216_000 };
  const subject = { id: crypto.randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
  await insertSignedAdvance(api, home, subject.id);
  await asSystem(api.services.db, (db) => advancePaid(db, subject, advance, api.now));
  await chargeRent(api, home, { dueOn: '2027-08-01' });
  await payOn('2027-08-05');
  expect(await linesOf('2027-08-01')).toEqual({
    management_fee: -15_000,
    placement_fee: -165_000,
    rent: 300_000,
    advance: 3_420_000,
    advance_fee: -216_000,
    advance_repaid: -285_000,
  });
  expect(await payoutsOf()).toMatchObject([{ amount: 3_039_000 }]);
  expect(await balanceOf(homeAdvance({ homeId: home.homeId }))).toBe(3_135_000);
  // The lease breaks: what comes in afterwards pays the advance back.
  await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'left' where home_id = $1", [
    home.homeId,
  ]);
  await chargeRent(api, home, { dueOn: '2027-09-01', amount: 50_000, paid: 50_000, kind: 'one_time' });
  await payOn('2027-09-07');
  expect(await linesOf('2027-09-01')).toEqual({ charge: 50_000, clawback: -50_000 });
  await expectWhole();
});

test('a home of two is paid to both, and each gets the statement', async () => {
  home = await createPaidHome(api);
  const coOwner = await createPerson(api);
  await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: coOwner });
  await createPayoutAccount(api, coOwner.id);
  await api.rows(
    `insert into payout_shares (home_id, owner_id, person_id, basis_points)
     values ($1, $2, $2, 6000), ($1, $2, $3, 4000)`,
    [home.homeId, home.owner.id, coOwner.id],
  );
  await chargeRent(api, home, { dueOn: '2026-12-01' });
  await payOn('2026-12-07');
  await writeStatements(api);
  const parts = await api.rows('select person_id, amount::int from payout_parts where home_id = $1 order by amount', [
    home.homeId,
  ]);
  expect(parts).toEqual([
    { person_id: coOwner.id, amount: 48_000 },
    { person_id: home.owner.id, amount: 72_000 },
  ]);
  const statements = await api.rows(
    "select owner_id from documents where home_id = $1 and category = 'statement' order by owner_id = $2",
    [home.homeId, home.owner.id],
  );
  expect(statements).toEqual([{ owner_id: coOwner.id }, { owner_id: home.owner.id }]);
  await expectWhole();
});

describe('what cannot be sent', () => {
  test('waits for a W-9, then goes out in full', async () => {
    home = await createPaidHome(api, { w9: false });
    await chargeRent(api, home, { dueOn: '2026-12-01' });
    await payOn('2026-12-07');
    expect(await payoutsOf()).toMatchObject([{ status: 'held', held_for: 'w9', amount: 120_000 }]);
    expect(await payable()).toBe(300_000);
    const templates = async () => (await findMessages(api, home.owner.email)).map(({ template }) => template);
    expect(await templates()).toContain('payoutNeedsForm');
    await createW9(api, home.owner.id);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', held_for: null, amount: 120_000 }]);
    await expectWhole();
  });

  test('waits for a bank account, and goes into the next month’s payout if none comes', async () => {
    home = await createPaidHome(api, { account: false });
    await chargeRent(api, home, { dueOn: '2027-11-01' });
    await payOn('2027-11-05');
    expect(await payoutsOf()).toMatchObject([{ status: 'held', held_for: 'no_account' }]);
    await chargeRent(api, home, { dueOn: '2027-12-01' });
    await createPayoutAccount(api, home.owner.id);
    // The worker was away: the next month's run comes first.
    api.now = new Date('2027-12-06T18:00:00Z');
    const run = await asSystem(api.services.db, (db) => createRun(db, '2027-12-06', null, api.now));
    await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 405_000 }]);
    expect(await payable()).toBe(0);
    await expectWhole();
  });

  test('is cleared while the next month is made: $1,200 and $2,850 go out, and nothing twice', async () => {
    home = await createPaidHome(api, { account: false });
    await chargeRent(api, home, { dueOn: '2030-11-01' });
    await payOn('2030-11-05');
    await chargeRent(api, home, { dueOn: '2030-12-01' });
    await createPayoutAccount(api, home.owner.id);
    const [held] = await api.rows<{ id: string }>('select id from payouts where home_id = $1', [home.homeId]);
    api.now = new Date('2030-12-05T18:00:00Z');
    const run = await asSystem(api.services.db, (db) => createRun(db, '2030-12-05', null, api.now));
    await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
    await asSystem(api.services.db, (db) => activateDue(db, api.now));
    const { promise: isCleared, resolve: cleared } = Promise.withResolvers<void>();
    const clearing = asSystem(api.services.db, async (db) => {
      await repo.lockHome(db, home.homeId);
      const row = (await repo.lock(db, held?.id ?? '')) ?? expect.fail('no held payout');
      const [payableHome] = await repo.listPayableHomes(db, home.homeId);
      const { period, payOn: day, runId } = row;
      const month = { period, payOn: day, runId };
      await preparePayout(db, payableHome ?? expect.fail('no home'), month, { now: api.now, held: row });
      cleared();
      // The next month is being made, and what is cleared is not visible yet.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await isCleared;
    await Promise.all([clearing, makeRun(api.services, run.id)]);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([
      { status: 'sent', amount: 120_000 },
      { status: 'sent', amount: 285_000 },
    ]);
    expect(await payable()).toBe(0);
    await expectWhole();
  });

  test('withholds 24% of the gross rent where the number is missing, and owes it to the IRS', async () => {
    home = await createPaidHome(api);
    await api.rows(`update w9s set form = '{"struckOut": true, "name": "Ada"}' where user_id = $1`, [home.owner.id]);
    await chargeRent(api, home, { dueOn: '2028-02-01' });
    const before = await balanceOf(accounts.taxesWithheld);
    await payOn('2028-02-07');
    expect(await linesOf('2028-02-01')).toMatchObject({ withholding: -72_000 });
    expect(await payoutsOf()).toMatchObject([{ amount: 48_000 }]);
    expect(await balanceOf(accounts.taxesWithheld)).toBe(before + 72_000);
    await expectWhole();
  });

  test('withholds from the part of the one who reports it, and waits for the form of everyone who does', async () => {
    home = await createPaidHome(api);
    const bo = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: bo });
    await api.rows(
      `insert into tax_reporters (home_id, owner_id, person_id, basis_points, since)
       values ($1, $2, $2, 7500, $4), ($1, $2, $3, 2500, $4)`,
      [home.homeId, home.owner.id, bo.id, '2029-02-04'],
    );
    await chargeRent(api, home, { dueOn: '2029-02-01' });
    await payOn('2029-02-05');
    expect(await payoutsOf()).toMatchObject([{ status: 'held', held_for: 'w9' }]);
    await createW9(api, bo.id);
    await api.rows(`update w9s set form = '{"struckOut": true, "name": "Bo"}' where user_id = $1`, [bo.id]);
    await makePayouts(api.services);
    expect(await linesOf('2029-02-01')).toMatchObject({ withholding: -18_000 });
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 102_000 }]);
    await expectWhole();
  });

  test('stays with us below the minimum and within the reserve', async () => {
    home = await createPaidHome(api);
    await api.rows(
      'insert into payout_settings (home_id, owner_id, reserve, minimum, updated_at) values ($1, $2, 50000, 100000, $3)',
      [home.homeId, home.owner.id, api.now.toISOString()],
    );
    await chargeRent(api, home, { dueOn: '2028-03-01' });
    await payOn('2028-03-06');
    expect(await payoutsOf()).toMatchObject([{ status: 'carried', amount: 0, carried: 70_000 }]);
    await chargeRent(api, home, { dueOn: '2028-04-01' });
    await payOn('2028-04-05');
    expect(await payoutsOf()).toMatchObject([{}, { status: 'sent', amount: 355_000 }]);
    expect(await payable()).toBe(50_000);
    await expectWhole();
  });
});

describe('what was sent', () => {
  test('is paid when the bank has it, with its trace', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2028-05-01' });
    await payOn('2028-05-05');
    advanceClock(api, 5 * 86_400);
    await followPayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'paid' }]);
    const parts = await api.rows('select trace_id, arrives_on::text from payout_parts where home_id = $1', [
      home.homeId,
    ]);
    expect(parts).toMatchObject([{ trace_id: expect.stringMatching(/^0910\d{11}$/), arrives_on: '2028-05-09' }]);
  });

  test('moves when the processor tells of it, by its name or by our key, however often', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2028-08-01' });
    await payOn('2028-08-07');
    const [part] = await api.rows<{ id: string; ref: string }>(
      'select id, processor_ref as ref from payout_parts where home_id = $1',
      [home.homeId],
    );
    advanceClock(api, 5 * 86_400);
    await handlePayoutEvent(api.services, { account: 'acct_1', ref: 'po_unknown' });
    expect(await payoutsOf()).toMatchObject([{ status: 'sent' }]);
    await handlePayoutEvent(api.services, { account: 'acct_1', ref: 'po_lost_reply', key: part?.id });
    await handlePayoutEvent(api.services, { account: 'acct_1', ref: part?.ref });
    expect(await payoutsOf()).toMatchObject([{ status: 'paid' }]);
  });

  test.each([
    ['on its way', '000111111116'],
    ['after it was paid', '000111111113'],
  ])('is owed again when the bank sends it back %s, and its account is blocked', async (_, number) => {
    home = await createPaidHome(api, { account: false });
    await createPayoutAccount(api, home.owner.id, number);
    const day = number.endsWith('6') ? '2028-06-05' : '2028-07-05';
    await chargeRent(api, home, { dueOn: `${day.slice(0, 7)}-01` });
    await payOn(day);
    for (let n = 0; n < 8; n += 1) {
      advanceClock(api, 86_400);
      await followPayouts(api.services);
    }
    expect(await payoutsOf()).toMatchObject([{ status: 'returned' }]);
    expect(await payable()).toBe(120_000);
    const accountsOf = await api.rows('select status, failure from payout_accounts where owner_id = $1', [
      home.owner.id,
    ]);
    expect(accountsOf).toMatchObject([
      { status: 'blocked', failure: number.endsWith('6') ? 'no_account' : 'account_closed' },
    ]);
    expect((await findMessages(api, home.owner.email)).map(({ template }) => template)).toContain('payoutReturned');
    // A new account gets it at once, without the next payout.
    await api.rows("update payout_accounts set status = 'replaced' where owner_id = $1", [home.owner.id]);
    await createPayoutAccount(api, home.owner.id);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent' }]);
    expect(await payable()).toBe(0);
    expect(await netTransfers()).toBe(120_000);
    expect(await connectedCents()).toBe(0);
    await expectWhole();
  });

  test('is owed to its own person when one part of two comes back, and sent again alone', async () => {
    home = await createPaidHome(api);
    const bo = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: bo });
    await createPayoutAccount(api, bo.id, '000111111116');
    await api.rows(
      `insert into payout_shares (home_id, owner_id, person_id, basis_points)
       values ($1, $2, $2, 5000), ($1, $2, $3, 5000)`,
      [home.homeId, home.owner.id, bo.id],
    );
    await chargeRent(api, home, { dueOn: '2029-08-01' });
    await payOn('2029-08-06');
    advanceClock(api, 5 * 86_400);
    await followPayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'returned', amount: 120_000 }]);
    const paidTo = async () =>
      Object.fromEntries(
        (
          await api.rows<{ name: string; amount: number }>(
            `select case person_id when $2 then 'Bo' else 'owner' end as name, sum(amount)::int as amount from payout_parts
             where home_id = $1 and status in ('sent', 'paid') group by 1`,
            [home.homeId, bo.id],
          )
        ).map(({ name, amount }) => [name, amount]),
      );
    expect(await paidTo()).toEqual({ owner: 60_000 });
    await chargeRent(api, home, { dueOn: '2029-09-01' });
    await payOn('2029-09-05');
    // Bo's part of the month has no account either: it waits for one.
    expect(await payoutsOf()).toMatchObject([{ status: 'returned' }, { status: 'held', held_for: 'no_account' }]);
    await api.rows("update payout_accounts set status = 'replaced' where owner_id = $1", [bo.id]);
    await createPayoutAccount(api, bo.id);
    await makePayouts(api.services);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([
      { status: 'sent', amount: 120_000 },
      { status: 'sent', amount: 285_000 },
    ]);
    // $600 and half of $2,850 each: nothing of Bo's goes to the other owner.
    expect(await paidTo()).toEqual({ owner: 202_500, Bo: 202_500 });
    expect(await netTransfers()).toBe(405_000);
    expect(await connectedCents()).toBe(0);
    expect(await payable()).toBe(0);
    await expectWhole();
  });

  test('goes to each owner in their part', async () => {
    home = await createPaidHome(api);
    const bo = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: bo });
    await createPayoutAccount(api, bo.id);
    await asSystem(api.services.db, (db) =>
      db
        .insertInto('payoutShares')
        .values([
          { homeId: home.homeId, ownerId: home.owner.id, personId: home.owner.id, basisPoints: 3_333 },
          { homeId: home.homeId, ownerId: home.owner.id, personId: bo.id, basisPoints: 6_667 },
        ])
        .execute(),
    );
    await chargeRent(api, home, { dueOn: '2028-09-01', amount: 300_001, paid: 300_001 });
    await payOn('2028-09-05');
    const parts = await api.rows<{ amount: number }>(
      'select amount::int, status from payout_parts where home_id = $1 order by amount',
      [home.homeId],
    );
    expect(parts).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
    expect(await payoutsOf()).toMatchObject([{ amount: whole, status: 'sent' }]);
    await expectWhole();
  });
});

describe('our balance at the processor', () => {
  const partsOf = () =>
    api.rows<{ id: string; status: string; waits_for: string | null; amount: number; refusal: string | null }>(
      'select id, status, waits_for, amount::int, refusal from payout_parts where home_id = $1 order by id',
      [home.homeId],
    );
  const accountOfOwner = () => api.rows('select status from payout_accounts where owner_id = $1', [home.owner.id]);
  const topUps = () =>
    api.rows<{ status: string; amount: number }>('select status, amount::int from top_ups order by id');
  /** Rents that were settled to the trust bank account. */
  const fillTrust = (amount: number) =>
    asSystem(api.services.db, (db) => processorSettled(db, { id: crypto.randomUUID(), amount }, api.now));

  test('is topped up from the trust account when it is short, and blocks no bank account meanwhile', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2029-03-01' });
    api.now = new Date('2029-03-05T17:00:00Z');
    await emptyBalance(api);
    await fillTrust(50_000_000);
    await api.rows("update top_ups set status = 'succeeded'");
    const [trust, processor] = [await balanceOf(accounts.bankTrust), await balanceOf(accounts.processor)];
    await payOn('2029-03-05');
    expect(await partsOf()).toMatchObject([{ status: 'ready', waits_for: 'balance', refusal: 'balance_insufficient' }]);
    expect(await accountOfOwner()).toEqual([{ status: 'active' }]);
    expect(await payable()).toBe(120_000);
    expect((await findMessages(api, home.owner.email)).map(({ template }) => template)).not.toContain('payoutReturned');
    // Asked again, nothing is ordered twice.
    await makePayouts(api.services);
    expect((await topUps()).at(-1)).toEqual({ status: 'pending', amount: 120_000 });
    expect(await balanceOf(accounts.bankTrust)).toBe(trust - 120_000);
    expect(await balanceOf(accounts.processor)).toBe(processor + 120_000);
    advanceClock(api, 2 * 86_400);
    await makePayouts(api.services);
    expect(await partsOf()).toMatchObject([{ status: 'sent', waits_for: null, refusal: null }]);
    expect((await topUps()).at(-1)).toEqual({ status: 'succeeded', amount: 120_000 });
    expect(await balanceOf(accounts.bankTrust)).toBe(trust - 120_000);
    expect(await balanceOf(accounts.processor)).toBe(processor);
    expect(await netTransfers()).toBe(120_000);
    expect(await connectedCents()).toBe(0);
    await expectWhole();
  });

  test('orders one top-up, also where the reply was lost and the key is forgotten', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2029-03-01' });
    api.now = new Date('2029-03-05T17:00:00Z');
    await emptyBalance(api);
    await fillTrust(50_000_000);
    await api.rows("update top_ups set status = 'succeeded'");
    const count = async () =>
      (await api.rows<{ n: number }>("select count(*)::int as n from sandbox.objects where kind = 'topup'"))[0]?.n ?? 0;
    const before = await count();
    const { topUp } = api.services.payouts;
    api.services.payouts.topUp = async (order) => {
      await topUp(order);
      throw new Error('lost');
    };
    await payOn('2029-03-05').catch(() => undefined);
    api.services.payouts.topUp = topUp;
    advanceClock(api, 26 * 3_600);
    await makePayouts(api.services);
    expect(await count()).toBe(before + 1);
    expect((await topUps()).at(-1)).toMatchObject({ amount: 120_000 });
    advanceClock(api, 3 * 86_400);
    await makePayouts(api.services);
    expect(await partsOf()).toMatchObject([{ status: 'sent' }]);
  });

  test('pays from money of bank debits where that of cards does not cover it', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2029-04-01' });
    api.now = new Date('2029-04-01T17:00:00Z');
    const debit = { amount: cents(500_000), method: 'bank', methodRef: 'pm_usBankAccount_success' } as const;
    await api.services.payments.pay({ ...debit, key: crypto.randomUUID(), description: 'Rent' });
    api.now = new Date('2029-04-03T17:00:00Z');
    await emptyBalance(api);
    api.now = new Date('2029-04-05T17:30:00Z');
    await api.services.payments.sandbox?.advance(async () => true);
    expect(await api.services.payouts.readBalance()).toEqual({ card: 0, bank_account: 500_000 });
    await payOn('2029-04-05');
    expect(await partsOf()).toMatchObject([{ status: 'sent' }]);
    expect(await api.services.payouts.readBalance()).toEqual({ card: 0, bank_account: 380_000 });
    await expectWhole();
  });

  test.each([
    ['may not receive transfers', 'insufficient_capabilities_for_transfer', '2029-05-07', 'inactive', []],
    ['may not be paid out', 'payouts_not_allowed', '2029-06-05', 'active', ['individual.verification.document']],
  ] as const)(
    'keeps a part ready while the payee’s account %s, and sends it once it is',
    async (_, code, day, transfers, pastDue) => {
      home = await createPaidHome(api);
      await chargeRent(api, home, { dueOn: `${day.slice(0, 7)}-01` });
      const [{ account } = { account: '' }] = await api.rows<{ account: string }>(
        'select processor_account as account from payout_accounts where owner_id = $1',
        [home.owner.id],
      );
      const change = (state: { transfers: 'active' | 'inactive'; pastDue: readonly string[] }) =>
        api.services.payouts.sandbox?.changeAccount(account, { currentlyDue: [], disabledReason: null, ...state });
      await change({ transfers, pastDue });
      await payOn(day);
      expect(await partsOf()).toMatchObject([{ status: 'ready', waits_for: 'capability', refusal: code }]);
      expect(await accountOfOwner()).toEqual([{ status: 'active' }]);
      expect(await payable()).toBe(120_000);
      await change({ transfers: 'active', pastDue: [] });
      advanceClock(api, 3_600);
      await makePayouts(api.services);
      expect(await partsOf()).toMatchObject([{ status: 'sent' }]);
      expect(await netTransfers()).toBe(120_000);
      expect(await connectedCents()).toBe(0);
      await expectWhole();
    },
  );

  test('keeps a part ready when the processor has too many requests', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2029-07-01' });
    api.services.payouts.sandbox?.failNext('rateLimited');
    await payOn('2029-07-05');
    expect(await partsOf()).toMatchObject([{ status: 'ready', waits_for: 'busy' }]);
    expect(await accountOfOwner()).toEqual([{ status: 'active' }]);
  });
});

describe('a worker that is killed', () => {
  test.each(['payouts:beforeProvider', 'payouts:afterTransfer', 'payouts:afterProvider', 'payouts:betweenHomes'])(
    'at %s leaves what the next one completes, once',
    async (name) => {
      const day =
        {
          'payouts:beforeProvider': '2028-10-05',
          'payouts:afterTransfer': '2029-02-05',
          'payouts:afterProvider': '2028-11-06',
        }[name] ?? '2028-12-05';
      const homes = [await createPaidHome(api), await createPaidHome(api)];
      for (const each of homes) await chargeRent(api, each, { dueOn: `${day.slice(0, 7)}-01` });
      api.now = new Date(`${day}T18:00:00Z`);
      const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
      await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
      let deaths = 0;
      api.services.__failpoint = (point) => {
        if (point === name && deaths < 1) {
          deaths += 1;
          throw new Error('killed');
        }
      };
      await makePayouts(api.services).catch(() => undefined);
      delete api.services.__failpoint;
      expect(deaths).toBe(1);
      advanceClock(api, 120);
      await Promise.all([makePayouts(api.services), makePayouts(api.services)]);
      for (const each of homes) expect(await payoutsOf(each)).toMatchObject([{ status: 'sent', amount: 120_000 }]);
      await expectWhole();
    },
  );

  test.each(['payouts:afterTransfer', 'payouts:afterProvider'])(
    'at %s leaves what is looked up after a day, and sent once',
    async (name) => {
      const day = name === 'payouts:afterTransfer' ? '2029-10-05' : '2029-11-05';
      home = await createPaidHome(api);
      await chargeRent(api, home, { dueOn: `${day.slice(0, 7)}-01` });
      api.services.__failpoint = (point) => {
        if (point === name) throw new Error('killed');
      };
      await payOn(day).catch(() => undefined);
      delete api.services.__failpoint;
      // The processor has forgotten the keys by then.
      advanceClock(api, 26 * 3_600);
      await makePayouts(api.services);
      expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 120_000 }]);
      expect(await netTransfers()).toBe(120_000);
      expect(await connectedCents()).toBe(0);
      await expectWhole();
    },
  );

  test('a reply that is lost is asked for again with the same key', async () => {
    home = await createPaidHome(api);
    await chargeRent(api, home, { dueOn: '2029-01-01' });
    api.services.payouts.sandbox?.failNext('lostReply');
    await payOn('2029-01-05');
    advanceClock(api, 120);
    await makePayouts(api.services);
    expect(await payoutsOf()).toMatchObject([{ status: 'sent', amount: 120_000 }]);
    await expectWhole();
  });
});
