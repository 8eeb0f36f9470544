import { type Selectable, sql } from 'kysely';
import { fullName } from '@/contract/account/users/personName';
import type { InsuranceStatus } from '@/contract/leasing/moveIns/constants';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import type { ConditionRecords, MoveIns } from '@/server/db/types';
import { listResidents } from '@/server/modules/homes/residents';
import { listSigned } from '@/server/modules/platform/signing';
import type { MoveInParticipant } from './types';

export type MoveInRow = Selectable<MoveIns>;
export type ConditionRow = Selectable<ConditionRecords>;

export interface MoveInPaymentRow {
  id: string;
  payerId: string;
  /** First name. */
  payer: string;
  /** Less what went back. */
  amount: number;
  status: PaymentStatus;
  method: 'card' | 'bank' | 'check' | 'money_order';
  /** Of the caller's own alone, as is `failure`. */
  label: string | null;
  failure: string | null;
  createdAt: Date;
}

/** What was paid to move in, or is on its way, by anybody of the lease; the oldest first. */
export async function listPayments(db: Db, leaseId: string): Promise<MoveInPaymentRow[]> {
  const { rows } = await sql<MoveInPaymentRow>`
    select id, payer_id as "payerId", payer, amount, status, method, label, failure, created_at as "createdAt"
    from app.move_in_payments(${leaseId})`.execute(db);
  return rows;
}

/** Money that came and has not gone back, of a lease; with how often the processor refused to give it back. */
export async function listRefundable(db: Db, leaseId: string) {
  const { rows } = await sql<{
    id: string;
    amount: number;
    method: MoveInPaymentRow['method'];
    refused: number;
    name: string;
    email: string;
  }>`
    select payment.id, payment.amount - payment.refunded - payment.returned - coalesce(gone.owed, 0)::int8 as amount, payment.method,
      coalesce(gone.refused, 0)::int as refused, payer.first_name as name, payer.email
    from payments payment join users payer on payer.id = payment.payer_id
      left join lateral (
        select sum(refund.amount) filter (where refund.status = 'failed') as owed,
          count(*) filter (where refund.status = 'refused') as refused
        from refunds refund where refund.payment_id = payment.id
      ) gone on true
    where payment.lease_id = ${leaseId} and payment.purpose = 'move_in' and payment.status = 'succeeded'
      and payment.amount - payment.refunded - payment.returned - coalesce(gone.owed, 0) > 0
    order by payment.created_at, payment.id`.execute(db);
  return rows;
}

export const findMoveIn = (db: Db, leaseId: string): Promise<MoveInRow | undefined> =>
  db.selectFrom('moveIns').selectAll().where('leaseId', '=', leaseId).executeTakeFirst();

type Change = Partial<{
  insuranceDocumentId: string;
  insurer: string;
  insuredUntil: string;
  insuranceStatus: InsuranceStatus;
  insuranceReason: string | null;
  insuranceSubmittedBy: string;
  insuranceSubmittedAt: Date;
  utilities: string;
  keysAt: Date;
  keysBy: string;
  walkThroughOn: string;
}>;
export const saveMoveIn = (db: Db, leaseId: string, change: Change) =>
  db
    .insertInto('moveIns')
    .values({ leaseId, ...change })
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet(change))
    .execute();

/** Where a document of this person's is stored, and of which kind it is. */
export const findOwnDocument = (db: Db, id: string, ownerId: string) =>
  db
    .selectFrom('documents')
    .select(['category', 'mime', 'notes', 'storageKey'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();

/** Proofs of insurance that a person has to check. */
export const listInsuranceProofs = (db: Db) =>
  db
    .selectFrom('moveIns')
    .innerJoin('leases', 'leases.id', 'moveIns.leaseId')
    .leftJoin('users', 'users.id', 'moveIns.insuranceSubmittedBy')
    .select(['moveIns.leaseId', 'moveIns.insurer', 'moveIns.insuredUntil', 'moveIns.insuranceDocumentId'])
    .select(['moveIns.insuranceSubmittedAt', 'leases.terms', 'users.firstName', 'users.lastName'])
    .where('moveIns.insuranceStatus', '=', 'checking')
    .orderBy('moveIns.insuranceSubmittedAt')
    .limit(200)
    .execute();

export interface EndingProof {
  leaseId: string;
  insurer: string;
  insuredUntil: string;
  daysLeft: number;
}

/** Proofs of running leases that end in so many days. */
export async function listEndingProofs(db: Db, today: string, days: readonly number[]): Promise<EndingProof[]> {
  const { rows } = await sql<EndingProof>`
    select leases.id as "leaseId", proof.insurer, proof.insured_until as "insuredUntil",
      proof.insured_until - ${today}::date as "daysLeft"
    from move_ins proof join leases on leases.id = proof.lease_id
    where leases.status = 'active' and proof.insurance_status = 'accepted'
      and proof.insured_until - ${today}::date = any(${[...days]}::int[])
    order by leases.id limit 2000`.execute(db);
  return rows;
}

export const leaseExists = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db.selectFrom('leases').select('id').where('id', '=', leaseId).executeTakeFirst()) !== undefined;

/** Whether its residents have moved in already. */
export const isRunning = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db.selectFrom('leases').select('status').where('id', '=', leaseId).executeTakeFirst())?.status === 'active';

/** Accepts or declines the proof that waits; undefined where none does. */
export const reviewInsurance = (db: Db, leaseId: string, review: { accepted: boolean; reason: string | null }) =>
  db
    .updateTable('moveIns')
    .set({ insuranceStatus: review.accepted ? 'accepted' : 'declined', insuranceReason: review.reason })
    .where('leaseId', '=', leaseId)
    .where('insuranceStatus', '=', 'checking')
    .returning(['insuranceSubmittedBy', 'insuranceDocumentId'])
    .executeTakeFirst();

/** Lets who changes part of it wait for each other, until the end of the transaction. */
export const lockMoveIn = (db: Db, leaseId: string) =>
  db
    .insertInto('moveIns')
    .values({ leaseId })
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet({ leaseId }))
    .execute();

export const findCondition = (db: Db, leaseId: string): Promise<ConditionRow | undefined> =>
  db.selectFrom('conditionRecords').selectAll().where('leaseId', '=', leaseId).executeTakeFirst();

/** Fingerprints of pictures, of those that there are: by id. */
export async function findPictureHashes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'sha256'])
    .where('id', 'in', [...ids])
    .where('mime', 'like', 'image/%')
    .execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256.toString('hex')]));
}

/** Where pictures are stored, by id. */
export async function findPictureKeys(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'storageKey'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, storageKey }) => [id, storageKey]));
}

/** Who signed the lease for the homeowner: the owner, or anyone they let sign. */
export const listOwnerSigners = async (db: Db, envelopeId: string | null) =>
  (await listSigned(db, envelopeId, ['homeowner', 'manager'])).map(({ userId, ...one }) => ({
    ...one,
    personId: userId,
  }));

/** Legal name for the caller's signature: as in the lease, or that of their account for an owner with a signing agent. */
export async function legalNameOf(db: Db, { lease, side, personId }: MoveInParticipant): Promise<string> {
  const named = side === 'resident' ? await listResidents(db, lease.id) : await listOwnerSigners(db, lease.envelopeId);
  const me = named.find((one) => one.personId === personId);
  if (me) return me.name;
  const person = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return fullName(person);
}

/** What a home is to its residents: how many rooms, who shows it. */
export const findHome = (db: Db, homeId: string) =>
  db
    .selectFrom('homes')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select(['homes.beds', 'homes.baths', 'homes.ownerId', 'regions.timeZone'])
    .select(sql<string>`coalesce((select first_name from app.home_host(homes.id)), '')`.as('hostName'))
    .where('homes.id', '=', homeId)
    .executeTakeFirstOrThrow();
