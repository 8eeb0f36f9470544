import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditEvent } from '@/contract/auditEvents';
import { beforeCommit, type Db } from '@/server/db/client';
import { singleton } from '@/server/singleton';

export interface AuditEntry {
  event: AuditEvent;
  /** What it happened to, as `noun:id`. */
  subject?: string;
  personId?: string | null;
  requestId?: string;
  detail?: Record<string, unknown>;
}

const pending = singleton('pendingAudit', () => new WeakMap<Db, AuditEntry[]>());
const CLOSING = Symbol('audit');

/** Chains of one kind of event: one that writes about another subject rarely waits. */
const SHARDS = 16;

/** Every chain that rows of a kind stand in; those from before there were sixteen stand in one of its own. */
export const streamsOf = (kind: string): string[] => [
  kind,
  ...Array.from({ length: SHARDS }, (_, shard) => `${kind}/${shard}`),
];

/** The chain of a row: what happened to one subject stands in one chain, in its order. */
function streamOf({ event, subject, personId, requestId }: AuditEntry): string {
  const kind = event.split('.')[0] ?? event;
  const [byte = 0] = createHash('sha256')
    .update(subject ?? personId ?? requestId ?? event)
    .digest();
  return `${kind}/${byte % SHARDS}`;
}

async function insert(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries
    .map((entry) => ({ ...entry, stream: streamOf(entry) }))
    .map(({ stream, event, subject, personId, requestId, detail = {} }) => ({
      stream,
      event,
      detail,
      subject: subject ?? null,
      person_id: personId ?? null,
      request_id: requestId ?? null,
    }))
    // Streams are locked in one order by everybody, so that two transactions never wait for each other.
    .sort((one, other) => (one.stream < other.stream ? -1 : Number(one.stream > other.stream)));
  await sql`insert into audit_log (stream, event, subject, person_id, request_id, detail)
    select stream, event, subject, person_id, request_id, detail
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (stream text, event text, subject text, person_id uuid, request_id text, detail jsonb))
      with ordinality as line (stream, event, subject, person_id, request_id, detail, n) order by n`.execute(db);
}

/** Writes what was audited in this transaction so far: for anyone who reads the log within it. */
export async function flushAudit(db: Db): Promise<void> {
  const entries = pending.get(db);
  pending.delete(db);
  if (entries) await insert(db, entries);
}

/**
 * Adds one line to the audit log, in the transaction of what it tells about. The database chains the hashes of a stream,
 * so others who write to it wait from the insert to the commit: the lines are inserted as the last statement.
 */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  const waits = beforeCommit(db, CLOSING, () => flushAudit(db));
  if (!waits) return insert(db, [entry]);
  const entries = pending.get(db) ?? [];
  pending.set(db, entries);
  entries.push(entry);
}

/** Ids of rows with a hash that does not match their content and the row before; empty while the log is intact. */
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
    select stream, id, encode(hash, 'hex') as hash from audit_heads order by stream`.execute(db);
  return rows;
}

/** Heads stored elsewhere that match no row, or a changed row. */
export async function missingHeads(db: Db, stored: readonly AuditHead[]): Promise<AuditHead[]> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, encode(hash, 'hex') as hash from audit_log where id = any(${stored.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  const there = new Set(rows.map(({ id, hash }) => `${id} ${hash}`));
  return stored.filter(({ id, hash }) => !there.has(`${id} ${hash}`));
}
