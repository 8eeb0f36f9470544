import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { OWNERSHIP_PAGE } from '@/contract/money/ownershipChecks/constants';
import type { Db } from '@/server/db/client';
import type { OwnershipChecks } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type CheckRow = Selectable<OwnershipChecks>;

/** Names of a person that we know: of the account, and of their Form W-9. */
export async function listNames(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from (
      select trim(concat_ws(' ', first_name, last_name)) as name from users where id = ${personId}
      union all select account_name from w9s where user_id = ${personId}
      union all select form ->> 'name' from w9s where user_id = ${personId}
      union all select form ->> 'businessName' from w9s where user_id = ${personId}
    ) known where name <> '' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Once for an account or a payment. */
export const insert = (db: Db, values: Insertable<OwnershipChecks>) =>
  db
    .insertInto('ownershipChecks')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const find = (db: Db, id: string): Promise<CheckRow | undefined> =>
  db
    .selectFrom('ownershipChecks')
    .selectAll()
    .where('id', '=', idOrNull(id))
    .where('result', '=', 'mismatch')
    .executeTakeFirst();

export const lock = (db: Db, id: string): Promise<CheckRow> =>
  db.selectFrom('ownershipChecks').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const update = (db: Db, id: string, values: Updateable<OwnershipChecks>) =>
  db.updateTable('ownershipChecks').set(values).where('id', '=', id).execute();

export interface CheckView extends CheckRow {
  person: string;
  deciderName: string | null;
}

/** Mismatches: those that wait first, then the newest. */
export async function listMismatches(db: Db): Promise<CheckView[]> {
  const { rows } = await sql<CheckView>`
    select checked.id, checked.payout_account_id as "payoutAccountId", checked.payment_id as "paymentId",
      checked.person_id as "personId", checked.expected, checked.found, checked.source, checked.result,
      checked.checked_at as "checkedAt", checked.decision, checked.decided_by as "decidedBy", checked.decided_at as "decidedAt",
      checked.note, trim(concat_ws(' ', person.first_name, person.last_name)) as person,
      trim(concat_ws(' ', decider.first_name, decider.last_name)) as "deciderName"
    from ownership_checks checked join users person on person.id = checked.person_id
      left join users decider on decider.id = checked.decided_by
    where checked.result = 'mismatch'
    order by (checked.decision is null) desc, checked.checked_at desc, checked.id limit ${OWNERSHIP_PAGE}`.execute(db);
  return rows;
}

interface UncheckedDebit {
  id: string;
  payerId: string;
  methodRef: string;
}

/** Of payments by their ids, those that were not checked yet. */
export async function listUnchecked(db: Db, paymentIds: readonly string[]): Promise<UncheckedDebit[]> {
  const { rows } = await sql<UncheckedDebit>`
    select id, payer_id as "payerId", method_ref as "methodRef" from payments
    where id = any(${[...paymentIds]}::uuid[])
      and not exists (select from ownership_checks checked where checked.payment_id = payments.id)
    order by id`.execute(db);
  return rows;
}
