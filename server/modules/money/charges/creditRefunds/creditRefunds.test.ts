import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { charges } from '@/contract/money/charges/endpoints';
import { ledger as ledgerEndpoints } from '@/contract/money/ledger/endpoints';
import { moneyRequests, type NewMoneyRequest } from '@/contract/money/moneyRequests/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { accountBalance, accounts, leasePrepaid } from '@/server/modules/money/ledger';
import { openEntries } from '@/server/modules/money/reconciliations/matching/matching';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
beforeEach(() => {
  api.now = new Date('2026-12-01T18:00:00Z');
});
afterEach(() => expectConsistentLedger(api));

type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
const staff = () => createPerson(api, 'staff');
const balance = (account: Parameters<typeof accountBalance>[1]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));
const paymentsOf = async ({ id: leaseId }: Lease) =>
  api.callAs(await staff(), charges.listLeasePayments, { params: { leaseId } });

/** A credit that pays everything that is owed, and so much more. */
async function giveCredit(lease: Lease, left: number): Promise<string> {
  const body = { amountCents: 900_000 + left, reason: 'Two months without a kitchen' };
  const params = { leaseId: lease.id };
  const giver = await staff();
  await agreed(
    api,
    api.callAs(giver, charges.addCredit, { params, body: body as never }, { idempotencyKey: randomUUID() }),
  );
  const { credits } = await paymentsOf(lease);
  return credits[0]?.id ?? expect.fail('no credit');
}

const wishFor = (
  lease: Lease,
  creditId: string,
  amountCents: number,
  by: Person | undefined = lease.residents[0],
): NewMoneyRequest => ({
  kind: 'credit_refund',
  creditId,
  payeeId: by?.id ?? '',
  amountCents: cents(amountCents),
  checkNumber: '2001',
  reason: 'The lease has ended',
});
const request = (by: Person, body: NewMoneyRequest) =>
  api.callAs(by, moneyRequests.requestMoney, { body: body as never }, { idempotencyKey: randomUUID() });
const stop = (by: Person, { id }: { id: string }) =>
  api.callAs(by, moneyRequests.stopCheck, {
    params: { moneyRequestId: id },
    body: { reason: 'Lost in the mail, stopped by phone' },
  });
const approve = (by: Person, { id }: { id: string }) =>
  api.callAs(by, moneyRequests.approveMoneyRequest, { params: { moneyRequestId: id } });

describe('requestMoney', () => {
  test('asks for what is left of a credit, for a resident of the lease, and moves nothing', async () => {
    const lease = await createLivedInLease(api);
    const creditId = await giveCredit(lease, 12_500);
    expect((await paymentsOf(lease)).credits).toMatchObject([
      { amountCents: 912_500, reason: 'Two months without a kitchen', refundedCents: 0, refundableCents: 12_500 },
    ]);
    const iris = await staff();
    expect(await refusalOf(request(iris, wishFor(lease, creditId, 12_501)))).toMatchObject({
      status: 400,
      code: 'invalid',
      fields: { amountCents: expect.stringContaining('At most $125.00') },
    });
    const stranger = await createPerson(api, 'resident');
    expect(await refusalOf(request(iris, wishFor(lease, creditId, 12_500, stranger)))).toMatchObject({
      status: 400,
      fields: { payeeId: expect.stringContaining('resident of this lease') },
    });
    expect(await refusalOf(request(iris, wishFor(lease, randomUUID(), 12_500)))).toMatchObject({ status: 404 });
    const asked = await request(iris, wishFor(lease, creditId, 12_500));
    expect(asked).toMatchObject({
      kind: 'credit_refund',
      status: 'requested',
      amountCents: 12_500,
      method: 'Check 2001',
      isOwn: true,
      leaseId: lease.id,
      payee: expect.any(String),
    });
    expect(await balance(leasePrepaid(lease.id))).toBe(12_500);
    expect((await paymentsOf(lease)).credits).toMatchObject([
      { refundedCents: 0, askedCents: 12_500, refundableCents: 0 },
    ]);
    expect(await refusalOf(request(iris, wishFor(lease, creditId, 1)))).toMatchObject({
      status: 400,
      fields: { amountCents: expect.stringContaining('Nothing of this credit') },
    });
  });
});

describe('approveMoneyRequest', () => {
  test('a credit of a lease that has ended goes out by check, agreed on by two people, once', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    const creditId = await giveCredit(lease, 12_500);
    await api.rows("update leases set status = 'ended', ended_at = $2, end_reason = 'Moved out' where id = $1", [
      lease.id,
      api.now,
    ]);
    const iris = await staff();
    const asked = await request(iris, wishFor(lease, creditId, 12_500, ben));
    expect(await refusalOf(approve(iris, asked))).toMatchObject({ status: 403 });
    const trust = await balance(accounts.bankTrust);
    api.now = new Date('2026-12-04T18:00:00Z');
    const omar = await staff();
    expect(await approve(omar, asked)).toMatchObject({ status: 'done', isOwn: false });
    expect(await refusalOf(approve(omar, asked))).toMatchObject({ status: 409 });
    expect(await balance(accounts.bankTrust)).toBe(trust - 12_500);
    expect(await balance(leasePrepaid(lease.id))).toBe(0);
    expect((await paymentsOf(lease)).credits).toMatchObject([{ refundedCents: 12_500, refundableCents: 0 }]);

    const [payee] = await api.rows<{ email: string }>('select email from users where id = $1', [ben.id]);
    const letters = await findMessages(api, payee?.email ?? '');
    expect(letters.find(({ template }) => template === 'refundSent')?.data).toMatchObject({
      cents: 12_500,
      check: '2001',
      reason: 'The lease has ended',
    });
    const account = leasePrepaid(lease.id).code;
    const { items } = await api.callAs(iris, ledgerEndpoints.listLedgerLines, { query: { account } });
    expect(items[0]).toMatchObject({
      title: 'Refund',
      reason: 'The lease has ended · check 2001',
      amountCents: -12_500,
      balanceCents: 0,
      effectiveAt: '2026-12-04T18:00:00.000Z',
      others: ['Trust bank account'],
    });
  });

  test('the refund stands in the history of the lease on its own day, with its reason for who gets it', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    const creditId = await giveCredit(lease, 12_500);
    const asked = await request(await staff(), wishFor(lease, creditId, 12_500, ben));
    api.now = new Date('2026-12-04T18:00:00Z');
    const read = async (person: Person) =>
      (await api.callAs(person, charges.listTimeline, { params: { leaseId: lease.id } })).items;
    const before = (await read(ben))[0]?.balanceCents ?? 0;
    await approve(await staff(), asked);
    expect((await read(ben))[0]).toMatchObject({
      kind: 'refund',
      title: 'Refund of a credit',
      detail: 'The lease has ended · check 2001',
      cents: 12_500,
      at: '2026-12-04T18:00:00.000Z',
      status: 'done',
      balanceCents: before + 12_500,
    });
    expect((await read(ada))[0]).toMatchObject({ kind: 'refund', detail: expect.stringMatching(/^Paid to /) });
  });

  test('a check that was lost is stopped, and the credit goes out by the next one', async () => {
    const [ada, ben] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    const lease = await createLivedInLease(api, { residents: [ada, ben] });
    const creditId = await giveCredit(lease, 12_500);
    const [iris, omar] = [await staff(), await staff()];
    const asked = await request(iris, wishFor(lease, creditId, 12_500, ben));
    expect(asked).toMatchObject({ canStop: false, stopped: null });
    expect(await refusalOf(stop(iris, asked))).toMatchObject({ status: 409 });
    const trust = await balance(accounts.bankTrust);
    expect(await approve(omar, asked)).toMatchObject({ status: 'done', canStop: true });
    expect(await stop(iris, asked)).toMatchObject({
      status: 'stopped',
      canStop: false,
      stopped: { reason: 'Lost in the mail, stopped by phone' },
    });
    expect(await refusalOf(stop(omar, asked))).toMatchObject({ status: 409 });
    expect(await balance(accounts.bankTrust)).toBe(trust);
    expect(await balance(leasePrepaid(lease.id))).toBe(12_500);
    expect((await paymentsOf(lease)).credits).toMatchObject([{ refundedCents: 0, refundableCents: 12_500 }]);
    const [payee] = await api.rows<{ email: string }>('select email from users where id = $1', [ben.id]);
    expect((await findMessages(api, payee?.email ?? '')).at(-1)).toMatchObject({
      template: 'leaseRefundFailed',
      data: { cents: 12_500, check: '2001' },
    });

    const again = await request(iris, { ...wishFor(lease, creditId, 12_500, ben), checkNumber: '2002' } as never);
    expect(await approve(omar, again)).toMatchObject({ status: 'done', method: 'Check 2002' });
    expect(await balance(accounts.bankTrust)).toBe(trust - 12_500);
    // Neither the check that was stopped nor its end waits for a line of the bank; the one that is on its way does.
    const open = await asSystem(api.services.db, (db) => openEntries(db, '2027-01-01'));
    expect(open.filter(({ sourceId }) => [asked.id, again.id].includes(sourceId))).toMatchObject([
      { sourceId: again.id, amount: -12_500 },
    ]);

    // Once a statement shows it as paid, it cannot be stopped.
    await api.rows(
      `with statement as (insert into bank_statements (id, account, day, opening, closing, format, created_at)
         values (gen_random_uuid(), 'trust', '2026-12-02', 0, -12500, 'csv', now()) returning id)
       insert into bank_lines (id, statement_id, account, day, amount, description, ledger_transaction_id)
       select gen_random_uuid(), id, 'trust', '2026-12-02', -12500, 'Check 2002', $1 from statement`,
      [open.find(({ sourceId }) => sourceId === again.id)?.transactionId],
    );
    expect(await refusalOf(stop(iris, again))).toMatchObject({
      status: 409,
      message: 'The bank has paid check 2002. It can’t be stopped any more.',
    });
    await api.empty('bank_lines', 'bank_statements');
  });

  test('a credit that paid rent meanwhile is refused, and can be declined', async () => {
    const lease = await createLivedInLease(api);
    const creditId = await giveCredit(lease, 12_500);
    const asked = await request(await staff(), wishFor(lease, creditId, 12_500));
    api.now = new Date('2027-01-01T18:00:00Z');
    const omar = await staff();
    await createDueCharges(api.services);
    expect(await refusalOf(approve(omar, asked))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringContaining('not that much left of this credit'),
    });
    expect((await paymentsOf(lease)).credits).toMatchObject([{ refundedCents: 0, refundableCents: 0 }]);
    const params = { moneyRequestId: asked.id };
    const body = { note: 'It paid rent' };
    expect(await api.callAs(omar, moneyRequests.declineMoneyRequest, { params, body })).toMatchObject({
      status: 'declined',
    });
  });

  test('what was refunded pays no rent any more; the rest does', async () => {
    const lease = await createLivedInLease(api);
    const creditId = await giveCredit(lease, 12_500);
    await approve(await staff(), await request(await staff(), wishFor(lease, creditId, 10_000)));
    const read = async () => api.callAs(await staff(), charges.listCharges, { params: { leaseId: lease.id } });
    expect(await read()).toMatchObject({ creditCents: 2_500 });
    api.now = new Date('2027-01-01T18:00:00Z');
    await createDueCharges(api.services);
    expect(await read()).toMatchObject({ creditCents: 0, paidCents: 902_500 });
    expect(await balance(leasePrepaid(lease.id))).toBe(0);
  });
});
