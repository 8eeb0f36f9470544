import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { autopays, type NewAutopay } from '@/contract/money/autopays/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { blockPaymentMethod } from '@/server/modules/money/paymentMethods';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, completeMethodSetup, createCharges, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { runAutopays } from './jobs';

const api = testApi();
/** Noon in California. */
const noon = (day: string) => new Date(`${day}T20:00:00Z`);

type Resident = Awaited<ReturnType<typeof createPerson>>;
let sam: Resident;
let lease: Awaited<ReturnType<typeof createLivedInLease>>;
beforeEach(async () => {
  await api.empty('autopays', 'autopay_runs');
  api.now = noon('2026-11-23');
  sam = await createPerson(api, 'resident');
  lease = await createLivedInLease(api, { residents: [sam] });
});

const at = () => ({ params: { leaseId: lease.id } });
async function addMethod(way = 'pm_usBankAccount_success', person: Person = sam) {
  const session = await completeMethodSetup(api, person, way.startsWith('pm_card') ? 'card' : 'bank', way);
  return api.callAs(person, paymentMethods.addPaymentMethod, { body: { session } });
}
async function setUp(more: Partial<NewAutopay> = {}, way?: string, person: Person = sam) {
  const { id } = await addMethod(way, person);
  const body = { paymentMethodId: id, day: null, capCents: null, share: 'all' as const, ...more };
  return api.callAs(person, autopays.setAutopay, { ...at(), body });
}
const read = async (person: Person = sam) => (await api.callAs(person, autopays.getAutopay, at())).autopay;
const change = (wanted: 'pause' | 'resume' | 'skip' | 'unskip') =>
  api.callAs(sam, autopays.changeAutopay, { ...at(), body: { change: wanted } });
const owed = async () => (await api.callAs(sam, charges.listCharges, at())).openCents;
const runs = () =>
  api.rows<{ period: string; status: string; amount: number }>(
    'select period, status, amount::int from autopay_runs where lease_id = $1 order by period, user_id',
    [lease.id],
  );
const paid = () =>
  api.rows<{ amount: number; status: string; by: string }>(
    'select amount::int as amount, status, initiated_by as by from payments where lease_id = $1 order by created_at',
    [lease.id],
  );
/** The hourly job at noon of a day at the home. */
async function tick(day: string) {
  api.now = noon(day);
  await runAutopays(api.services);
}
const noticesOf = async (template: string) =>
  (await findMessages(api, sam.email)).filter((one) => one.template === template);

describe('setAutopay', () => {
  test('takes everything that is due on the day it is due, and says so', async () => {
    const total = await owed();
    expect(await setUp()).toMatchObject({
      status: 'active',
      method: { label: 'Sandbox Bank ending in 6789', status: 'active' },
      next: { period: '2026-12', on: '2026-12-01', amountCents: total, feeCents: 0, isSkipped: false },
      lastRun: null,
    });
    expect(await read()).toMatchObject({ status: 'active' });
  });

  test('sends its terms as a copy of what was agreed to', async () => {
    await setUp({ day: 5, capCents: cents(400_000) });
    const [terms] = await noticesOf('autopayOn');
    const { subject, body } = renderMessage('autopayOn', terms?.data);
    expect(subject).toMatch(/^Autopay is on for /);
    expect(body).toContain('from Sandbox Bank ending in 6789, on day 5 of each month, until you turn autopay off.');
    expect(body).toContain('If more than $4,000.00 is due, we take nothing.');
  });

  test('leaves a bill out while it is disputed', async () => {
    const [due, staff] = [await owed(), await createPerson(api, 'staff')];
    const bill = { kind: 'bill' as const, description: 'HOA fine', amountCents: cents(10_000), dueOn: '2026-12-01' };
    await api.callAs(
      staff,
      charges.addCharge,
      { ...at(), body: { ...bill, reason: 'The association sent us this bill.' } },
      { idempotencyKey: `bill-${lease.id}` },
    );
    await setUp();
    expect((await read())?.next).toMatchObject({ amountCents: due + 10_000 });
    const { items } = await api.callAs(sam, bills.listBills, at());
    const params = { billId: items[0]?.chargeId ?? '' };
    await api.callAs(sam, bills.openDispute, { params, body: { text: 'We were away that week.' } });
    expect((await read())?.next).toMatchObject({ amountCents: due });
  });

  test.each([0, 29, 30, 31])('refuses day %i, which not every month has', async (day) => {
    const { id } = await addMethod();
    const body = { paymentMethodId: id, day, capCents: null, share: 'all' as const };
    const refusal = await refusalOf(api.callAs(sam, autopays.setAutopay, { ...at(), body }));
    expect(refusal.status).toBe(400);
    expect(refusal.fields?.day).toMatch(/Choose a day from 1 to 28/);
    expect(await read()).toBeNull();
  });

  test('a day after the due day is taken in the month before, and is never late', async () => {
    expect((await setUp({ day: 25 })).next).toMatchObject({ period: '2026-12', on: '2026-11-25' });
  });

  test('refuses a method that is not theirs, or cannot be used yet', async () => {
    const others = await addMethod('pm_usBankAccount_success', await createPerson(api, 'resident'));
    const waiting = await addMethod('pm_usBankAccount_microdeposits');
    for (const { id } of [others, waiting]) {
      const body = { paymentMethodId: id, day: null, capCents: null, share: 'all' as const };
      expect(await refusalOf(api.callAs(sam, autopays.setAutopay, { ...at(), body }))).toMatchObject({ status: 409 });
    }
  });

  test('shows the fee of a credit card', async () => {
    const total = await owed();
    expect((await setUp({}, 'pm_card_visa')).next?.feeCents).toBe(Math.floor((total * 290) / 10_000));
  });

  test('is for residents of the lease alone', async () => {
    const stranger = await createPerson(api, 'resident');
    const { id } = await addMethod('pm_usBankAccount_success', stranger);
    const body = { paymentMethodId: id, day: null, capCents: null, share: 'all' as const };
    expect(await refusalOf(api.callAs(stranger, autopays.setAutopay, { ...at(), body }))).toMatchObject({
      status: 404,
    });
  });
});

describe('previewAutopay', () => {
  test.each([
    [undefined, '2026-12-01'],
    [28, '2026-11-28'],
    [20, '2026-11-24'],
  ])('day %s: the first payment is shown before it is turned on, and is what is then taken', async (day, on) => {
    const [total, { id: paymentMethodId }] = [await owed(), await addMethod()];
    const query = { paymentMethodId, share: 'all' as const, ...(day !== undefined && { day }) };
    const { next } = await api.callAs(sam, autopays.previewAutopay, { ...at(), query });
    expect(next).toMatchObject({ on, amountCents: total, feeCents: 0, isOverCap: false });
    expect(await read()).toBeNull();
    const body = { paymentMethodId, day: day ?? null, capCents: null, share: 'all' as const };
    expect((await api.callAs(sam, autopays.setAutopay, { ...at(), body })).next).toEqual(next);
  });

  test('says when a limit is passed, and rejects a method of another person', async () => {
    const { id: paymentMethodId } = await addMethod();
    const query = { paymentMethodId, share: 'all' as const, capCents: 10_000 };
    const { next } = await api.callAs(sam, autopays.previewAutopay, { ...at(), query });
    expect(next?.isOverCap).toBe(true);
    const other = await createPerson(api, 'resident');
    const { id: theirs } = await addMethod('pm_usBankAccount_success', other);
    const refusal = await refusalOf(
      api.callAs(sam, autopays.previewAutopay, { ...at(), query: { paymentMethodId: theirs, share: 'all' } }),
    );
    expect(refusal.code).toBe('conflict');
  });
});

describe('the hourly job', () => {
  const addBill = async (amountCents: number) =>
    agreed(
      api,
      api.callAs(
        await createPerson(api, 'staff'),
        charges.addCharge,
        {
          ...at(),
          body: {
            kind: 'bill' as const,
            description: 'Water',
            amountCents: cents(amountCents),
            dueOn: '2026-12-01',
            reason: 'The water bill of November.',
          },
        },
        { idempotencyKey: randomUUID() },
      ),
    );

  test('what is added after the ten days waits for the next month: rent, then $180 for water', async () => {
    api.now = noon('2026-11-10');
    const total = await owed();
    await setUp();
    await tick('2026-11-21');
    api.now = noon('2026-11-25');
    await addBill(18_000);
    expect((await read())?.next).toMatchObject({ on: '2026-12-01', amountCents: total });
    await tick('2026-12-01');
    expect(await paid()).toMatchObject([{ amount: total }]);
    api.now = noon('2026-12-05');
    await createCharges(api, lease.id);
    expect((await read())?.next).toMatchObject({ period: '2027-01', amountCents: 300_000 + 18_000 });
    expect(await noticesOf('autopayNotice')).toHaveLength(1);
  });

  test('what is added within the limit that the payer chose is taken with the rest', async () => {
    api.now = noon('2026-11-10');
    const total = await owed();
    await setUp({ capCents: cents(total + 20_000) });
    await tick('2026-11-21');
    const [notice] = await noticesOf('autopayNotice');
    expect(renderMessage('autopayNotice', notice?.data).body).toContain('up to your limit of $');
    api.now = noon('2026-11-25');
    await addBill(18_000);
    await tick('2026-12-01');
    expect(await paid()).toMatchObject([{ amount: total + 18_000 }]);
  });

  test('what is added beyond the limit after the notice waits, and what was announced is taken', async () => {
    api.now = noon('2026-11-10');
    const total = await owed();
    await setUp({ capCents: cents(total + 10_000) });
    await tick('2026-11-21');
    api.now = noon('2026-11-25');
    await addBill(18_000);
    await tick('2026-12-01');
    expect(await paid()).toMatchObject([{ amount: total }]);
  });

  test('a notice that comes late moves the day: the payer has ten days', async () => {
    api.now = noon('2026-11-10');
    await setUp();
    await tick('2026-11-26');
    expect((await read())?.next).toMatchObject({ on: '2026-12-06' });
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    await tick('2026-12-06');
    expect(await paid()).toHaveLength(1);
  });

  test('turned on within the ten days, it says the first amount at once', async () => {
    await setUp();
    expect(await noticesOf('autopayNotice')).toHaveLength(1);
    expect((await read())?.next).toMatchObject({ on: '2026-12-01' });
  });

  test('tells ten days before what it takes, takes it once on the day, and nothing more', async () => {
    api.now = noon('2026-11-10');
    const total = await owed();
    await setUp();
    await tick('2026-11-20');
    expect(await noticesOf('autopayNotice')).toHaveLength(0);
    for (let hour = 0; hour < 3; hour += 1) await tick('2026-11-21');
    const notices = await noticesOf('autopayNotice');
    expect(notices).toHaveLength(1);
    const { subject, body } = renderMessage('autopayNotice', notices[0]?.data);
    expect(subject).toMatch(/^Autopay: \$[\d,.]+ on December 1$/);
    expect(body).toContain('Sandbox Bank ending in 6789');
    expect(await paid()).toEqual([]);
    for (let hour = 0; hour < 3; hour += 1) await tick('2026-12-01');
    expect(await paid()).toMatchObject([{ amount: total, status: 'processing', by: 'autopay' }]);
    expect(await runs()).toEqual([{ period: '2026-12', status: 'requested', amount: total }]);
    expect(await read()).toMatchObject({ next: null, lastRun: { status: 'requested', amountCents: total } });
  });

  test('M9: in several processes at once makes one run and one payment; the table refuses a second', async () => {
    await setUp();
    await tick('2026-11-30');
    api.now = noon('2026-12-01');
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => runAutopays(api.services)));
    expect(await runs()).toHaveLength(1);
    expect(await paid()).toHaveLength(1);
    await expect(
      api.rows(
        `insert into autopay_runs select autopay_id, lease_id, user_id, period, attempt, 'started', 1, 0, null, now(), now()
         from autopay_runs where lease_id = $1`,
        [lease.id],
      ),
    ).rejects.toThrow(/duplicate key/);
  });

  test('never takes on the day it tells: set on the due day, it takes the day after', async () => {
    api.now = noon('2026-12-01');
    expect((await setUp()).next).toMatchObject({ on: '2026-12-02' });
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    await tick('2026-12-02');
    expect(await paid()).toHaveLength(1);
  });

  test('M9: goes on, under the same key, where the processor was away when it paid', async () => {
    await setUp();
    await tick('2026-11-30');
    for (let tries = 0; tries < 3; tries += 1) api.services.payments.sandbox?.failNext('unavailable');
    await tick('2026-12-01');
    expect(await runs()).toMatchObject([{ status: 'started' }]);
    api.now = new Date(api.now.getTime() + 120_000);
    await runAutopays(api.services);
    expect(await runs()).toMatchObject([{ status: 'requested' }]);
    expect(await paid()).toMatchObject([{ status: 'processing' }]);
  });

  test('takes less than it announced where part was paid by hand meanwhile, and never more', async () => {
    const total = await owed();
    await setUp();
    await tick('2026-11-30');
    const [{ id = '' } = {}] = await api.rows<{ id: string }>(
      "select id from charges where lease_id = $1 and kind = 'deposit'",
      [lease.id],
    );
    const method = await addMethod('pm_card_visa_debit');
    const payment = await api.callAs(
      sam,
      charges.payCharges,
      { ...at(), body: { chargeIds: [id], method: { paymentMethodId: method.id, feeCents: cents(0) } } },
      { idempotencyKey: 'paid-by-hand' },
    );
    await tick('2026-12-01');
    expect((await runs())[0]?.amount).toBe(total - payment.amountCents);
    expect(await paid()).toHaveLength(2);
  });

  test('over the limit it takes nothing and says so ahead', async () => {
    await setUp({ capCents: cents(100_000) });
    await tick('2026-11-30');
    expect(await noticesOf('autopayNotice')).toHaveLength(0);
    const [notice] = await noticesOf('autopayOverCap');
    expect(renderMessage('autopayOverCap', notice?.data).body).toContain('your autopay limit of $1,000.00');
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    expect(await runs()).toMatchObject([{ status: 'over_cap' }]);
  });

  test('takes nothing by a method that is blocked after the notice, and notifies its owner', async () => {
    await setUp();
    await asSystem(api.services.db, async (db) => {
      const { processorRef } = await db
        .selectFrom('paymentMethods')
        .select('processorRef')
        .where('userId', '=', sam.id)
        .executeTakeFirstOrThrow();
      await blockPaymentMethod(db, processorRef, 'account_closed', api.now);
    });
    await tick('2026-11-30');
    expect(await noticesOf('autopayMethodBlocked')).toHaveLength(1);
    await tick('2026-12-01');
    expect(await runs()).toMatchObject([{ status: 'method_blocked' }]);
    expect(await paid()).toEqual([]);
  });

  test('a card that is declined is said by email, and not tried again', async () => {
    await setUp({}, 'pm_card_authenticationRequired');
    await tick('2026-11-30');
    for (let hour = 0; hour < 3; hour += 1) await tick('2026-12-01');
    expect(await runs()).toMatchObject([{ status: 'failed' }]);
    expect(await paid()).toMatchObject([{ status: 'failed' }]);
    expect(await noticesOf('autopayFailed')).toHaveLength(1);
  });

  test('takes what is owed once when a roommate pays it in the same minute', async () => {
    const ana = await createPerson(api, 'resident');
    for (let round = 0; round < 4; round += 1) {
      lease = await createLivedInLease(api, { residents: [sam, ana] });
      api.now = noon('2026-11-23');
      await setUp();
      const { id } = await addMethod('pm_usBankAccount_success', ana);
      await tick('2026-11-30');
      api.now = noon('2026-12-01');
      const account = await api.callAs(ana, charges.listCharges, at());
      const due = account.charges.filter(({ openCents, dueOn }) => openCents > 0 && dueOn <= '2026-12-01');
      const total = due.reduce((sum, { openCents }) => sum + openCents, 0);
      const chargeIds = due.map(({ id: chargeId }) => chargeId);
      const pays = () =>
        api.callAs(
          ana,
          charges.payCharges,
          { ...at(), body: { chargeIds, method: { paymentMethodId: id, feeCents: cents(0) } } },
          { idempotencyKey: randomUUID() },
        );
      // Each goes first in half of the rounds.
      const both = round % 2 === 0 ? [runAutopays(api.services), pays()] : [pays(), runAutopays(api.services)];
      await Promise.allSettled(both);
      await runAutopays(api.services);
      const taken = (await paid()).filter(({ status }) => status !== 'failed');
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      await api.empty('autopays', 'autopay_runs');
    }
  });

  test('roommates who pay their parts pay the whole, whichever comes first', async () => {
    const ana = await createPerson(api, 'resident');
    lease = await createLivedInLease(api, { residents: [sam, ana] });
    const total = await owed();
    for (const person of [sam, ana]) await setUp({ share: 'mine' }, undefined, person);
    await tick('2026-11-30');
    await tick('2026-12-01');
    const amounts = (await paid()).map(({ amount }) => amount);
    expect(amounts).toHaveLength(2);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });
});

describe('changeAutopay', () => {
  test('skips one month and takes the next', async () => {
    api.now = noon('2026-11-10');
    await setUp();
    expect(await change('skip')).toMatchObject({ skippedPeriod: '2026-12', next: { isSkipped: true } });
    await tick('2026-11-30');
    expect(await noticesOf('autopayNotice')).toHaveLength(0);
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    expect(await runs()).toMatchObject([{ period: '2026-12', status: 'skipped' }]);
    expect(await read()).toMatchObject({ skippedPeriod: null });
  });

  test('takes a skipped month in again', async () => {
    await setUp();
    await change('skip');
    expect(await change('unskip')).toMatchObject({ skippedPeriod: null, next: { isSkipped: false } });
    await tick('2026-11-30');
    await tick('2026-12-01');
    expect(await paid()).toHaveLength(1);
  });

  test('takes nothing while paused; nothing is skipped twice or resumed while on', async () => {
    await setUp();
    expect(await change('pause')).toMatchObject({ status: 'paused', next: null });
    await tick('2026-11-30');
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    expect(await runs()).toEqual([]);
    expect(await refusalOf(change('pause'))).toMatchObject({ status: 409 });
    expect(await refusalOf(change('skip'))).toMatchObject({ status: 409 });
    expect(await change('resume')).toMatchObject({ status: 'active', next: { on: '2026-12-02' } });
  });

  test('resumed, it takes nothing on what was said before the pause', async () => {
    await setUp();
    await tick('2026-11-30');
    await change('pause');
    await tick('2026-12-05');
    expect(await change('resume')).toMatchObject({ next: { on: '2026-12-06' } });
    await tick('2026-12-05');
    expect(await paid()).toEqual([]);
    await tick('2026-12-06');
    expect(await paid()).toHaveLength(1);
  });
});

describe('endAutopay', () => {
  test('takes nothing after it, and only then lets the method be removed', async () => {
    const { method } = await setUp();
    const removal = () =>
      api.callAs(sam, paymentMethods.removePaymentMethod, { params: { paymentMethodId: method.id } });
    expect((await api.callAs(sam, paymentMethods.listPaymentMethods))[0]).toMatchObject({ hasAutopay: true });
    expect(await refusalOf(removal())).toMatchObject({
      status: 409,
      message: expect.stringContaining('Autopay uses this payment method.'),
    });
    await api.callAs(sam, autopays.endAutopay, at());
    expect(await read()).toBeNull();
    await tick('2026-11-30');
    await tick('2026-12-01');
    expect(await paid()).toEqual([]);
    await removal();
    expect(await api.callAs(sam, paymentMethods.listPaymentMethods)).toEqual([]);
  });
});

describe('getAutopay', () => {
  test('shows each roommate their own only', async () => {
    const ana = await createPerson(api, 'resident');
    lease = await createLivedInLease(api, { residents: [sam, ana] });
    await setUp();
    expect(await read(ana)).toBeNull();
    expect(await read()).not.toBeNull();
  });
});

describe('the next step of a resident', () => {
  const rentToDo = async (person: Person = sam) =>
    (await api.callAs(person, todos.listTodos)).find(({ kind }) => kind === 'payRent');

  test('is to pay from a week ahead, and says when it is late', async () => {
    api.now = noon('2026-11-23');
    expect(await rentToDo()).toBeUndefined();
    api.now = noon('2026-11-24');
    const due = (await api.callAs(sam, charges.listCharges, at())).nextDue;
    expect(await rentToDo()).toMatchObject({
      dueOn: '2026-12-01',
      title: `Pay ${formatExactMoney(due?.cents ?? cents(0))}`,
    });
    api.now = noon('2026-12-02');
    expect((await rentToDo())?.title).toContain('is past due');
  });

  test('is left to autopay until its day has gone by', async () => {
    await setUp();
    api.now = noon('2026-11-28');
    expect(await rentToDo()).toBeUndefined();
    api.now = noon('2026-12-05');
    expect(await rentToDo()).toMatchObject({ kind: 'payRent' });
  });

  test('is done once a roommate’s payment is on its way', async () => {
    const kim = await createPerson(api, 'resident');
    lease = await createLivedInLease(api, { residents: [sam, kim] });
    api.now = noon('2026-11-28');
    expect(await rentToDo(kim)).toBeDefined();
    const { id } = await addMethod('pm_usBankAccount_success');
    const account = await api.callAs(sam, charges.listCharges, at());
    const chargeIds = account.charges.filter(({ dueOn }) => dueOn === '2026-12-01').map((charge) => charge.id);
    await api.callAs(
      sam,
      charges.payCharges,
      { ...at(), body: { chargeIds, method: { paymentMethodId: id, feeCents: cents(0) } } },
      { idempotencyKey: randomUUID() },
    );
    expect(await rentToDo(kim)).toBeUndefined();
  });
});
