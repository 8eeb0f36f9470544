import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { cents } from '@/contract/amounts/cents';
import { ownerContributions } from '@/contract/money/ownerContributions/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { asSystem } from '@/server/db/client';
import { accountBalance, accounts, homePayable, manualEntryPosted } from '@/server/modules/money/ledger';
import { applyPayment, applyReturn } from '@/server/modules/money/payments';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import { listPayableHomes } from '@/server/modules/money/payouts/repo';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { handleContributionStatus } from './jobs';

const api = testApi();
type Home = Awaited<ReturnType<typeof createPaidHome>>;
let home: Home;
let bankId = '';

const read = (person = home.owner) =>
  api.callAs(person, ownerContributions.getContributions, { params: { homeId: home.homeId } });
const pay = (body: object, person = home.owner) => {
  api.now = new Date(api.now.getTime() + 60_000);
  return api.callAs(person, ownerContributions.payContribution, {
    params: { homeId: home.homeId },
    body: { kind: 'balance', amountCents: cents(150_000), paymentMethodId: bankId, ...body } as never,
  });
};
const payable = () =>
  asSystem(api.services.db, (db) => accountBalance(db, homePayable({ homeId: home.homeId, ownerId: home.owner.id })));
const steps = async () =>
  (await api.callAs(home.owner, todos.listTodos)).filter(({ kind }) => kind.startsWith('contribution.'));
const messages = async () => (await findMessages(api, home.owner.email)).map(({ template }) => template);

async function addMethod(kind: 'bank' | 'card', way: string): Promise<string> {
  const session = await completeMethodSetup(api, home.owner, kind, way);
  return (await api.callAs(home.owner, paymentMethods.addPaymentMethod, { body: { session } })).id;
}

/** The home owes so many cents: a cost that no rent covers. */
const owe = (amount: number) =>
  asSystem(api.services.db, (db) =>
    manualEntryPosted(
      db,
      {
        id: randomUUID(),
        entries: [
          { account: homePayable({ homeId: home.homeId, ownerId: home.owner.id }), amount },
          { account: accounts.bankTrust, amount: -amount },
        ],
      },
      api.now,
    ),
  );

/** The bank says what becomes of the last debit, and the job that follows hears of it. */
async function answer(outcome: 'succeeded' | 'returned'): Promise<void> {
  const [payment] = await api.rows<{ id: string; ref: string }>(
    `select id, processor_ref as ref from payments where purpose = 'owner_contribution' and payer_id = $1
     order by created_at desc, id desc limit 1`,
    [home.owner.id],
  );
  if (!payment) throw new Error('Nothing was paid');
  const { id, ref } = payment;
  await asSystem(api.services.db, (db) =>
    outcome === 'succeeded'
      ? applyPayment(db, id, { ref, status: 'succeeded' }, api.now)
      : applyReturn(db, id, { ref, status: 'failed', failure: 'insufficient_funds' }, api.now),
  );
  for (const job of await takeJobs(api, 'handleContributionStatus')) await handleContributionStatus(api.services, job);
}

beforeEach(async () => {
  home = await createPaidHome(api, { funds: 0 });
  bankId = await addMethod('bank', 'pm_usBankAccount_success');
});

describe('payContribution', () => {
  test('brings −$1,500 to $0, and a debit that comes back opens it again', async () => {
    await owe(150_000);
    expect(await payable()).toBe(-150_000);
    expect(await read()).toMatchObject({ owedCents: 150_000, pendingCents: 0, canPay: true });
    expect((await steps()).map(({ kind }) => kind)).toEqual(['contribution.payBalance']);
    expect(await pay({})).toMatchObject({
      owedCents: 0,
      pendingCents: 150_000,
      contributions: [{ status: 'processing' }],
    });
    expect([await payable(), await steps()]).toEqual([-150_000, []]);
    await answer('succeeded');
    expect(await payable()).toBe(0);
    expect(await read()).toMatchObject({
      owedCents: 0,
      pendingCents: 0,
      contributions: [{ kind: 'balance', status: 'succeeded' }],
    });
    await answer('returned');
    expect(await payable()).toBe(-150_000);
    expect(await read()).toMatchObject({
      owedCents: 150_000,
      pendingCents: 0,
      contributions: [{ status: 'returned' }],
    });
    expect((await steps()).map(({ kind }) => kind)).toEqual(['contribution.payBalance']);
    expect(await messages()).toEqual(expect.arrayContaining(['contributionReceived', 'contributionFailed']));
    await pay({});
    await answer('succeeded');
    expect(await payable()).toBe(0);
  });

  test('takes a part, and no more than is owed, also while a debit is on its way', async () => {
    await owe(150_000);
    await pay({ amountCents: cents(100_000) });
    expect(await refusalOf(pay({ amountCents: cents(50_001) }))).toMatchObject({
      code: 'invalid',
      fields: { amountCents: 'Enter $500.00 or less.' },
    });
    await pay({ amountCents: cents(50_000) });
    expect(await refusalOf(pay({ amountCents: cents(1) }))).toMatchObject({
      code: 'conflict',
      message: 'You don’t owe anything for this home.',
    });
  });

  test('fills a reserve that is short', async () => {
    await api.rows(
      `insert into payout_settings (home_id, owner_id, reserve, minimum, updated_at) values ($1, $2, 50000, 2500, now())`,
      [home.homeId, home.owner.id],
    );
    expect(await read()).toMatchObject({ owedCents: 0, reserveShortCents: 50_000 });
    expect(await steps()).toEqual([]);
    await pay({ kind: 'reserve', amountCents: cents(50_000) });
    expect(await read()).toMatchObject({ reserveShortCents: 0, pendingCents: 50_000 });
    await answer('succeeded');
    expect([await payable(), (await read()).reserveShortCents]).toEqual([50_000, 0]);
  });

  test('comes from a bank account of the owner alone', async () => {
    await owe(150_000);
    const card = await addMethod('card', 'pm_card_visa_debit');
    expect(await refusalOf(pay({ paymentMethodId: card }))).toMatchObject({
      code: 'conflict',
      message: /bank account/,
    });
    expect(await refusalOf(pay({}, await createPerson(api)))).toMatchObject({ status: 404 });
    expect(await refusalOf(pay({}, await createPerson(api, 'staff', ['money'])))).toMatchObject({ status: 404 });
  });

  test('lets an owner who leaves pay what is owed, and then the home can go', async () => {
    await owe(150_000);
    await api.rows("update leases set status = 'voided' where id = $1", [home.leaseId]);
    const payoutCheck = async () =>
      (await api.callAs(home.owner, offboardings.getOffboarding, { params: { homeId: home.homeId } })).checks.find(
        ({ check }) => check === 'payout',
      );
    expect(await payoutCheck()).toMatchObject({ done: false, detail: '$1,500.00 owed by the homeowner' });
    await pay({});
    expect(await payoutCheck()).toMatchObject({ done: false });
    await answer('succeeded');
    expect(await payoutCheck()).toMatchObject({ done: true });
    await api.rows("update homes set status = 'offboarded' where id = $1", [home.homeId]);
    await owe(20_000);
    expect(await read()).toMatchObject({ owedCents: 20_000, canPay: true });
    await pay({ amountCents: cents(20_000) });
    await answer('succeeded');
    expect(await payable()).toBe(0);
  });
});

describe('requestContribution', () => {
  const ask = async (body: object = {}) =>
    api.callAs(await createPerson(api, 'staff', ['money']), ownerContributions.requestContribution, {
      params: { homeId: home.homeId },
      body: {
        amountCents: cents(80_000),
        reason: 'Property tax of the spring',
        dueOn: '2090-04-01',
        heldUntil: '2090-04-10',
        ...body,
      },
    });

  test('writes to the owner, is among their to-dos, and ends once it is paid', async () => {
    const { requests } = await ask();
    expect(await messages()).toContain('contributionRequested');
    expect(await steps()).toMatchObject([
      { kind: 'contribution.payRequest', dueOn: '2090-04-01', reason: 'Property tax of the spring' },
    ]);
    const requestId = requests[0]?.id ?? '';
    expect(await refusalOf(pay({ kind: 'request', requestId, amountCents: cents(70_000) }))).toMatchObject({
      fields: { amountCents: 'We asked for $800.00.' },
    });
    expect((await pay({ kind: 'request', requestId, amountCents: cents(80_000) })).requests).toMatchObject([
      { status: 'processing' },
    ]);
    expect(await steps()).toEqual([]);
    await answer('succeeded');
    expect((await read()).requests).toMatchObject([{ status: 'paid' }]);
    await answer('returned');
    expect((await read()).requests).toMatchObject([{ status: 'open' }]);
    expect(await steps()).toHaveLength(1);
  });

  test('needs a day until which payouts keep the money, where it is more than is owed', async () => {
    expect(await refusalOf(ask({ heldUntil: null }))).toMatchObject({
      code: 'invalid',
      fields: { heldUntil: /The owner owes \$0.00/ },
    });
    expect(await refusalOf(ask({ heldUntil: '2090-03-01' }))).toMatchObject({
      fields: { heldUntil: /or a later day/ },
    });
    await owe(80_000);
    expect((await ask({ heldUntil: null })).requests).toHaveLength(1);
  });
});

test('what was paid in for a cost to come stays until its day, and goes out with the payout after it', async () => {
  await api.rows("update leases set status = 'voided' where id = $1", [home.leaseId]);
  const { requests } = await api.callAs(
    await createPerson(api, 'staff', ['money']),
    ownerContributions.requestContribution,
    {
      params: { homeId: home.homeId },
      body: { amountCents: cents(80_000), reason: 'A new roof', dueOn: '2027-02-01', heldUntil: '2027-03-31' },
    },
  );
  await pay({ kind: 'request', requestId: requests[0]?.id, amountCents: cents(80_000) });
  await answer('succeeded');
  const payoutOn = (payOn: string) =>
    asSystem(api.services.db, async (db) => {
      const [payable] = await listPayableHomes(db, home.homeId);
      if (!payable) throw new Error('The home is not paid');
      const { result, lines } = await computePayout(db, payable, { period: `${payOn.slice(0, 7)}-01`, payOn }, api.now);
      return { payout: result.payout, lines: lines.map(({ kind, amount }) => [kind, amount]) };
    });
  expect(await payoutOn('2027-03-05')).toEqual({
    payout: 0,
    lines: [
      ['contribution', 80_000],
      ['reserve', -80_000],
    ],
  });
  expect(await payoutOn('2027-04-05')).toEqual({ payout: 80_000, lines: [['contribution', 80_000]] });
});

describe('withdrawContributionRequest', () => {
  test('takes back what was not paid', async () => {
    const staff = await createPerson(api, 'staff', ['money']);
    const { requests } = await api.callAs(staff, ownerContributions.requestContribution, {
      params: { homeId: home.homeId },
      body: { amountCents: cents(80_000), reason: 'A new roof', dueOn: '2090-04-01', heldUntil: '2090-04-10' },
    });
    const withdraw = () =>
      api.callAs(staff, ownerContributions.withdrawContributionRequest, {
        params: { contributionRequestId: requests[0]?.id ?? '' },
        body: {},
      });
    expect((await withdraw()).requests).toMatchObject([{ status: 'withdrawn' }]);
    expect(await steps()).toEqual([]);
    expect(await refusalOf(withdraw())).toMatchObject({ code: 'conflict' });
  });
});

describe('getContributions', () => {
  test('is for those who see the money of the home', async () => {
    expect(await refusalOf(read(await createPerson(api)))).toMatchObject({ status: 404 });
    expect(await refusalOf(read(await createPerson(api, 'staff', ['care'])))).toMatchObject({ status: 404 });
    expect(await read(await createPerson(api, 'staff', ['money']))).toMatchObject({ canPay: false });
  });
});
