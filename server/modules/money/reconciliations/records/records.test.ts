import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { asSystem } from '@/server/db/client';
import { accounts, debitHeld, paymentReceived } from '@/server/modules/money/ledger';
import { post } from '@/server/modules/money/ledger/entries';
import { reconcileTrust } from '@/server/modules/money/reconciliations/jobs';
import { testApi } from '@/tests/support/api';
import { runDecade } from '@/tests/support/fixtures/money/decade';
import { createPerson } from '@/tests/support/fixtures/people';
import { compareRecords, findRecordDifferences } from './records';

const api = testApi();
let staff: Awaited<ReturnType<typeof createPerson>>;

const one = async (sql: string, values: unknown[] = []): Promise<string> => {
  const [row] = await api.rows<{ subject: string }>(sql, values);
  return row?.subject ?? expect.fail(`Nothing to change: ${sql}`);
};
const queue = () =>
  api.rows<{ subject: string; amount: number; status: string; detail: string }>(
    "select subject, amount::int, status, detail from reconciliation_exceptions where kind = 'records_differ' order by subject",
  );

/** Months of three leases: charges, payments in each way, credits, returns, payouts, top-ups, and settlements. */
beforeAll(async () => {
  await runDecade(api, { seed: 7, leases: 3, months: 3 });
  await reconcileTrust(api.services);
  // A settlement is compared from the day after it arrived.
  api.now = new Date(api.now.getTime() + 4 * 86_400_000);
  staff = await createPerson(api, 'staff');
  rents = await api.rows(`select part.id, part.charge_id, part.payment_id from payment_allocations part
    join charges charge on charge.id = part.charge_id where charge.kind = 'rent' and charge.status = 'paid'
      and part.applied_at is not null and part.reversed_at is null and part.amount = charge.amount order by part.id`);
}, 240_000);

test('healthy books show no difference', async () => {
  expect(await findRecordDifferences(api.services)).toEqual([]);
  await compareRecords(api.services);
  expect(await queue()).toEqual([]);
});

/** Rents that one payment paid in full each, as they were before the first fault. */
let rents: { id: string; charge_id: string; payment_id: string }[] = [];
const rent = (n: number) => rents[n] ?? expect.fail(`There are ${rents.length} paid rents`);

/** What the owner of the database can do past the product, with the subject under which it is found. */
const faults: Readonly<Record<string, () => Promise<string>>> = {
  'a charge asks for more than was charged': () =>
    one(`update charges set amount = amount + 100 where id = (select id from charges where kind = 'rent' and status = 'open'
      order by id limit 1) returning 'lease:' || lease_id || ':receivable' as subject`),
  'a charge says less is paid than was put to it': () =>
    one(
      `update charges set paid = paid - 100, status = 'partly_paid' where id = $1 returning 'charge:' || id as subject`,
      [rent(0).charge_id],
    ),
  'a payment no longer pays its charge': () =>
    one("delete from payment_allocations where id = $1 returning 'charge:' || charge_id as subject", [rent(1).id]),
  'a payment came to more than the processor took': () =>
    one("update payments set amount = amount + 5000 where id = $1 returning 'payment:' || id as subject", [
      rent(2).payment_id,
    ]),
  'a credit that no one gave': () =>
    one(
      `insert into credits (id, lease_id, home_id, amount, reason, created_at)
        select $1, id, home_id, 12345, 'Planted', now() from leases order by id limit 1
        returning 'lease:' || lease_id || ':prepaid' as subject`,
      [randomUUID()],
    ),
  'a charge says that more of it is written off than the books gave up': () =>
    one(
      `update charges set credited = credited + amount - paid, written_off = amount - paid, status = 'written_off'
        where id = (select id from charges where kind = 'rent' and status = 'open' and credited = 0 order by id desc limit 1)
        returning 'lease:' || lease_id || ':written_off' as subject`,
    ),
  'a write-off that the books do not have': () =>
    one(
      `insert into write_offs (id, home_id, lease_id, kind, amount, reason, made_at)
        select $1, home_id, id, 'write_off', 500, 'Planted', now() from leases order by id limit 1
        returning 'write_off:' || id as subject`,
      [randomUUID()],
    ),
  'less of a deposit was paid than is held': () =>
    one(`update payment_allocations set amount = amount - 1 where id = (select part.id from payment_allocations part
        join charges charge on charge.id = part.charge_id where charge.kind = 'deposit' and part.applied_at is not null
          and part.reversed_at is null order by part.id limit 1)
      returning 'lease:' || lease_id || ':deposit' as subject`),
  'a refund that was never posted': () =>
    one(
      `insert into refunds (id, payment_id, amount, reason, status, processor_ref, created_at)
        values ($1::uuid, $2, 700, 'Planted', 'succeeded', $1::text, now()) returning 'refund:' || id as subject`,
      [randomUUID(), rent(0).payment_id],
    ),
  'a dispute that took nothing in the books': () =>
    one(
      `insert into disputes (id, payment_id, status, amount, booked_amount, booked_fee, sent_at, created_at)
        values ($1, $2, 'lost', 900, 900, 0, now(), now()) returning 'dispute:' || id as subject`,
      [`dp_${randomUUID()}`, rent(1).payment_id],
    ),
  'a line of a payout that was sent': () =>
    one(`update payout_lines set amount = amount + 1 where (payout_id, seq) = (select line.payout_id, line.seq
        from payout_lines line join payouts payout on payout.id = line.payout_id where payout.status in ('sent', 'paid')
        order by 1, 2 limit 1) returning 'payout:' || payout_id as subject`),
  'a part of a payout says more than was sent': () =>
    one(`update payout_parts set amount = amount + 1 where id = (select id from payout_parts where status in ('sent', 'paid')
      order by id desc limit 1) returning 'payout_part:' || id as subject`),
  'a top-up that the books do not have': () =>
    one(
      `insert into top_ups (id, amount, status, created_at) values ($1, 5000, 'succeeded', now())
        returning 'top_up:' || id as subject`,
      [randomUUID()],
    ),
  'an order that a bank has, and the books do not': () =>
    one(
      `insert into bank_orders (id, kind, status, amount, from_place, to_place, payee, method, reason, proposed_at,
          decided_by, decided_at, sent_at, bank_ref)
        values ($1, 'own_funds', 'sent', 5000, 'trust', 'operating', 'Belong', 'transfer', 'Planted', now(), $2, now(), now(), 'planted')
        returning 'bank_order:' || id as subject`,
      [randomUUID(), staff.id],
    ),
  'an entry that counts as shown by a bank with another amount': () =>
    one(`update trust_entries set seen_on = '2027-01-05', seen_amount = coalesce(seen_amount, 0) + 1
        where (transaction_id, account) = (select transaction_id, account from trust_entries order by 1, 2 limit 1)
      returning 'trust_entry:' || transaction_id || ':' || account as subject`),
  'a posting for a payment that is none': async () => {
    const id = randomUUID();
    const [lease] = await api.rows<{ id: string }>('select id from leases order by id limit 1');
    const payment = { id, leaseId: lease?.id ?? '', clearing: 'processor' as const };
    await asSystem(api.services.db, (db) =>
      paymentReceived(db, payment, { charges: 100, deposit: 0, prepaid: 0 }, api.now),
    );
    return `payment:${id}`;
  },
  'an expense that an order pays, and the books did not take from the homeowner': async () => {
    const [id, orderId, other] = [randomUUID(), randomUUID(), await createPerson(api, 'staff')];
    await api.rows(
      `insert into bank_orders (id, kind, status, amount, from_place, payee, method, reason, proposed_by, proposed_at, decided_by,
          decided_at)
        values ($1, 'expense', 'approved', 5000, 'trust', 'Lakeside HOA', 'check', 'Planted', $2, now(), $3, now())`,
      [orderId, staff.id, other.id],
    );
    return one(
      `insert into expenses (id, home_id, owner_id, category, payee_name, method, address, amount, due_on, status, entered_by,
          entered_at, approved_by, approved_at, order_id, attempts)
        select $1, id, owner_id, 'hoa', 'Lakeside HOA', 'check', '1 Lake St', 5000, '2027-01-05', 'ordered', $2, now(), $3, now(), $4, 1
        from homes where owner_id is not null order by id limit 1 returning 'expense:' || id as subject`,
      [id, staff.id, other.id, orderId],
    );
  },
  'money that an owner paid in, and the books did not give the home': async () => {
    const id = randomUUID();
    const subject = await one(
      `insert into owner_contributions (id, home_id, owner_id, kind, amount, created_at)
        select $1, id, owner_id, 'reserve', 4000, now() from homes where owner_id is not null order by id limit 1
        returning 'home:' || home_id || ':contributions' as subject`,
      [id],
    );
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, created_at,
          updated_at)
        select $1::uuid, owner_id, 'owner_contribution', $1::uuid, amount, 'bank', 'pm_x', $1::uuid::text, 'succeeded', now(), now()
        from owner_contributions where id = $1::uuid`,
      [id],
    );
    return subject;
  },
  'unclaimed property that no account gave up': () =>
    one(
      `insert into unclaimed_items (id, kind, source_id, home_id, owner_name, amount, place, since, status, held_at, created_at,
          updated_at)
        select $1, 'owner_balance', id, id, 'Ada Lovelace', 2500, 'trust', '2026-12-01', 'found', now(), now(), now()
        from homes order by id limit 1 returning 'unclaimed_item:' || id as subject`,
      [randomUUID()],
    ),
  'a payment of which the books hold something, and nothing is to be held': async () => {
    const [payment] = await api.rows<{ id: string; home_id: string }>(
      `select id, home_id from payments where status = 'succeeded' and purpose = 'rent' and id <> all($1) order by id limit 1`,
      [rents.slice(0, 3).map(({ payment_id }) => payment_id)],
    );
    const { id: paymentId, home_id: homeId } = payment ?? expect.fail('no payment');
    await asSystem(api.services.db, (db) => debitHeld(db, { paymentId, homeId, ownerId: null, step: 0 }, 300, api.now));
    return `payment:${paymentId}`;
  },
  'an entry of the account of deposits that the books do not have': () =>
    one(
      `insert into trust_entries (transaction_id, account, amount, effective_at)
        select id, 'deposits', 700, '2027-01-05' from ledger_transactions order by id limit 1
        returning 'trust_entry:' || transaction_id || ':' || account as subject`,
    ),
  'a settlement that came to less than was booked': async () => {
    const [settlement] = await api.services.payments.listSettlements(new Date(api.now.getTime() - 20 * 86_400_000));
    const { ref } = settlement ?? expect.fail('no settlement');
    await asSystem(api.services.db, (db) =>
      post(db, {
        kind: 'planted',
        source: { type: 'settlement', id: ref },
        effectiveAt: api.now,
        entries: [
          { account: accounts.bankTrust, amount: 100 },
          { account: accounts.processor, amount: -100 },
        ],
      }),
    );
    return `settlement:${ref}`;
  },
};

test('each of these faults in the tables becomes an item of the desk, which ends when the record is right again', async () => {
  const tables = ['charges', 'credits', 'payments', 'payment_allocations', 'refunds', 'disputes', 'payouts'];
  for (const table of [
    ...tables,
    'payout_lines',
    'payout_parts',
    'top_ups',
    'bank_orders',
    'trust_entries',
    'expenses',
  ])
    await api.rows(`alter table ${table} disable trigger user`);
  const planted: Record<string, string> = {};
  for (const [name, plant] of Object.entries(faults)) planted[name] = await plant();
  await compareRecords(api.services);
  const found = new Set((await queue()).map(({ subject }) => subject));
  expect(Object.entries(planted).filter(([, subject]) => !found.has(subject))).toEqual([]);
  const { exceptions } = await api.callAs(staff, reconciliations.getReconciliation, { query: {} });
  expect(exceptions).toContainEqual(
    expect.objectContaining({
      kind: 'records_differ',
      amount: -5_000,
      detail: expect.stringContaining(`${planted['a payment came to more than the processor took']}. The payment: $`),
    }),
  );
  const credit = planted['a credit that no one gave'] ?? '';
  await api.rows("delete from credits where reason = 'Planted'");
  const refund = planted['a refund that was never posted'] ?? '';
  await api.rows("delete from refunds where reason = 'Planted'");
  await compareRecords(api.services);
  const statuses = new Map((await queue()).map(({ subject, status }) => [subject, status]));
  expect(statuses.get(refund)).toBe('cleared');
  expect([...statuses.keys()]).toContain(credit);
});
