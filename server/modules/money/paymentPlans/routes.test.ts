// More time for rent, at the API: who gets a plan, what it does to fees, autopay, and reminders, and how it ends.
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { charges } from '@/contract/money/charges/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { readResidentLease } from '@/server/modules/money/autopays/lease';
import { addLateFees } from '@/server/modules/money/charges/lateFees';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { remindOfRent } from '@/server/modules/money/charges/reminders';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, createCharges, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';
import { followPaymentPlans } from './jobs';

const api = testApi();
type Somebody = Awaited<ReturnType<typeof createPerson>>;
const on = (day: string) => {
  api.now = new Date(`${day}T20:00:00Z`);
};
let [sam, owner, staff]: Somebody[] = [];
let leaseId: string;
const who = (person: Somebody | undefined) => person ?? expect.fail('nobody');
/** December’s rent of $3,000 and the deposit of $3,000 were due on the first; the deposit is paid. */
async function overdueLease(state: 'CA' | 'WA' = 'CA') {
  on('2026-12-04');
  [sam, owner, staff] = [
    await createPerson(api, 'resident'),
    await createPerson(api),
    await createPerson(api, 'staff'),
  ];
  on('2026-12-01');
  leaseId = (await createLivedInLease(api, { residents: [sam], owner, state })).id;
  await api.rows("update charges set status = 'paid', paid = amount where lease_id = $1 and kind = 'deposit'", [
    leaseId,
  ]);
  on('2026-12-04');
  await createCharges(api, leaseId);
}
beforeEach(() => overdueLease());

const account = () => api.callAs(who(sam), charges.listCharges, { params: { leaseId } });
const read = (person = sam) => api.callAs(who(person), paymentPlans.getPaymentPlan, { params: { leaseId } });
const ask = (body: Partial<{ parts: number; firstOn: string; hardship: string }> = {}, person = sam) =>
  api.callAs(who(person), paymentPlans.askForPaymentPlan, {
    params: { leaseId },
    body: { parts: 3, firstOn: '2026-12-10', ...body },
  });
const mail = async (template: string, person = sam) =>
  (await findMessages(api, who(person).email))
    .filter((message) => message.template === template)
    .map(({ data }) => renderMessage(template, data).subject);
async function payByCheck(amountCents: number, number: string) {
  const body = {
    payerId: who(sam).id,
    kind: 'check',
    number,
    depositReference: 'Deposit 311',
    amountCents: cents(amountCents),
    reason: 'Came by mail',
  } as const;
  const receivedOn = api.now.toISOString().slice(0, 10);
  // Entered by a staff member with a recent login.
  const iris = await createPerson(api, 'staff');
  return agreed(api, api.callAs(iris, charges.recordPayment, { params: { leaseId }, body: { ...body, receivedOn } }));
}
const rentOf = async (dueOn: string) =>
  (await account()).charges.find((charge) => charge.kind === 'rent' && charge.dueOn === dueOn) ??
  expect.fail('no rent');

describe('askForPaymentPlan', () => {
  test('up to a month of rent starts at once, in equal parts two weeks apart, and everybody of the lease hears of it', async () => {
    expect(await read()).toMatchObject({ overdueCents: 300_000, canAsk: true, isAutomatic: true, plan: null });
    const { plan } = await ask();
    expect(plan).toMatchObject({ status: 'active', amountCents: 300_000, leftCents: 300_000 });
    expect(plan?.parts).toEqual([
      { dueOn: '2026-12-10', cents: 100_000, paidCents: 0 },
      { dueOn: '2026-12-24', cents: 100_000, paidCents: 0 },
      { dueOn: '2027-01-07', cents: 100_000, paidCents: 0 },
    ]);
    expect(await mail('paymentPlan')).toEqual(['Your payment plan for $3,000.00 has started']);
    expect(await account()).toMatchObject({
      owedCents: 0,
      plan: { dueOn: '2026-12-10', cents: 100_000 },
      charges: expect.arrayContaining([expect.objectContaining({ kind: 'rent', isPlanned: true, isLate: false })]),
    });
    expect(await refusalOf(ask())).toMatchObject({ status: 409 });
  });

  test('a second one within a year, or more than a month of rent, is for our team to decide', async () => {
    await ask();
    await payByCheck(300_000, '1');
    await followPaymentPlans(api.services);
    on('2027-01-02');
    expect(await read()).toMatchObject({ plan: { status: 'completed' }, canAsk: true, isAutomatic: false });
    expect(await refusalOf(ask({ firstOn: '2027-01-10' }))).toMatchObject({
      fields: { hardship: expect.any(String) },
    });
    const { plan } = await ask({ firstOn: '2027-01-10', hardship: 'I was in the hospital.' });
    expect(plan?.status).toBe('requested');
    expect((await read(owner)).plan?.hardship).toBeNull();
    expect((await read(staff)).plan?.hardship).toBe('I was in the hospital.');
  });

  test('rejects a plan without overdue rent, with a late day, or by another person', async () => {
    expect(await refusalOf(ask({ firstOn: '2026-12-30' }))).toMatchObject({ fields: { firstOn: expect.any(String) } });
    expect(await refusalOf(ask({}, owner))).toMatchObject({ status: 403 });
    expect(await refusalOf(ask({}, await createPerson(api, 'resident')))).toMatchObject({ status: 404 });
    await payByCheck(300_000, '2');
    expect(await refusalOf(ask())).toMatchObject({ status: 409 });
  });
});

describe('what a plan does', () => {
  test('no late fee on what it covers, no reminder of the whole, and autopay leaves it out', async () => {
    await ask();
    on('2026-12-12');
    await addLateFees(api.services);
    await remindOfRent(api.services);
    expect((await account()).charges.filter(({ kind }) => kind === 'late_fee')).toEqual([]);
    expect(await mail('rentReminder')).toEqual([]);
    const resident = { leaseId, userId: who(sam).id, state: 'CA' };
    const lease = await asSystem(api.services.db, (db) => readResidentLease(db, resident, api.now));
    expect(lease.charges.some(({ dueOn, kind }) => kind === 'rent' && dueOn === '2026-12-01')).toBe(false);
  });

  test('new rent is paid before what is in the plan, and a part is paid by itself', async () => {
    await ask();
    on('2027-01-02');
    await payByCheck(300_000, '3');
    expect((await rentOf('2027-01-01')).status).toBe('paid');
    expect((await rentOf('2026-12-01')).openCents).toBe(300_000);
    await payByCheck(100_000, '4');
    expect((await read()).plan?.parts.map(({ paidCents }) => paidCents)).toEqual([100_000, 0, 0]);
    await expectConsistentLedger(api);
  });

  test('parts are reminded of; one that stays unpaid for five days ends the plan, and fees apply again', async () => {
    await ask();
    for (const day of ['2026-12-07', '2026-12-10', '2026-12-12', '2026-12-15']) {
      on(day);
      for (let time = 0; time < 2; time += 1) await followPaymentPlans(api.services);
    }
    expect((await mail('paymentPlan')).slice(1)).toEqual([
      'Due December 10, 2026: payment plan',
      'Due today: payment plan',
      'Past due: payment plan',
    ]);
    expect((await read()).plan?.status).toBe('active');
    on('2026-12-16');
    await followPaymentPlans(api.services);
    expect((await read()).plan?.status).toBe('broken');
    expect((await mail('paymentPlan')).at(-1)).toBe('Your payment plan has ended');
    await addLateFees(api.services);
    expect((await account()).charges.filter(({ kind }) => kind === 'late_fee')).toHaveLength(1);
    expect((await account()).owedCents).toBeGreaterThanOrEqual(300_000);
  });
});

describe('a part that is paid by bank on its day', () => {
  const payPart = async () => {
    on('2026-12-10');
    await startChargePayment(api.services, {
      leaseId,
      payerId: who(sam).id,
      key: 'part',
      initiatedBy: 'person',
      method: { kind: 'bank', ref: 'pm_usBankAccount_success', label: 'Saved bank', funding: 'bank' },
      amountCents: 100_000,
      chargeIds: [(await rentOf('2026-12-01')).id],
    });
  };
  const followOn = async (day: string) => {
    on(day);
    await followPaymentPlans(api.services);
    return (await read()).plan?.status;
  };

  test('keeps the plan while it is on its way, without a reminder; only its return breaks it', async () => {
    await ask();
    await payPart();
    expect(await api.rows('select status from payments where lease_id = $1', [leaseId])).toEqual([
      { status: 'processing' },
    ]);
    expect(await followOn('2026-12-12')).toBe('active');
    expect(await mail('paymentPlan')).not.toContain('Past due: payment plan');
    expect(await followOn('2026-12-16')).toBe('active');
    await api.rows('update payment_allocations set reversed_at = now() where lease_id = $1 and applied_at is null', [
      leaseId,
    ]);
    await api.rows("update payments set status = 'failed' where lease_id = $1", [leaseId]);
    expect(await followOn('2026-12-17')).toBe('broken');
  });
});

describe('decidePaymentPlan', () => {
  const decide = async (body: { approved: boolean; parts?: number; firstOn?: string; note: string }, person = staff) =>
    api.callAs(who(person), paymentPlans.decidePaymentPlan, {
      params: { planId: (await read(staff)).plan?.id ?? '' },
      body,
    });
  beforeEach(async () => {
    await api.rows("update leases set terms = jsonb_set(terms, '{rentCents}', '200000') where id = $1", [leaseId]);
    await ask({ hardship: 'I lost my job.' });
  });

  test('starts it in other parts, less what was paid meanwhile', async () => {
    await payByCheck(60_000, '5');
    const { plan } = await decide({ approved: true, parts: 6, firstOn: '2026-12-15', note: 'As agreed on the phone' });
    expect(plan).toMatchObject({ status: 'active', amountCents: 240_000, note: 'As agreed on the phone' });
    expect(plan?.parts).toHaveLength(6);
    expect(await refusalOf(decide({ approved: false, note: 'Again' }))).toMatchObject({ status: 409 });
  });

  test('is declined with a reason by staff only; residents withdraw before that', async () => {
    expect(await refusalOf(decide({ approved: true, note: 'Mine' }, sam))).toMatchObject({ status: 403 });
    await decide({ approved: false, note: 'Please call us about rental assistance.' });
    const message = (await findMessages(api, who(sam).email)).findLast(({ template }) => template === 'paymentPlan');
    expect(renderMessage('paymentPlan', message?.data).body).toContain('rental assistance');
  });
});

describe('withdrawPaymentPlan', () => {
  test('takes back a request, and nothing that has started', async () => {
    const withdraw = () => api.callAs(who(sam), paymentPlans.withdrawPaymentPlan, { params: { leaseId } });
    await api.rows("update leases set terms = jsonb_set(terms, '{rentCents}', '200000') where id = $1", [leaseId]);
    await ask({ hardship: 'I lost my job.' });
    expect((await withdraw()).plan?.status).toBe('withdrawn');
    expect(await refusalOf(withdraw())).toMatchObject({ status: 409 });
  });
});

describe('getPaymentPlan', () => {
  test.each([
    ['CA', 'three days’ written notice'],
    ['WA', '14 days’ written notice'],
  ] as const)('in %s names the notice that the law gives after a missed payment', async (state, words) => {
    await overdueLease(state);
    expect((await read()).rights).toMatchObject([{ text: expect.stringContaining(words) }]);
  });

  test('is for the people of the lease and our team', async () => {
    expect(await refusalOf(read(await createPerson(api, 'resident')))).toMatchObject({ status: 404 });
    expect((await read(owner)).side).toBe('homeowner');
  });
});

describe('changeDueDay', () => {
  const change = (day: number) =>
    api.callAs(who(sam), paymentPlans.changeDueDay, { params: { leaseId }, body: { day, confirmed: true } });

  test('in Washington residents move it by up to five days, from the next month that is not billed; the owner hears of it', async () => {
    await overdueLease('WA');
    expect((await read()).dueDay).toMatchObject({ day: 1, latestDay: 6 });
    expect(await refusalOf(change(7))).toMatchObject({ fields: { day: expect.any(String) } });
    expect((await change(6)).dueDay.day).toBe(6);
    expect(await mail('dueDayChanged', owner)).toEqual(['Rent for 12 Alder Lane is due on a new day']);
    on('2027-01-20');
    await createCharges(api, leaseId);
    expect(
      await api.rows("select due_on::text from charges where lease_id = $1 and kind = 'rent' order by due_on", [
        leaseId,
      ]),
    ).toEqual([{ due_on: '2026-12-01' }, { due_on: '2027-01-01' }, { due_on: '2027-02-06' }]);
  });

  test.each([
    [10, 15],
    [27, 28],
  ])('a lease that is due on day %i may move to day %i', async (dueDay, latestDay) => {
    await overdueLease('WA');
    await api.rows("update leases set terms = terms || jsonb_build_object('dueDay', $2::int) where id = $1", [
      leaseId,
      dueDay,
    ]);
    expect((await read()).dueDay).toMatchObject({ day: dueDay, latestDay });
    expect((await change(latestDay)).dueDay.day).toBe(latestDay);
    // Counted from the day that was signed, also after it has moved.
    expect((await read()).dueDay).toMatchObject({ latestDay });
  });

  test('elsewhere the law gives no such right', async () => {
    expect((await read()).dueDay.latestDay).toBeNull();
    expect(await refusalOf(change(5))).toMatchObject({ status: 409 });
  });
});
