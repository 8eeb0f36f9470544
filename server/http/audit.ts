import { sql } from 'kysely';
import type { AuditEvent } from '@/contract/auditEvents';
import type { Db } from '@/server/db/client';

export interface AuditEntry {
  event: AuditEvent;
  /** What it happened to, as `noun:id`. */
  subject?: string;
  personId?: string | null;
  requestId?: string;
  detail?: Record<string, unknown>;
}

/** Adds one line to the audit log, in the transaction of what it tells about. The database chains the hashes. */
export async function audit(db: Db, { event, subject, personId, requestId, detail = {} }: AuditEntry): Promise<void> {
  const [stream = event] = event.split('.');
  await sql`insert into audit_log (stream, event, subject, person_id, request_id, detail)
    values (${stream}, ${event}, ${subject ?? null}, ${personId ?? null}, ${requestId ?? null}, ${JSON.stringify(detail)})`.execute(
    db,
  );
}

/** Ids of rows whose hash does not follow from what they say and from the row before; empty while nobody tampered. */
export async function brokenAuditRows(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select entry.id, entry.hash = app.audit_row_hash(entry) as true_to_itself,
        entry.prev_hash is not distinct from lag(entry.hash) over (partition by entry.stream order by entry.id) as follows
      from audit_log entry
    ) checked where not (true_to_itself and follows) order by id`.execute(db);
  return rows.map((row) => row.id);
}

export interface AuditHead {
  stream: string;
  id: number;
  hash: string;
}

/** The last row of each stream. Kept elsewhere, it shows when the end of a chain was cut off. */
export async function auditHeads(db: Db): Promise<AuditHead[]> {
  const { rows } = await sql<AuditHead>`
    select distinct on (stream) stream, id, encode(hash, 'hex') as hash from audit_log order by stream, id desc`.execute(
    db,
  );
  return rows;
}

/** Of heads that were kept elsewhere, those whose row is gone or says something else. */
export async function missingHeads(db: Db, kept: readonly AuditHead[]): Promise<AuditHead[]> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, encode(hash, 'hex') as hash from audit_log where id = any(${kept.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  const there = new Set(rows.map(({ id, hash }) => `${id} ${hash}`));
  return kept.filter(({ id, hash }) => !there.has(`${id} ${hash}`));
}
