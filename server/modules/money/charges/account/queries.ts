// What the account of a lease shows beside its charges.
import { sql } from 'kysely';
import type { LeaseAccount } from '@/contract/money/charges/endpoints';
import type { ChargeKind } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';

/** Cents of each charge of a lease that credits paid, and that this person paid or has on its way. */
export async function listPaidParts(
  db: Db,
  leaseId: string,
  payerId: string | undefined,
): Promise<Map<string, { byCredit: number; mine: number }>> {
  const { rows } = await sql<{ chargeId: string; byCredit: number; mine: number }>`
    select allocation.charge_id as "chargeId",
      coalesce(sum(allocation.amount) filter (where allocation.credit_id is not null), 0)::int8 as "byCredit",
      coalesce(sum(allocation.amount) filter (where payments.payer_id = ${payerId ?? null}::uuid), 0)::int8 as "mine"
    from payment_allocations allocation left join payments on payments.id = allocation.payment_id
    where allocation.lease_id = ${leaseId} and allocation.reversed_at is null group by allocation.charge_id`.execute(
    db,
  );
  return new Map(rows.map(({ chargeId, ...parts }) => [chargeId, parts]));
}

/** Charges of a lease with what is left of each that no payment is on its way for and no plan covers, the earliest first. */
export async function listUnpaid(
  db: Db,
  leaseId: string,
): Promise<{ kind: ChargeKind; dueOn: string; left: number; isDisputed: boolean }[]> {
  // What is planned and neither applied nor given back is on its way; residents cannot read each other's payments.
  const { rows } = await sql<{ kind: ChargeKind; dueOn: string; left: number; isDisputed: boolean }>`
    select charge.kind, exists (select from bill_disputes where charge_id = charge.id and status = 'open') as "isDisputed",
      charge.due_on::text as "dueOn", charge.amount - charge.paid - charge.credited
      - coalesce((select sum(amount) from payment_allocations where charge_id = charge.id and applied_at is null
          and reversed_at is null), 0)::int8 as "left"
    from charges charge where charge.lease_id = ${leaseId} and charge.status in ('open', 'partly_paid') and not exists (select from payment_plan_charges part
      join payment_plans plan on plan.id = part.plan_id where part.charge_id = charge.id and plan.status = 'active')
    order by charge.due_on`.execute(db);
  return rows.filter(({ left }) => left > 0);
}

/** Cents of each of these leases that are not paid, whenever they are due, also if they are written off; leases without are left out. */
export async function listOpenCents(db: Db, leaseIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ leaseId: string; open: number }>`
    select lease_id as "leaseId", sum(amount - paid - credited + written_off)::int8 as open from charges
    where lease_id = any(${[...leaseIds]}::uuid[]) and (status in ('open', 'partly_paid') or written_off > 0) group by lease_id`.execute(
    db,
  );
  return new Map(rows.map(({ leaseId, open }) => [leaseId, open]));
}

/** How the caller sees the account of a lease; null for anyone who may not know of it. */
export async function findSide(db: Db, leaseId: string): Promise<LeaseAccount['side'] | null> {
  const { rows } = await sql<{ side: LeaseAccount['side'] | null }>`
    select app.lease_account_side(${leaseId}) as side`.execute(db);
  return rows[0]?.side ?? null;
}

/** The plan that runs. */
export const findActivePlan = (db: Db, leaseId: string) =>
  db
    .selectFrom('paymentPlans')
    .select(['amount', 'parts', 'firstOn'])
    .where((where) => where.and({ leaseId, status: 'active' }))
    .executeTakeFirst();
