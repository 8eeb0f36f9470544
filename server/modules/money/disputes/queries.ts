// What the papers of a dispute say, from tables of other modules.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

interface ChargeLine {
  dueOn: string;
  description: string;
  amount: number;
  paid: number;
}

interface PaymentLine {
  id: string;
  at: Date;
  label: string;
  amount: number;
  fee: number;
  status: string;
}

/** Charges of a lease, and what one person paid on it: nothing of the others who live there. */
export async function readAccount(
  db: Db,
  { leaseId, payerId }: { leaseId: string; payerId: string },
): Promise<{ charges: ChargeLine[]; payments: PaymentLine[]; timeZone: string }> {
  const { rows: charges } = await sql<ChargeLine>`
    select to_char(due_on, 'YYYY-MM-DD') as "dueOn", description, amount::int8 as amount, paid::int8 as paid
    from charges where lease_id = ${leaseId} and status <> 'voided' order by due_on, id limit 500`.execute(db);
  const { rows: payments } = await sql<PaymentLine>`
    select id, created_at as at, coalesce(nullif(label, ''), method) as label, amount::int8 as amount, fee::int8 as fee, status
    from payments where lease_id = ${leaseId} and payer_id = ${payerId} order by created_at, id limit 500`.execute(db);
  const { rows: zones } = await sql<{ timeZone: string }>`
    select region.time_zone as "timeZone" from leases lease join homes home on home.id = lease.home_id
      join regions region on region.id = home.region_id where lease.id = ${leaseId}`.execute(db);
  return { charges, payments, timeZone: zones[0]?.timeZone ?? 'America/Los_Angeles' };
}

interface Login {
  at: Date;
  lastSeenAt: Date;
  method: string;
  device: string;
  address: string | null;
}

interface Signature {
  name: string;
  signedAt: Date;
  consent: unknown;
  context: unknown;
}

/** Logins of a person around a payment, and their signature of its lease. */
export async function readActivity(
  db: Db,
  { payerId, leaseId, paidAt }: { payerId: string; leaseId: string | null; paidAt: Date },
): Promise<{ logins: Login[]; signatures: Signature[] }> {
  const { rows: logins } = await sql<Login>`
    select created_at as at, last_seen_at as "lastSeenAt", method, device, address from sessions
    where user_id = ${payerId} and created_at > ${paidAt}::timestamptz - interval '180 days'
    order by created_at limit 200`.execute(db);
  const { rows: signatures } = await sql<Signature>`
    select signer.name, signer.signed_at as "signedAt", signer.consent, signer.signing_context as context
    from leases lease join envelope_signers signer on signer.envelope_id = lease.envelope_id
    where lease.id = ${leaseId} and signer.user_id = ${payerId} and signer.signed_at is not null
    order by signer.signed_at limit 20`.execute(db);
  return { logins, signatures };
}
