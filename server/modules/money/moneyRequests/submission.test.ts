import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { todos } from '@/contract/account/todos/endpoints';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let owner: Awaited<ReturnType<typeof createPerson>>;
let resident: Awaited<ReturnType<typeof createPerson>>;
let iris: Person;
let omar: Person;
let leaseId: string;

beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  [owner, resident] = [await createPerson(api), await createPerson(api, 'resident')];
  [iris, omar] = [await createPerson(api, 'staff', ['money']), await createPerson(api, 'staff', ['money'])];
  leaseId = (await createLivedInLease(api, { owner, residents: [resident] })).id;
});
afterEach(() => expectConsistentLedger(api));

const at = () => ({ params: { leaseId } });
const key = () => ({ idempotencyKey: randomUUID() });
const account = () => api.callAs(iris, charges.listCharges, at());
const rent = async () => (await account()).charges.find(({ kind }) => kind === 'rent') ?? expect.fail('no rent');
const credit = (cents: number, by = iris) =>
  api.callAs(by, charges.addCredit, { ...at(), body: { amountCents: cents as never, reason: 'No heating' } }, key());
const waive = (chargeId: string, by = iris) =>
  api.callAs(by, charges.waiveCharge, { params: { chargeId }, body: { reason: 'Goodwill' } });
const charge = (more: object = {}, by = iris) => {
  const body = {
    kind: 'bill',
    description: 'Lost gate key',
    amountCents: 9_500,
    dueOn: '2026-12-10',
    reason: 'The HOA',
  };
  return api.callAs(by, charges.addCharge, { ...at(), body: { ...body, ...more } as never }, key());
};
const check = (more: object = {}) => {
  const body = { payerId: resident.id, kind: 'check', number: '1042', depositReference: 'Slip 311' };
  const rest = { amountCents: 300_000, receivedOn: '2026-12-01', reason: 'Came by mail' };
  return api.callAs(iris, charges.recordPayment, { ...at(), body: { ...body, ...rest, ...more } as never }, key());
};
const approve = (by: Person, { request }: { request: { id: string } }) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: request.id } });
const lettersTo = async ({ email }: { email: string }) =>
  (await findMessages(api, email)).filter(({ template }) => template === 'moneyChanged').map(({ data }) => data);
const todosOf = async (person: Person) =>
  (await api.callAs(person, todos.listTodos)).filter(({ kind }) => kind === 'moneyGiven' || kind === 'chargeAdded');
const addedBill = ({ charges: all }: LeaseAccount) => all.find(({ kind }) => kind === 'bill') ?? expect.fail('no bill');

describe('within the limit', () => {
  test('a credit is given at once, and the homeowner hears the amount, the reason, and how to object', async () => {
    const given = await credit(9_900);
    expect(given).toMatchObject({ openCents: 890_100, request: { status: 'done' } });
    expect(await lettersTo(owner)).toMatchObject([
      { what: 'credit', cents: 9_900, reason: 'No heating', link: expect.stringContaining('/accounts/member/inbox') },
    ]);
    expect(await todosOf(owner)).toMatchObject([
      { title: expect.stringContaining('$99.00'), reason: expect.stringContaining('No heating'), mayDismiss: true },
    ]);
    expect(await lettersTo(resident)).toEqual([]);
    const [row] = await api.rows('select is_alone, decided_by, status from money_requests where id = $1', [
      given.request.id,
    ]);
    expect(row).toEqual({ is_alone: true, decided_by: null, status: 'done' });
  });

  test('a charge is added at once, and the residents hear of it', async () => {
    expect(addedBill(await charge())).toMatchObject({ amountCents: 9_500 });
    expect(await lettersTo(resident)).toMatchObject([
      {
        what: 'charge',
        cents: 9_500,
        about: 'Lost gate key',
        dueOn: '2026-12-10',
        link: expect.stringContaining('/accounts/bills'),
      },
    ]);
    expect(await todosOf(resident)).toMatchObject([{ title: expect.stringContaining('$95.00'), dueOn: '2026-12-10' }]);
    expect(await lettersTo(owner)).toEqual([]);
  });

  test('what one person gives on one lease on one day counts together, also as waivers; another day starts anew', async () => {
    const bill = addedBill(await charge({ amountCents: 5_000 }));
    expect((await credit(6_000)).request.status).toBe('done');
    const waived = await waive(bill.id);
    expect(waived.request.status).toBe('requested');
    expect(addedBill(await account())).toMatchObject({ openCents: 5_000 });
    expect((await credit(4_001)).request.status).toBe('requested');
    expect((await credit(4_000)).request.status).toBe('done');
    // Another person has a limit of their own.
    expect((await credit(9_900, omar)).request.status).toBe('done');
    api.now = new Date('2026-12-02T18:00:00Z');
    expect((await credit(9_900, await createPerson(api, 'staff', ['money']))).request.status).toBe('done');
  });

  test('the database refuses more than the limit without a second person', async () => {
    const insert = (amount: number, by: Person) =>
      api.rows(
        `insert into money_requests (id, kind, status, amount, reason, title, wish, is_alone, lease_id, requested_by, requested_at)
         values (gen_random_uuid(), 'credit', 'done', $1, 'Goodwill', 'A home', '{}', true, $2, $3, $4)`,
        [amount, leaseId, by.id, api.now],
      );
    await insert(10_000, iris);
    await expect(insert(1, iris)).rejects.toThrow(/may not do this alone/);
    await expect(insert(10_001, omar)).rejects.toThrow(/may not do this alone/);
    await expect(
      api.rows(
        `insert into money_requests (id, kind, status, amount, reason, title, wish, is_alone, requested_by, requested_at)
         values (gen_random_uuid(), 'guarantee', 'done', 1, 'Goodwill', 'A home', '{}', true, $1, $2)`,
        [iris.id, api.now],
      ),
    ).rejects.toThrow(/alone/);
  });
});

describe('above the limit', () => {
  test('a waiver of the rent posts nothing until another person approves it', async () => {
    const { id } = await rent();
    const asked = await waive(id);
    expect(asked.request.status).toBe('requested');
    expect(await rent()).toMatchObject({ status: 'open', openCents: 300_000 });
    expect(await lettersTo(owner)).toEqual([]);
    expect(await refusalOf(waive(id))).toMatchObject({ status: 409 });
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    expect(await approve(omar, asked)).toMatchObject({ status: 'done', kind: 'waiver', amountCents: 300_000 });
    expect(await rent()).toMatchObject({ status: 'waived', openCents: 0 });
    expect(await lettersTo(owner)).toMatchObject([{ what: 'waiver', cents: 300_000, reason: 'Goodwill' }]);
    const audited = await api.rows(
      "select person_id, detail->>'approvedBy' as approved_by from audit_log where event = 'charge.waived' and subject = $1",
      [`lease:${leaseId}`],
    );
    expect(audited).toEqual([{ person_id: iris.id, approved_by: omar.id }]);
  });

  test('the database refuses the same person for both', async () => {
    const { request } = await credit(300_000);
    await expect(
      api.rows("update money_requests set status = 'done', decided_by = requested_by where id = $1", [request.id]),
    ).rejects.toThrow(/money_requests_check1/);
  });

  test('is declined with a reason, and then nothing happens', async () => {
    const { request } = await credit(300_000);
    const decline = (by: Person) =>
      api.callAs(by, moneyRequests.declineMoneyRequest, {
        params: { moneyRequestId: request.id },
        body: { note: 'The owner disagrees' },
      });
    expect(await refusalOf(decline(iris))).toMatchObject({ status: 403 });
    expect(await decline(omar)).toMatchObject({ status: 'declined', note: 'The owner disagrees' });
    expect((await account()).openCents).toBe(900_000);
    const { items } = await api.callAs(iris, moneyRequests.listMoneyRequests, { query: { leaseId } });
    expect(items).toMatchObject([{ kind: 'credit', status: 'declined' }]);
  });

  test('is checked again when it is approved: what was paid meanwhile is not waived', async () => {
    const { id } = await rent();
    const asked = await waive(id);
    await check({ amountCents: 100_000 });
    // What is left is less than what was asked for.
    expect(await approve(omar, asked)).toMatchObject({ status: 'done', amountCents: 200_000 });
    expect(await rent()).toMatchObject({ status: 'waived', paidCents: 100_000, creditedCents: 200_000 });

    const bill = addedBill(await agreed(api, charge({ amountCents: 20_000 })).then(account));
    const again = await waive(bill.id);
    await agreed(api, check({ number: '1043', amountCents: 900_000 }));
    expect(await refusalOf(approve(omar, again))).toMatchObject({ status: 409 });
    expect(addedBill(await account())).toMatchObject({ status: 'paid' });
  });

  test('a check above the limit names its number and its bank deposit for who approves, and is recorded once', async () => {
    expect(await refusalOf(check({ depositReference: '' }))).toMatchObject({
      fields: { depositReference: expect.any(String) },
    });
    expect(await refusalOf(check({ number: ' ' }))).toMatchObject({ fields: { number: expect.any(String) } });
    const [asked, twice] = [await check({ amountCents: 900_000 }), await check({ amountCents: 900_000 })];
    const { items } = await api.callAs(omar, moneyRequests.listMoneyRequests, { query: { leaseId } });
    expect(items[0]).toMatchObject({
      title: 'Check 1042',
      facts: expect.arrayContaining([{ label: 'Bank deposit', value: 'Slip 311' }]),
    });
    await approve(omar, asked);
    expect((await account()).openCents).toBe(0);
    expect(await refusalOf(approve(omar, twice))).toMatchObject({ status: 409 });
    const { payments } = await api.callAs(iris, charges.listLeasePayments, at());
    expect(payments).toMatchObject([{ label: 'Check 1042', depositReference: 'Slip 311' }]);
  });
});

describe('what the lease and the law allow', () => {
  test.each([
    [{ dueOn: '2026-11-30' }, 'dueOn', 'late at once'],
    [{ dueOn: '2028-01-01' }, 'dueOn', 'by Dec 1, 2027'],
    [{ kind: 'parking' }, 'amountCents', 'names no parking fee'],
    [{ kind: 'one_time', description: 'Administration', amountCents: 999_900 }, 'amountCents', 'By law'],
    [{ kind: 'one_time', description: 'Administration', amountCents: 100 }, 'amountCents', 'By law'],
  ])('refuses the charge %j', async (more, field, says) => {
    expect(await refusalOf(charge(more))).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringContaining(says) },
    });
    expect((await account()).charges.filter(({ kind }) => kind !== 'rent' && kind !== 'deposit')).toEqual([]);
  });
});

describe('the same entry within minutes', () => {
  const send = (body: object, by = iris) => api.callAs(by, charges.addCharge, { ...at(), body: body as never }, key());
  const bill = {
    kind: 'bill',
    description: 'Lost gate key',
    amountCents: 9_500,
    dueOn: '2026-12-10',
    reason: 'The HOA',
  };

  test('is asked about once, also from a colleague, and entered again on purpose', async () => {
    await send(bill);
    api.now = new Date('2026-12-01T18:01:00Z');
    expect(await refusalOf(send(bill))).toMatchObject({
      status: 409,
      code: 'repeatedPayment',
      message: 'You sent this a minute ago: added charge of $95.00. Send it again?',
    });
    expect(await refusalOf(send({ ...bill, reason: 'As told by phone' }, omar))).toMatchObject({
      message: expect.stringMatching(/^\S+ sent this a minute ago: /),
    });
    await send({ ...bill, isRepeat: true });
    const rows = await api.rows('select wish from money_requests where lease_id = $1', [leaseId]);
    expect(rows).toHaveLength(2);
    for (const { wish } of rows) expect(wish).not.toHaveProperty('isRepeat');
  });

  test('of two at the same moment one is entered', async () => {
    const outcomes = await Promise.allSettled([credit(5_000), credit(5_000), credit(5_000, omar)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is entered without a question with another amount, after ten minutes, or once the first was withdrawn', async () => {
    await credit(5_000);
    expect((await credit(4_999)).request.status).toBe('done');
    api.now = new Date('2026-12-01T18:11:00Z');
    expect((await credit(5_000, omar)).request.status).toBe('done');
    const { request } = await credit(50_000);
    await api.callAs(iris, moneyRequests.withdrawMoneyRequest, { params: { moneyRequestId: request.id } });
    expect((await credit(50_000)).request.status).toBe('requested');
  });
});
