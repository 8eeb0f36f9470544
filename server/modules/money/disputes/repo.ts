import { type Insertable, type Selectable, sql } from 'kysely';
import {
  ANSWERABLE_STATUSES,
  DISPUTE_PAGE,
  type EvidencePart,
  type EvidenceStatus,
} from '@/contract/money/disputes/constants';
import type { Db } from '@/server/db/client';
import type { DisputeEvidence } from '@/server/db/types';

export type EvidenceRow = Selectable<DisputeEvidence>;

export interface DisputeRow {
  id: string;
  paymentId: string;
  payerId: string;
  payer: string;
  email: string;
  purpose: string;
  method: string;
  leaseId: string | null;
  home: string | null;
  amount: number;
  paidAt: Date;
  reason: string | null;
  status: string;
  evidenceDueAt: Date | null;
  createdAt: Date;
  /** Storage keys of papers that are there. */
  receiptKey: string | null;
  leaseKey: string | null;
}

const query = (where: ReturnType<typeof sql>) => sql<DisputeRow>`
  select dispute.id, payment.id as "paymentId", payer.id as "payerId",
    trim(concat_ws(' ', payer.first_name, payer.last_name)) as payer, payer.email, payment.purpose, payment.method,
    payment.lease_id as "leaseId", home.street_address as home, coalesce(dispute.amount, payment.amount + payment.fee)::int8 as amount,
    payment.created_at as "paidAt", dispute.reason, dispute.status, dispute.evidence_due_at as "evidenceDueAt",
    dispute.created_at as "createdAt", receipt.storage_key as "receiptKey", envelope.sealed_key as "leaseKey"
  from disputes dispute join payments payment on payment.id = dispute.payment_id join users payer on payer.id = payment.payer_id
    left join homes home on home.id = payment.home_id
    left join documents receipt on receipt.id = payment.receipt_id
    left join leases lease on lease.id = payment.lease_id
    left join envelopes envelope on envelope.id = lease.envelope_id
  where ${where}`;

/** Those that wait for evidence first, by its day; then the newest. */
export const list = async (db: Db): Promise<DisputeRow[]> => {
  const { rows } = await sql<DisputeRow>`${query(sql`true`)}
    order by (dispute.status = any(${[...ANSWERABLE_STATUSES]}::text[])) desc,
      case when dispute.status = any(${[...ANSWERABLE_STATUSES]}::text[]) then dispute.evidence_due_at end,
      dispute.created_at desc, dispute.id limit ${DISPUTE_PAGE}`.execute(db);
  return rows;
};

export async function find(db: Db, id: string): Promise<DisputeRow | undefined> {
  const { rows } = await query(sql`dispute.id = ${id}`).execute(db);
  return rows[0];
}

/** One at a time answers a dispute. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('disputes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export interface EvidenceView extends EvidenceRow {
  senderName: string;
}

/** The last evidence of each dispute. */
export async function listEvidence(db: Db, disputeIds: readonly string[]): Promise<EvidenceView[]> {
  const { rows } = await sql<EvidenceView>`
    select distinct on (evidence.dispute_id) evidence.id, evidence.dispute_id as "disputeId", evidence.text, evidence.parts,
      evidence.status, evidence.sent_by as "sentBy", evidence.created_at as "createdAt", evidence.submitted_at as "submittedAt",
      evidence.refusal, trim(concat_ws(' ', sender.first_name, sender.last_name)) as "senderName"
    from dispute_evidence evidence join users sender on sender.id = evidence.sent_by
    where evidence.dispute_id = any(${[...disputeIds]}::text[])
    order by evidence.dispute_id, evidence.created_at desc`.execute(db);
  return rows;
}

export const findEvidence = (db: Db, id: string): Promise<EvidenceRow | undefined> =>
  db.selectFrom('disputeEvidence').selectAll().where('id', '=', id).executeTakeFirst();

export const insertEvidence = (db: Db, values: Insertable<DisputeEvidence> & { parts: EvidencePart[] }) =>
  db.insertInto('disputeEvidence').values(values).execute();

export const moveEvidence = (
  db: Db,
  id: string,
  values: { status: EvidenceStatus; submittedAt?: Date; refusal?: string },
) => db.updateTable('disputeEvidence').set(values).where('id', '=', id).where('status', '=', 'sending').execute();
