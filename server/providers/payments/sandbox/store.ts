// What the sandbox remembers: objects and idempotency keys, in tables of its own and transactions of its own.
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { JOB_PAGE } from '@/server/db/inPages';
import type { DB } from '@/server/db/types';

export type StoredObject = Record<string, unknown> & { id: string };
export interface Reply {
  status: number;
  body: unknown;
  /** It failed validation: nothing ran, and nothing of it is kept. */
  isInvalid?: boolean;
}

type SandboxDb = Kysely<DB>;

export const newRef = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export async function find<T extends StoredObject>(db: SandboxDb, id: string): Promise<T | undefined> {
  const { rows } = await sql<{ body: T }>`select body from sandbox.objects where id = ${id}`.execute(db);
  return rows[0]?.body;
}

/** The object, locked until the end of the transaction. */
export async function lock<T extends StoredObject>(db: SandboxDb, id: string): Promise<T | undefined> {
  const { rows } = await sql<{ body: T }>`select body from sandbox.objects where id = ${id} for update`.execute(db);
  return rows[0]?.body;
}

export async function save(db: SandboxDb, kind: string, created: number, body: StoredObject): Promise<void> {
  await sql`insert into sandbox.objects (id, kind, body, created)
    values (${body.id}, ${kind}, ${JSON.stringify(body)}::jsonb, ${created})
    on conflict (id) do update set body = excluded.body`.execute(db);
}

export async function list<T extends StoredObject>(db: SandboxDb, kind: string): Promise<T[]> {
  const { rows } = await sql<{
    body: T;
  }>`select body from sandbox.objects where kind = ${kind} order by created, id`.execute(db);
  return rows.map(({ body }) => body);
}

/** What the bank acts on by now, by id. Written as the partial index has it (0115_sandbox_due.sql). */
export async function listDue(db: SandboxDb, kind: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sandbox.objects
    where kind = ${kind} and body ->> 'due' is not null and (body ->> 'due')::bigint <= ${now} order by created, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Events that were not taken yet, oldest first: after a month's end there are too many for one answer. */
export async function* listUnsent<T extends StoredObject>(db: SandboxDb, page = JOB_PAGE): AsyncGenerator<T> {
  for (let last = { created: 0, id: '' }; ; ) {
    const { rows } = await sql<{ id: string; created: number; body: T }>`select id, created, body from sandbox.objects
      where kind = 'event' and body ->> 'delivered' = 'false' and (created, id) > (${last.created}::bigint, ${last.id})
      order by created, id limit ${page}`.execute(db);
    yield* rows.map(({ body }) => body);
    const end = rows.at(-1);
    if (!end || rows.length < page) return;
    last = end;
  }
}

/** Keys are forgotten after a day: https://docs.stripe.com/api/idempotent_requests */
const KEY_SECONDS = 86_400;

/**
 * The same key and request answer the first reply for a day, also a refusal; the same key with another request, or while
 * the first request is under way, is an error. A request that fails validation leaves nothing: its key may be used again.
 */
export async function idempotent(
  db: SandboxDb,
  { key, request, now }: { key: string; request: string; now: number },
  act: (trx: SandboxDb) => Promise<Reply>,
): Promise<Reply> {
  const hash = createHash('sha256').update(request).digest();
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${`sandbox:${key}`})) as held`.execute(trx);
    if (!locks[0]?.held)
      return refusal(409, 'idempotency_error', 'Another request with this key is under way.', {
        code: 'idempotency_key_in_use',
      });
    await sql`delete from sandbox.keys where key = ${key} and created <= ${now - KEY_SECONDS}`.execute(trx);
    const { rows } = await sql<{ requestHash: Buffer; status: number; reply: unknown }>`
      select request_hash, status, reply from sandbox.keys where key = ${key}`.execute(trx);
    const [held] = rows;
    if (held && !held.requestHash.equals(hash)) return refusal(400, 'idempotency_error', 'Keys are for one request.');
    if (held) return { status: held.status, body: held.reply };
    const reply = await act(trx);
    if (!reply.isInvalid)
      await sql`insert into sandbox.keys (key, request_hash, status, reply, created)
        values (${key}, ${hash}, ${reply.status}, ${JSON.stringify(reply.body)}::jsonb, ${now})`.execute(trx);
    return reply;
  });
}

/** An error in Stripe's form: https://docs.stripe.com/api/errors */
export const refusal = (status: number, type: string, message: string, more: object = {}): Reply => ({
  status,
  body: { error: { type, message, ...more } },
});

/** A request that names what does not exist, or lacks what it needs: it never ran. */
export const invalid = (status: 400 | 404, code: string, message: string, more: object = {}): Reply => ({
  ...refusal(status, 'invalid_request_error', message, { code, ...more }),
  isInvalid: true,
});
