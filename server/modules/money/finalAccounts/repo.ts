import { type Insertable, type Selectable, sql } from 'kysely';
import { FINAL_ACCOUNT_PAGE } from '@/contract/money/finalAccounts/constants';
import type { MoveOutStatus } from '@/contract/tenancy/moveOuts/constants';
import type { Db } from '@/server/db/client';
import type { WriteOffs } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type WriteOffRow = Selectable<WriteOffs> & { requestedByName: string; approvedByName: string };

export interface MoveOutFacts {
  status: MoveOutStatus;
  leftOn: string | null;
  /** Cents. */
  held: number;
  returned: number;
}

/** The day people left and their deposit; undefined for a lease without a move-out. */
export async function findMoveOut(db: Db, leaseId: string): Promise<MoveOutFacts | undefined> {
  const { rows } = await sql<MoveOutFacts>`
    select status, to_char(left_on, 'YYYY-MM-DD') as "leftOn", coalesce(deposit, 0)::int8 as held, returned::int8 as returned
    from move_outs where lease_id = ${leaseId}`.execute(db);
  return rows[0];
}

/** What of the deposit was kept, line by line, the oldest first. */
export async function listDeductions(
  db: Db,
  leaseId: string,
): Promise<{ id: string; description: string; amount: number }[]> {
  const { rows } = await sql<{ id: string; description: string; amount: number }>`
    select line.id, line.description, line.claimed::int8 as amount
    from deposit_deductions line join move_outs move_out on move_out.id = line.move_out_id
    where move_out.lease_id = ${leaseId} and line.claimed > 0 order by line.created_at, line.id`.execute(db);
  return rows;
}

export interface PaidSums {
  payments: number;
  credits: number;
  deposit: number;
  /** Of charges that were written off before. */
  recovered: number;
}

/** Cents that paid charges of a lease, by where they came from. */
export async function sumPaid(db: Db, leaseId: string): Promise<PaidSums> {
  const { rows } = await sql<PaidSums>`
    select coalesce(sum(amount) filter (where payment_id is not null), 0)::int8 as payments,
      coalesce(sum(amount) filter (where credit_id is not null and not is_deposit), 0)::int8 as credits,
      coalesce(sum(amount) filter (where is_deposit), 0)::int8 as deposit,
      coalesce(sum(amount) filter (where is_recovery), 0)::int8 as recovered
    from (select part.*,
        -- A credit from the deposit has the id of its line.
        exists (select from deposit_deductions where id = part.credit_id) as is_deposit,
        exists (select from ledger_transactions where source_type = 'writeOff' and source_id = part.id::text
          and kind = 'writeOffRecovered') as is_recovery
      from payment_allocations part
      where part.lease_id = ${leaseId} and part.applied_at is not null and part.reversed_at is null) part`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum is one row');
  return sums;
}

const name = (person: string) => sql<string>`trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)},
  ${sql.ref(`${person}.last_name`)}))`;

/** Write-offs of a lease and their reversals, the oldest first. */
export const listWriteOffs = (db: Db, leaseId: string): Promise<WriteOffRow[]> =>
  db
    .selectFrom('writeOffs')
    .leftJoin('users as requester', 'requester.id', 'writeOffs.requestedBy')
    .leftJoin('users as approver', 'approver.id', 'writeOffs.approvedBy')
    .selectAll('writeOffs')
    .select([name('requester').as('requestedByName'), name('approver').as('approvedByName')])
    .where('writeOffs.leaseId', '=', leaseId)
    .orderBy('writeOffs.madeAt')
    .orderBy('writeOffs.id')
    .execute();

export const insertWriteOff = (db: Db, values: Insertable<WriteOffs>) =>
  db.insertInto('writeOffs').values(values).execute();

/** Whether a write-off of the lease, or its reversal, waits for a second person. */
export const isAsked = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('kind', 'in', ['write_off', 'write_off_reversal'])
    .where('status', '=', 'requested')
    .executeTakeFirst()) !== undefined;

/** Whether a bill of the lease is disputed. */
export const hasDispute = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('billDisputes')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('status', '=', 'open')
    .executeTakeFirst()) !== undefined;

/** The newest ended leases of a home. */
export async function listEnded(db: Db, homeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leases')
    .select('id')
    .where('homeId', '=', idOrNull(homeId))
    .where('status', '=', 'ended')
    .orderBy('endedAt', 'desc')
    .orderBy('id')
    .limit(FINAL_ACCOUNT_PAGE)
    .execute();
  return rows.map(({ id }) => id);
}
