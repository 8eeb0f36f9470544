import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { MAX_PAYERS, PAYER_PAGE } from '@/contract/money/leasePayers/constants';
import type { Db } from '@/server/db/client';
import type { LeasePayerShares, LeasePayers, PayerCharges, PayerPayments } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type PayerRow = Selectable<LeasePayers>;
export type PayerChargeRow = Selectable<PayerCharges>;
export type PayerPaymentRow = Selectable<PayerPayments>;

export const listPayers = (db: Db, leaseId: string): Promise<PayerRow[]> =>
  db
    .selectFrom('leasePayers')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_PAYERS)
    .execute();

export const findPayer = (db: Db, id: string): Promise<PayerRow | undefined> =>
  db.selectFrom('leasePayers').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const insertPayer = (db: Db, values: Insertable<LeasePayers>) =>
  db.insertInto('leasePayers').values(values).execute();

/** Of all payers of a lease, in the order in which they were added: the first one is served first. */
export const listShares = (db: Db, leaseId: string) =>
  db
    .selectFrom('leasePayerShares')
    .innerJoin('leasePayers', 'leasePayers.id', 'leasePayerShares.payerId')
    .select(['leasePayerShares.payerId', 'leasePayerShares.fromOn', 'leasePayerShares.amount', 'leasePayers.name'])
    .where('leasePayers.leaseId', '=', leaseId)
    .orderBy('leasePayers.createdAt')
    .orderBy('leasePayers.id')
    .orderBy('leasePayerShares.fromOn')
    .execute();

/** A share of the same day is replaced: nothing was charged by it yet. */
export const saveShare = (db: Db, values: Insertable<LeasePayerShares>) =>
  sql`insert into lease_payer_shares (payer_id, home_id, from_on, amount, created_by, created_at)
    values (${values.payerId}, ${values.homeId}, ${values.fromOn}, ${values.amount}, ${values.createdBy}, ${values.createdAt})
    on conflict (payer_id, from_on) do update set amount = excluded.amount, created_by = excluded.created_by,
      created_at = excluded.created_at`.execute(db);

/** True where it was not there. */
export async function insertCharge(db: Db, values: Insertable<PayerCharges>): Promise<boolean> {
  const made = await db
    .insertInto('payerCharges')
    .values(values)
    .onConflict((conflict) => conflict.columns(['payerId', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export const listCharges = (db: Db, leaseId: string): Promise<PayerChargeRow[]> =>
  db
    .selectFrom('payerCharges')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('dueOn', 'desc')
    .orderBy('id')
    .execute();

/** What is open of a home, of any payer, with its lease. */
export const listOpenOfHome = (db: Db, homeId: string): Promise<PayerChargeRow[]> =>
  db
    .selectFrom('payerCharges')
    .selectAll()
    .where('homeId', '=', homeId)
    .where(sql<boolean>`paid + credited < amount`)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();

/** What a payer owes, the oldest first, locked. */
export const lockOpen = (db: Db, payerId: string): Promise<PayerChargeRow[]> =>
  db
    .selectFrom('payerCharges')
    .selectAll()
    .where('payerId', '=', payerId)
    .where(sql<boolean>`paid + credited < amount`)
    .orderBy('dueOn')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Adds to what is paid and given up, in cents: what others add at once stays. The table refuses more than is owed. */
export const addToCharge = (db: Db, id: string, { paid = 0, credited = 0 }: { paid?: number; credited?: number }) =>
  sql`update payer_charges set paid = paid + ${paid}, credited = credited + ${credited} where id = ${id}`.execute(db);

export const insertPayment = (db: Db, values: Insertable<PayerPayments>) =>
  db.insertInto('payerPayments').values(values).execute();

export const updatePayment = (db: Db, id: string, values: Updateable<PayerPayments>) =>
  db.updateTable('payerPayments').set(values).where('id', '=', id).execute();

export const findPayment = (db: Db, id: string): Promise<PayerPaymentRow | undefined> =>
  db.selectFrom('payerPayments').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const isRecorded = async (
  db: Db,
  { payerId, method, reference }: Pick<PayerPaymentRow, 'payerId' | 'method' | 'reference'>,
): Promise<boolean> =>
  (await db
    .selectFrom('payerPayments')
    .select('id')
    .where((where) => where.and({ payerId, method, reference }))
    .where('returnedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Payments of a lease, the newest first, with whether a statement shows them. */
export async function listPayments(db: Db, leaseId: string): Promise<(PayerPaymentRow & { isOnStatement: boolean })[]> {
  return db
    .selectFrom('payerPayments')
    .selectAll()
    .select(
      sql<boolean>`exists (select from ledger_transactions made join bank_lines line on line.ledger_transaction_id = made.id
        where made.source_type = 'payerPayment' and made.source_id = payer_payments.id::text and made.kind = 'payerPayment')`.as(
        'isOnStatement',
      ),
    )
    .where('leaseId', '=', leaseId)
    .orderBy('receivedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(PAYER_PAGE * MAX_PAYERS)
    .execute();
}

export const insertAllocation = (db: Db, values: { paymentId: string; chargeId: string; amount: number }) =>
  db.insertInto('payerAllocations').values(values).execute();

export const listAllocations = (db: Db, paymentId: string) =>
  db.selectFrom('payerAllocations').select(['chargeId', 'amount']).where('paymentId', '=', paymentId).execute();

export interface BankCredit {
  lineId: string;
  day: string;
  amount: number;
  description: string;
}

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Credits of the trust account that no entry explains and that name the payer, by its words or its number. */
export async function listCredits(
  db: Db,
  { bankName, reference }: Pick<PayerRow, 'bankName' | 'reference'>,
): Promise<BankCredit[]> {
  const names = [bankName, reference].flatMap((name) => (name ? escaped(name) : []));
  if (names.length === 0) return [];
  const { rows } = await sql<BankCredit>`
    select id as "lineId", to_char(day, 'YYYY-MM-DD') as day, amount::int8 as amount,
      coalesce(nullif(description, ''), reference) as description
    from bank_lines line where account = 'trust' and amount > 0 and ledger_transaction_id is null
      and concat_ws(' ', description, reference) ilike any(${names}::text[])
      and not exists (select from payer_payments where bank_line_id = line.id)
    order by day desc, id limit ${PAYER_PAGE}`.execute(db);
  return rows;
}

export async function findCredit(db: Db, lineId: string): Promise<BankCredit | undefined> {
  const { rows } = await sql<BankCredit>`
    select id as "lineId", to_char(day, 'YYYY-MM-DD') as day, amount::int8 as amount, description
    from bank_lines line where id = ${idOrNull(lineId)} and account = 'trust' and amount > 0 and ledger_transaction_id is null
      and not exists (select from payer_payments where bank_line_id = line.id)`.execute(db);
  return rows[0];
}

export interface PayerLease {
  leaseId: string;
  homeId: string;
  status: string;
  address: string;
  timeZone: string;
  /** The due day of the newest rent that is on the account; null where none is. */
  chargedOn: string | null;
}

export async function findLease(db: Db, leaseId: string): Promise<PayerLease | undefined> {
  const { rows } = await sql<PayerLease>`
    select lease.id as "leaseId", lease.home_id as "homeId", lease.status, region.time_zone as "timeZone",
      concat_ws(', ', home.street_address, home.unit) as address,
      (select to_char(max(due_on), 'YYYY-MM-DD') from (
        select due_on from charges where lease_id = lease.id and kind = 'rent' and status <> 'voided'
        union all select due_on from payer_charges where lease_id = lease.id) rent) as "chargedOn"
    from leases lease join homes home on home.id = lease.home_id join regions region on region.id = home.region_id
    where lease.id = ${idOrNull(leaseId)}`.execute(db);
  return rows[0];
}
