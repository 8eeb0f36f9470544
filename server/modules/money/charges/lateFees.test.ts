import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { chargeKinds } from '@/contract/money/charges/kinds';
import { renderMessage } from '@/server/emails/renderMessage';
import { addLateFees, lateFeeFor, lateFeeReason } from '@/server/modules/money/charges/lateFees';
import type { LeaseRow } from '@/server/modules/money/charges/repo';
import { testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';

const terms = (state: string, city: string, rent: number, own = { graceDays: 5, bps: 500, max: 5_000 }) =>
  ({ rentCents: cents(rent), lateFee: own, address: { state, city } }) as LeaseRow['terms'];
const fee = (lease: LeaseRow['terms'], unpaid: number, today = '2026-12-10') =>
  lateFeeFor(lease, { unpaid, dueOn: '2026-12-01', today });

describe('what is asked for', () => {
  test('nothing within the days of grace, then the share of the lease up to its most', () => {
    const lease = terms('CA', 'Oakland', 300_000);
    expect(fee(lease, 40_000, '2026-12-06')).toBe(0);
    expect(fee(lease, 40_000, '2026-12-07')).toBe(2_000);
    expect(fee(lease, 300_000)).toBe(5_000);
    expect(fee(lease, 0)).toBe(0);
  });

  test('never more than the law: Virginia 10% of what is unpaid, Seattle $10', () => {
    const steep = { graceDays: 5, bps: 5_000, max: 100_000 as never };
    expect(fee(terms('VA', 'Richmond', 200_000, steep), 50_000)).toBe(5_000);
    expect(fee(terms('WA', 'Seattle', 300_000), 300_000)).toBe(1_000);
  });

  test('who pays it reads why it is this much', () => {
    const late = { unpaid: 300_000, dueOn: '2026-12-01' };
    const lease = terms('WA', 'Seattle', 300_000);
    const asked =
      '$3,000.00 due Dec 1, 2026 was unpaid after the 5 days of grace. The lease asks for 5% of that, at most $50.00.';
    expect(lateFeeReason(lease, { ...late, amount: 5_000 })).toBe(asked);
    expect(lateFeeReason(lease, { ...late, amount: 1_000 })).toBe(`${asked} The law here allows $10.00.`);
  });
});

const api = testApi();
const at = (day: string, hour = 18) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
beforeEach(() => {
  api.now = at('2026-12-01');
});
const whyOf = (leaseId: string) =>
  api.rows<{ reason: string }>("select reason from charges where lease_id = $1 and kind = 'late_fee'", [leaseId]);
const fees = (leaseId: string) =>
  api.rows(`select source, amount::int, due_on::text from charges where lease_id = $1 and kind = 'late_fee'`, [
    leaseId,
  ]);

describe('addLateFees', () => {
  test('adds one fee for a month, after midnight at the home, however often it runs', async () => {
    const { id } = await createLivedInLease(api);
    // The sixth of December is over in London, and not yet in Oakland.
    api.now = at('2026-12-07', 6);
    await addLateFees(api.services);
    expect(await fees(id)).toEqual([]);
    api.now = at('2026-12-07', 9);
    await Promise.all([addLateFees(api.services), addLateFees(api.services), addLateFees(api.services)]);
    api.now = at('2026-12-20');
    await addLateFees(api.services);
    expect(await fees(id)).toEqual([{ source: 'late:2026-12-01', amount: 5_000, due_on: '2026-12-07' }]);
    expect((await whyOf(id))[0]?.reason).toContain('due Dec 1, 2026 was unpaid after the 5 days of grace');
  });

  test('asks for nothing where a payment is on its way, and never for a fee or a deposit', async () => {
    const lease = await createLivedInLease(api);
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, lease_id, home_id, created_at, updated_at)
       values (gen_random_uuid(), $1, 'rent', gen_random_uuid(), 300000, 'processing', 'bank', 'pm', $2, $3, $4, $4)`,
      [lease.residents[0]?.id, lease.id, lease.homeId, api.now],
    );
    await api.rows(
      `insert into payment_allocations (id, payment_id, charge_id, lease_id, home_id, amount, created_at)
       select gen_random_uuid(), payments.id, charges.id, charges.lease_id, charges.home_id, 300000, now()
       from charges join payments using (lease_id) where lease_id = $1 and kind = 'rent' and due_on = '2026-12-01'`,
      [lease.id],
    );
    api.now = at('2026-12-10');
    await addLateFees(api.services);
    expect(await fees(lease.id)).toEqual([]);
  });

  // 5% of $400.00 where the kind counts; each is charged for December beside nothing else.
  test.each([
    ['rent', 2_000],
    ['pet_rent', 2_000],
    ['parking', 2_000],
    ['utility', 2_000],
    ['monthly', 2_000],
    ['deposit', 0],
    ['one_time', 0],
    ['bill', 0],
    ['returned_payment_fee', 0],
    ['returned_refund', 0],
    ['late_fee', 0],
  ] as const)('for unpaid %s adds %i cents', async (kind, amount) => {
    const { id } = await createLivedInLease(api);
    await api.rows("update charges set status = 'voided' where lease_id = $1", [id]);
    await api.rows(
      `insert into charges (id, lease_id, home_id, kind, source, description, period_start, period_end, due_on, amount, created_at, updated_at)
       select gen_random_uuid(), id, home_id, $2, 'test', 'Test', '2026-12-01', '2026-12-31', '2026-12-01', 40000, $3, $3
       from leases where id = $1`,
      [id, kind, api.now],
    );
    api.now = at('2026-12-10');
    await addLateFees(api.services);
    expect((await fees(id)).filter(({ source }) => source !== 'test')).toEqual(
      amount === 0 ? [] : [{ source: 'late:2026-12-01', amount, due_on: '2026-12-10' }],
    );
  });

  test('has a case for each kind of charge', () => {
    expect(chargeKinds).toHaveLength(11);
  });
});

test('each resident hears of a late fee with its reason, the new total, the waiver, and Pay', async () => {
  const { id, residents } = await createLivedInLease(api);
  await api.rows(`update charges set status = 'paid', paid = amount where lease_id = $1 and kind <> 'rent'`, [id]);
  api.now = at('2026-12-07', 9);
  await addLateFees(api.services);
  await addLateFees(api.services);
  const [row] = await api.rows<{ email: string }>('select email from users where id = $1', [residents[0]?.id]);
  const letters = (await findMessages(api, row?.email ?? '')).filter(({ template }) => template === 'lateFeeAdded');
  expect(letters).toHaveLength(1);
  const { subject, body } = renderMessage('lateFeeAdded', letters[0]?.data);
  expect(subject).toBe('A late fee of $50.00 was added');
  expect(body).toContain('$3,000.00 due Dec 1, 2026 was unpaid after the 5 days of grace.');
  expect(body).toContain('Due now: $3,050.00');
  expect(body).toContain('choose “Waive this fee” on your rent page');
  expect(body).toContain('Pay now');
});
