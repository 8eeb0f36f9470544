import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, homeInstallments, homePayable, invoicePosted } from '@/server/modules/money/ledger';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { expireEnvelope, sealEnvelope } from '@/server/modules/platform/signing/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { signEnvelope } from '@/tests/support/fixtures/leases';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson, createSession } from '@/tests/support/fixtures/people';
import { handleInstallmentEnvelope } from './jobs';

const api = testApi();
const { getSmoothPayments, startSmoothPayments, cancelSmoothPayments, payOffSmoothPayments } = smoothPayments;
type Home = Awaited<ReturnType<typeof createPaidHome>>;
let home: Home;
let staff: Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  api.now = new Date('2026-12-10T18:00:00Z');
  await api.rows("update agreements set status = 'voided'");
  await api.rows("update payout_runs set status = 'discarded', released_at = null, released_by = null");
  staff = await createPerson(api, 'staff');
  home = await createPaidHome(api);
});

/** A repair that the owner bears, posted to the books as the invoice is. */
async function createBill(amount: number, { homeId, owner }: Home = home): Promise<string> {
  const [workOrderId, id] = [randomUUID(), randomUUID()];
  const at = api.now.toISOString();
  await api.rows(
    `insert into work_orders (id, home_id, owner_id, source, title, area, tier, tier_reason, status, status_since,
       response_due_at, created_at, updated_at)
     values ($1, $2, $3, 'owner', 'New water heater', 'plumbing', 'standard', 'Asked for', 'closed', $4, $4, $4, $4)`,
    [workOrderId, homeId, owner.id, at],
  );
  await api.rows(
    `insert into work_order_invoices (id, work_order_id, home_id, owner_id, vendor_name, vendor_address, number, lines,
       total, status, payer, posted_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'Cho Plumbing', '1 Elm St', '77', '[]', $5, 'posted', 'owner', $6, $6, $6)`,
    [id, workOrderId, homeId, owner.id, amount, at],
  );
  const invoice = { id, homeId, ownerId: owner.id, totalCents: amount, markupCents: 0, payer: 'owner' as const };
  await asSystem(api.services.db, (db) => invoicePosted(db, invoice, api.now));
  return id;
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const read = (person = home.owner) => api.callAs(person, getSmoothPayments, { params: { homeId: home.homeId } });
const start = (billIds: string[], months: 3 | 6 | 12 = 3, person = home.owner) =>
  api.callAs(person, startSmoothPayments, {
    params: { homeId: home.homeId },
    body: { billIds, months, hasConsented: true },
  });

/** Starts a plan and signs it. */
async function startSigned(billIds: string[], months: 3 | 6 | 12 = 3): Promise<string> {
  const { planId, envelopeId } = await start(billIds, months);
  await signEnvelope(api, home.owner, envelopeId);
  await sealEnvelope(api.services, { id: envelopeId });
  await handleInstallmentEnvelope(api.services, { subject: `installmentPlan:${planId}` });
  await handleInstallmentEnvelope(api.services, { subject: `installmentPlan:${planId}` });
  return planId;
}

async function payOn(day: string): Promise<void> {
  api.now = new Date(`${day}T18:00:00Z`);
  const run = await asSystem(api.services.db, (db) => createRun(db, day, null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  await makePayouts(api.services);
  // A login does not last from month to month.
  const sessionId = await createSession(api, home.owner.id, api.now);
  home.owner = { ...home.owner, sessionId, authenticatedAt: Math.floor(api.now.getTime() / 1_000) };
}
const payoutOf = async (period: string) =>
  (
    await api.rows<{ amount: number; lines: string }>(
      `select payouts.amount::int, (select string_agg(kind || ' ' || line.amount, ', ' order by seq) from payout_lines line
         where payout_id = payouts.id and kind like 'installment%') as lines
       from payouts where home_id = $1 and period = $2`,
      [home.homeId, period],
    )
  )[0];
const owed = () => asSystem(api.services.db, (db) => accountBalance(db, homeInstallments({ homeId: home.homeId })));

describe('getSmoothPayments', () => {
  test('lists the bills of the last 90 days that are not spread, and the payout days', async () => {
    const old = await createBill(50_000);
    await api.rows("update work_order_invoices set posted_at = '2026-09-01' where id = $1", [old]);
    const id = await createBill(120_000);
    expect(await read()).toMatchObject({
      bills: [{ id, description: 'New water heater, Cho Plumbing', amount: 120_000, postedOn: '2026-12-10' }],
      usualPayout: null,
      plans: [],
      canStart: true,
      payoutDays: expect.arrayContaining(['2027-01-05', '2027-02-05', '2027-12-06']),
    });
  });

  test('a co-owner reads it and starts nothing; a stranger does not know of it', async () => {
    const coOwner = await createPerson(api);
    await createHomeMember(api, { homeId: home.homeId, role: 'co_owner', person: coOwner });
    expect(await read(coOwner)).toMatchObject({ canStart: false });
    expect(await codeOf(start([await createBill(60_000)], 3, coOwner))).toBe('forbidden');
    expect(await codeOf(read(await createPerson(api)))).toBe('notFound');
  });
});

describe('startSmoothPayments', () => {
  test('discloses, and spreads nothing before it is signed; then payouts take each part once', async () => {
    const bill = await createBill(120_000);
    const { planId } = await start([bill], 6);
    expect(await owed()).toBe(0);
    expect(await read()).toMatchObject({
      bills: [],
      plans: [{ id: planId, status: 'signing', fee: 2_400, left: 122_400 }],
    });
    const [email] = (await findMessages(api, home.owner.email)).slice(-1);
    expect(email?.template).toBe('documentsToSign');
    expect(JSON.stringify(email)).toContain(`/smooth-payments/${home.homeId}`);
    await api.callAs(home.owner, cancelSmoothPayments, { params: { installmentPlanId: planId }, body: {} });
    const signed = await startSigned([bill], 6);
    expect(await owed()).toBe(120_000);
    const [plan] = (await read()).plans;
    expect(plan).toMatchObject({ id: signed, status: 'active', months: 6, amount: 120_000, fee: 2_400, left: 122_400 });
    expect(plan?.installments.map(({ dueOn, amount }) => [dueOn, amount])).toEqual(
      ['2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05', '2027-06-07'].map((day) => [day, 20_400]),
    );
    await chargeRent(api, home, { dueOn: '2027-01-01' });
    await payOn('2027-01-05');
    // Rent 3,000 less 5% and a placement fee of 55%; the bill and its credit cancel out; one part of 204 is taken.
    expect(await payoutOf('2027-01-01')).toEqual({
      amount: 300_000 - 15_000 - 165_000 - 20_400,
      lines: 'installment_plan 120000, installment -20000, installment_fee -400',
    });
    expect(await owed()).toBe(100_000);
    await chargeRent(api, home, { dueOn: '2027-02-01' });
    await payOn('2027-02-05');
    expect(await payoutOf('2027-02-01')).toEqual({
      amount: 300_000 - 15_000 - 20_400,
      lines: 'installment -20000, installment_fee -400',
    });
    expect((await read()).plans[0]).toMatchObject({ left: 81_600 });
    expect((await read()).plans[0]?.installments.filter(({ paidOn }) => paidOn)).toHaveLength(2);
  });

  test('a payout that is too small takes no part of an installment; the next one takes both', async () => {
    await startSigned([await createBill(90_000)]);
    await payOn('2027-01-05');
    expect((await read()).plans[0]?.installments[0]).toMatchObject({ isMissed: true, paidOn: null });
    await api.rows("delete from payouts where home_id = $1 and status = 'held'", [home.homeId]);
    const messages = await findMessages(api, home.owner.email);
    expect(messages.filter(({ template }) => template === 'installmentMissed')).toHaveLength(1);
    await chargeRent(api, home, { dueOn: '2027-02-01' });
    await payOn('2027-02-05');
    expect((await payoutOf('2027-02-01'))?.lines).toContain('installment -60000');
    expect(await owed()).toBe(30_000);
    const payable = await asSystem(api.services.db, (db) => accountBalance(db, homePayable({ homeId: home.homeId })));
    expect(payable).toBe(0);
  });

  test('a reserve grows after installments, and what is in it pays none', async () => {
    await api.rows(
      'insert into payout_settings (home_id, owner_id, reserve, minimum, updated_at) values ($1, $2, 1000000, 1, now())',
      [home.homeId, home.owner.id],
    );
    await startSigned([await createBill(90_000)]);
    await chargeRent(api, home, { dueOn: '2027-01-01' });
    await payOn('2027-01-05');
    const reserveOf = async () =>
      (
        await api.rows<{ reserve: number }>(
          'select reserve::int from payouts where home_id = $1 order by period desc limit 1',
          [home.homeId],
        )
      )[0]?.reserve;
    expect(await payoutOf('2027-01-01')).toEqual({ amount: 0, lines: 'installment_plan 90000, installment -30000' });
    expect(await reserveOf()).toBe(300_000 - 15_000 - 165_000 - 30_000);
    // No rent comes in: nothing is left of the month, and the reserve stays.
    await api.rows(
      "update agreements set terms = jsonb_set(terms, '{offer,plan,plan}', '\"NoGuarantee\"') where home_id = $1",
      [home.homeId],
    );
    await payOn('2027-02-05');
    expect((await payoutOf('2027-02-01'))?.lines ?? null).toBeNull();
    expect((await read()).plans[0]?.installments[1]).toMatchObject({ paidOn: null });
    expect(await reserveOf()).toBe(300_000 - 15_000 - 165_000 - 30_000);
  });

  test('refuses too little, too much, a bill twice, and a plan beside one that is not signed', async () => {
    const [small, big] = [await createBill(29_999), await createBill(1_500_001)];
    await expect(start([small])).rejects.toMatchObject({ message: expect.stringMatching(/at least \$300/) });
    await expect(start([big])).rejects.toMatchObject({ message: expect.stringMatching(/up to \$15,000/) });
    await expect(start([randomUUID()])).rejects.toMatchObject({ message: expect.stringMatching(/Choose again/) });
    const bill = await createBill(60_000);
    await startSigned([bill]);
    await expect(start([bill])).rejects.toMatchObject({ message: expect.stringMatching(/Choose again/) });
    await start([await createBill(40_000)]);
    await expect(start([await createBill(40_000)])).rejects.toMatchObject({
      message: expect.stringMatching(/Sign or cancel/),
    });
  });

  test('needs a recent login, and agreement in so many words', async () => {
    const bill = await createBill(60_000);
    const body = { billIds: [bill], months: 3, hasConsented: false };
    expect(
      await codeOf(
        api.callAs(home.owner, startSmoothPayments, { params: { homeId: home.homeId }, body: body as never }),
      ),
    ).toBe('invalid');
    advanceClock(api, 20 * 60);
    expect(await codeOf(start([bill]))).toBe('recentLoginRequired');
  });
});

describe('cancelSmoothPayments', () => {
  test('gives the bills free again, and is too late once it is signed', async () => {
    const bill = await createBill(60_000);
    const { planId } = await start([bill]);
    const cancel = (id: string) =>
      api.callAs(home.owner, cancelSmoothPayments, { params: { installmentPlanId: id }, body: {} });
    await cancel(planId);
    expect((await read()).bills.map(({ id }) => id)).toEqual([bill]);
    const signed = await startSigned([bill]);
    expect(await codeOf(cancel(signed))).toBe('conflict');
  });

  test('expires with a disclosure that is not signed in time', async () => {
    const bill = await createBill(60_000);
    const { planId, envelopeId } = await start([bill]);
    advanceClock(api, 8 * 86_400);
    await expireEnvelope(api.services, { id: envelopeId });
    await handleInstallmentEnvelope(api.services, { subject: `installmentPlan:${planId}` });
    expect(await read({ ...home.owner, authenticatedAt: Math.floor(api.now.getTime() / 1_000) })).toMatchObject({
      plans: [],
    });
  });
});

describe('payOffSmoothPayments', () => {
  test('takes all that is left from the next payout, and no fee that was not due', async () => {
    const planId = await startSigned([await createBill(120_000)], 12);
    await chargeRent(api, home, { dueOn: '2027-01-01' });
    await payOn('2027-01-05');
    expect((await read()).plans[0]).toMatchObject({ payOff: 110_000 });
    await api.callAs(home.owner, payOffSmoothPayments, { params: { installmentPlanId: planId }, body: {} });
    expect((await read()).plans[0]).toMatchObject({ left: 110_000, payOff: null });
    await chargeRent(api, home, { dueOn: '2027-02-01' });
    await payOn('2027-02-05');
    expect((await payoutOf('2027-02-01'))?.lines).toContain('installment -110000');
    expect(await owed()).toBe(0);
    expect((await read()).plans[0]).toMatchObject({ status: 'paid', left: 0 });
    const again = api.callAs(home.owner, payOffSmoothPayments, { params: { installmentPlanId: planId }, body: {} });
    expect(await codeOf(again)).toBe('conflict');
  });
});
