import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { returnRules } from '@/contract/money/payments/returns';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { applyPayment, applyReturn } from '@/server/modules/money/payments';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { sample } from '@/tests/support/sample';
import { handleLeasePaymentStatus, retryReturnedPayment } from './jobs';
import { remindOfRent } from './reminders';

const api = testApi();
beforeEach(() => {
  api.now = new Date('2026-12-01T18:00:00Z');
});

type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
const pay = (lease: Lease, amountCents = 300_000) =>
  startChargePayment(api.services, {
    leaseId: lease.id,
    payerId: lease.residents[0]?.id ?? '',
    amountCents,
    key: randomUUID(),
    method: { kind: 'bank', ref: 'pm_usBankAccount_success', label: 'Bank ending in 6789', funding: 'bank' },
    initiatedBy: 'person',
  });

/** The bank answers, and the job that hears of it runs. */
async function bankSays(paymentId: string, processorRef: string | null, code: string, how: 'failed' | 'returned') {
  const answer = { ref: processorRef ?? '', status: 'failed', failure: code } as const;
  await asSystem(api.services.db, (db) =>
    (how === 'failed' ? applyPayment : applyReturn)(db, paymentId, answer, api.now),
  );
  await handleLeasePaymentStatus(api.services, { paymentId });
}
/** What the residents of a lease were written about its money, in turn. */
async function subjectsOf({ residents }: Lease): Promise<string[]> {
  const [row] = await api.rows<{ email: string }>('select email from users where id = $1', [residents[0]?.id]);
  return (await findMessages(api, row?.email ?? ''))
    .filter(({ template }) => ['leasePayment', 'rentReminder'].includes(template))
    .map(({ template, data }) => renderMessage(template, data).subject);
}
const feesOf = (lease: Lease) =>
  api.rows(`select amount::int from charges where lease_id = $1 and kind = 'returned_payment_fee'`, [lease.id]);
const retriesOf = (paymentId: string) =>
  api.rows(`select run_at from graphile_worker.jobs where key = $1`, [`retry-payment:${paymentId}`]);

describe('handleLeasePaymentStatus', () => {
  test('a payment that came has one receipt among the documents of its payer, with the lines of the email', async () => {
    const lease = await createLivedInLease(api);
    const payment = await startChargePayment(api.services, {
      leaseId: lease.id,
      payerId: lease.residents[0]?.id ?? '',
      amountCents: 450_000,
      key: randomUUID(),
      method: { kind: 'card', ref: 'pm_card_visa', label: 'Visa ending in 4242', funding: 'debit' },
      initiatedBy: 'person',
    });
    for (let time = 0; time < 2; time += 1) await handleLeasePaymentStatus(api.services, { paymentId: payment.id });
    const receipts = await api.rows<{ name: string; owner: string }>(
      `select name, owner_id as owner from documents where category = 'receipt' and owner_id = $1`,
      [payment.payerId],
    );
    expect(receipts).toEqual([{ name: expect.stringMatching(/^Receipt 2026-12-01, /), owner: payment.payerId }]);
    const [row] = await api.rows<{ email: string }>('select email from users where id = $1', [payment.payerId]);
    const letters = (await findMessages(api, row?.email ?? '')).filter(({ template }) => template === 'leasePayment');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.data).toMatchObject({
      status: 'succeeded',
      lines: [
        { name: 'Rent, due Dec 1, 2026', cents: 300_000 },
        { name: 'Security deposit, due Dec 1, 2026', cents: 150_000 },
      ],
    });
  });

  test.each(sample(Object.values(returnRules), 12))('$code opens the charges and follows its rule', async (rule) => {
    const lease = await createLivedInLease(api);
    const payment = await pay(lease);
    const how = rule.code.charCodeAt(2) % 2 === 0 ? 'failed' : 'returned';
    await bankSays(payment.id, payment.processorRef, rule.code, how);
    // A repeated message changes nothing.
    await bankSays(payment.id, payment.processorRef, rule.code, how);
    const open = await api.rows(
      `select status, paid::int from charges where lease_id = $1 and kind = 'rent' and due_on = '2026-12-01'`,
      [lease.id],
    );
    expect(open).toEqual([{ status: 'open', paid: 0 }]);
    expect(await feesOf(lease)).toEqual(rule.hasFee ? [{ amount: 2_500 }] : []);
    expect(await retriesOf(payment.id)).toHaveLength(rule.canRetry ? 1 : 0);
  });

  test('an account that is closed is blocked where it is saved, and its owner hears of it', async () => {
    const lease = await createLivedInLease(api);
    const payment = await pay(lease);
    await api.rows(
      `insert into payment_methods (id, user_id, kind, funding, processor_ref, fingerprint, brand, last4, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'bank', 'bank', $2, 'f', 'Bank', '6789', 'active', $3, $3)`,
      [lease.residents[0]?.id, payment.methodRef, api.now],
    );
    await bankSays(payment.id, payment.processorRef, 'account_closed', 'failed');
    expect(
      await api.rows('select status, status_reason from payment_methods where user_id = $1', [lease.residents[0]?.id]),
    ).toEqual([{ status: 'blocked', status_reason: 'account_closed' }]);
  });

  test('the payer gets a note when it is on its way, a receipt, and word of a return', async () => {
    const lease = await createLivedInLease(api);
    const payment = await pay(lease);
    await handleLeasePaymentStatus(api.services, { paymentId: payment.id });
    const succeeded = { ref: payment.processorRef ?? '', status: 'succeeded' } as const;
    await asSystem(api.services.db, (db) => applyPayment(db, payment.id, succeeded, api.now));
    await handleLeasePaymentStatus(api.services, { paymentId: payment.id });
    await bankSays(payment.id, payment.processorRef, 'R10', 'returned');
    expect(await subjectsOf(lease)).toEqual([
      'Your payment of $3,000.00 is on its way',
      'Receipt: $3,000.00',
      'Your bank returned your payment of $3,000.00',
    ]);
  });
});

test('the receipt of a card payment names its fee, and the sum that the statement of the card has', async () => {
  const lease = await createLivedInLease(api);
  const [payer] = lease.residents;
  const payment = await startChargePayment(api.services, {
    leaseId: lease.id,
    payerId: payer?.id ?? '',
    amountCents: 300_000,
    feeCents: 8_700,
    key: randomUUID(),
    method: { kind: 'card', ref: 'pm_card_visa', label: 'Visa ending in 4242', funding: 'credit' },
    initiatedBy: 'person',
  });
  await handleLeasePaymentStatus(api.services, { paymentId: payment.id });
  const [row] = await api.rows<{ email: string }>('select email from users where id = $1', [payer?.id]);
  const letter = (await findMessages(api, row?.email ?? '')).find(({ template }) => template === 'leasePayment');
  const { subject, body } = renderMessage('leasePayment', letter?.data);
  expect(subject).toBe('Receipt: $3,087.00');
  expect(body).toContain('We received $3,087.00');
  expect(body).toContain('- Card fee: $87.00');
});

describe('a payment that came back', () => {
  const letterTo = async ({ residents: [payer] }: Awaited<ReturnType<typeof createLivedInLease>>, template: string) => {
    const [row] = await api.rows<{ email: string }>('select email from users where id = $1', [payer?.id]);
    const letter = (await findMessages(api, row?.email ?? '')).filter((one) => one.template === template).at(-1);
    return renderMessage(template, letter?.data).body;
  };

  test('its message names the reason, the fee, the legal limit, the new total, the waiver, and Pay', async () => {
    const lease = await createLivedInLease(api);
    await api.rows(`update charges set status = 'paid', paid = amount where lease_id = $1 and kind <> 'rent'`, [
      lease.id,
    ]);
    const payment = await pay(lease);
    await bankSays(payment.id, payment.processorRef, 'R01', 'failed');
    const body = await letterTo(lease, 'leasePayment');
    expect(body).toContain('Reason: Not enough money.');
    expect(body).toContain('A returned-payment fee of $25.00 was added, as your lease says.');
    expect(body).toContain('limited to $25 the first time and $35 after that. (Cal. Civ. Code § 1719(a)(1))');
    expect(body).toContain('Due now: $3,025.00.');
    expect(body).toContain('choose “Waive this fee” on your rent page');
    expect(body).toContain('Pay now');
  });

  test('the fee says in the account why it is there', async () => {
    const lease = await createLivedInLease(api);
    const payment = await pay(lease);
    await bankSays(payment.id, payment.processorRef, 'R01', 'failed');
    expect(
      await api.rows(`select reason from charges where kind = 'returned_payment_fee' and lease_id = $1`, [lease.id]),
    ).toEqual([
      {
        reason:
          'Your bank returned $3,000.00: not enough money. A returned-payment fee is limited to $25 the first time and $35 after that. (Cal. Civ. Code § 1719(a)(1))',
      },
    ]);
  });

  test('the card fee of a disputed payment is not owed again', () => {
    const { body } = renderMessage('leasePayment', {
      name: 'Ada',
      status: 'returned',
      cents: 300_000,
      feeCents: 8_700,
      home: '12 Alder Lane',
      expectedOn: null,
      reason: null,
      paymentId: 'P-1',
      owedCents: 300_000,
      link: 'https://belong.test/accounts/payments',
    });
    expect(body).toContain('Your bank took back the $3,000.00 for 12 Alder Lane, so it is due again.');
    expect(body).toContain('The card fee of $87.00 went back, too. You don’t owe it.');
    expect(body).toContain('Due now: $3,000.00.');
  });
});

describe('waiveFee', () => {
  test('one fee of a lease is waived when a resident asks, and no second one', async () => {
    const payer = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api, { residents: [payer] });
    const at = { params: { leaseId: lease.id } };
    for (const source of ['returned:1', 'late:2'])
      await api.rows(
        `insert into charges (id, lease_id, home_id, owner_id, kind, source, description, due_on, amount, status, created_at, updated_at)
         select gen_random_uuid(), lease_id, home_id, owner_id, $3, $2, 'Fee', '2026-11-20', 2500, 'open', $4, $4
         from charges where lease_id = $1 limit 1`,
        [lease.id, source, source.startsWith('late') ? 'late_fee' : 'returned_payment_fee', api.now.toISOString()],
      );
    const before = await api.callAs(payer, charges.listCharges, at);
    const chargeId = before.waivableFee?.chargeId ?? '';
    expect(before.waivableFee).toMatchObject({ cents: 2_500 });
    const stranger = await createPerson(api, 'resident');
    expect((await refusalOf(api.callAs(stranger, charges.waiveFee, { ...at, body: { chargeId } }))).status).toBe(404);
    const rent = before.charges.find(({ kind }) => kind === 'rent');
    const wrong = await refusalOf(api.callAs(payer, charges.waiveFee, { ...at, body: { chargeId: rent?.id ?? '' } }));
    expect(wrong.status).toBe(409);
    const after = await api.callAs(payer, charges.waiveFee, { ...at, body: { chargeId } });
    expect(after.openCents).toBe(before.openCents - 2_500);
    expect(after.waivableFee).toBeNull();
    const other = after.charges.find(({ description, status }) => description === 'Fee' && status === 'open');
    const second = await refusalOf(api.callAs(payer, charges.waiveFee, { ...at, body: { chargeId: other?.id ?? '' } }));
    expect(second.status).toBe(409);
  });
});

describe('M11: retryReturnedPayment', () => {
  test('sends the same amount again, twice at most, with one fee', async () => {
    const lease = await createLivedInLease(api);
    let payment: { id: string; processorRef: string | null } = await pay(lease);
    for (const tries of [1, 2]) {
      await bankSays(payment.id, payment.processorRef, 'R01', 'failed');
      await retryReturnedPayment(api.services, { paymentId: payment.id });
      await retryReturnedPayment(api.services, { paymentId: payment.id });
      const rows = await api.rows<{ id: string; processorRef: string }>(
        `select id, processor_ref as "processorRef" from payments where retry_of = $1 and amount = 300000`,
        [payment.id],
      );
      expect(rows, `try ${tries}`).toHaveLength(1);
      payment = rows[0] ?? payment;
    }
    await bankSays(payment.id, payment.processorRef, 'R01', 'failed');
    expect(await retriesOf(payment.id)).toEqual([]);
    expect(await feesOf(lease)).toEqual([{ amount: 2_500 }]);
  });

  test('does nothing once the rent was paid another way, and after 180 days', async () => {
    const [paid, old] = [await createLivedInLease(api), await createLivedInLease(api)];
    const [first, second] = [await pay(paid), await pay(old)];
    await bankSays(first.id, first.processorRef, 'R01', 'failed');
    await bankSays(second.id, second.processorRef, 'R01', 'failed');
    await pay(paid);
    await retryReturnedPayment(api.services, { paymentId: first.id });
    api.now = new Date('2027-06-02T18:00:00Z');
    await retryReturnedPayment(api.services, { paymentId: second.id });
    expect(await api.rows('select id from payments where retry_of = any($1)', [[first.id, second.id]])).toEqual([]);
  });
});

describe('remindOfRent', () => {
  test('writes five days and a day before, on the day, and the day after, once each, and not where it is paid', async () => {
    const lease = await createLivedInLease(api);
    const subjects = () => subjectsOf(lease);
    await remindOfRent(api.services);
    await remindOfRent(api.services);
    expect(await subjects()).toEqual(['Due today: $6,000.00']);
    api.now = new Date('2026-12-02T18:00:00Z');
    await pay(lease, 500_000);
    await remindOfRent(api.services);
    expect(await subjects()).toEqual(['Due today: $6,000.00', 'Past due: $1,000.00']);
    for (const day of ['27', '29', '31']) {
      api.now = new Date(`2026-12-${day}T18:00:00Z`);
      await remindOfRent(api.services);
    }
    expect((await subjects()).slice(2)).toEqual(['Due January 1, 2027: $3,000.00', 'Due tomorrow: $3,000.00']);
  });

  test('gives a co-signer notice of what is late within ten days, with ten days to pay, once for each due day', async () => {
    const coSigner = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api);
    await api.rows(
      `insert into lease_residents (id, lease_id, home_id, person_id, email, name, role, from_on)
       select gen_random_uuid(), id, home_id, $2, $3, 'Cosima Ray', 'coSigner', '2026-12-01' from leases where id = $1`,
      [lease.id, coSigner.id, coSigner.email],
    );
    const notices = async () =>
      (await findMessages(api, coSigner.email))
        .filter(({ template }) => template === 'coSignerLate')
        .map(({ template, data }) => renderMessage(template, data));
    await remindOfRent(api.services);
    expect(await notices()).toEqual([]);
    // The job did not run for some days.
    api.now = new Date('2026-12-06T18:00:00Z');
    for (let time = 0; time < 2; time += 1) await remindOfRent(api.services);
    api.now = new Date('2026-12-07T18:00:00Z');
    await remindOfRent(api.services);
    expect(await notices()).toMatchObject([
      {
        subject: expect.stringMatching(/^Past due at .*: \$6,000\.00$/),
        body: expect.stringContaining('you have until December 16, 2026 to pay'),
      },
    ]);
    await pay(lease, 600_000);
    api.now = new Date('2026-12-12T18:00:00Z');
    await remindOfRent(api.services);
    expect(await notices()).toHaveLength(1);
  });

  test('leaves out a co-signer for rent after the term that they signed for', async () => {
    const coSigner = await createPerson(api, 'resident');
    const lease = await createLivedInLease(api);
    await api.rows(
      `insert into lease_residents (id, lease_id, home_id, person_id, email, name, role, from_on)
       select gen_random_uuid(), id, home_id, $2, $3, 'Cosima Ray', 'coSigner', '2026-12-01' from leases where id = $1`,
      [lease.id, coSigner.id, coSigner.email],
    );
    await api.rows(
      `update leases set terms = terms || '{"startOn": "2025-11-01", "months": 12}'::jsonb where id = $1`,
      [lease.id],
    );
    api.now = new Date('2026-12-06T18:00:00Z');
    await remindOfRent(api.services);
    expect((await findMessages(api, coSigner.email)).map(({ template }) => template)).not.toContain('coSignerLate');
  });
});
