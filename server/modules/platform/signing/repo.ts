import { type Selectable, sql, type Updateable } from 'kysely';
import type { SignerStatus } from '@/contract/platform/signing/constants';
import type { Db } from '@/server/db/client';
import type { EnvelopeSigners, Envelopes } from '@/server/db/types';
import { flushAudit } from '@/server/http/audit';

export type EnvelopeRow = Selectable<Envelopes>;
export type SignerRow = Selectable<EnvelopeSigners>;
export interface EnvelopeWithSigners {
  envelope: EnvelopeRow;
  signers: SignerRow[];
}

const withSigners = async (db: Db, envelope: EnvelopeRow | undefined): Promise<EnvelopeWithSigners | undefined> =>
  envelope && {
    envelope,
    signers: await db
      .selectFrom('envelopeSigners')
      .selectAll()
      .where('envelopeId', '=', envelope.id)
      .orderBy('turn')
      .orderBy('id')
      .execute(),
  };

export const find = async (db: Db, id: string) =>
  withSigners(db, await db.selectFrom('envelopes').selectAll().where('id', '=', id).executeTakeFirst());

/** Locked until the transaction ends: what happens to an envelope happens one thing after another. */
export const lock = async (db: Db, id: string) =>
  withSigners(db, await db.selectFrom('envelopes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());

export const update = (db: Db, id: string, values: Updateable<Envelopes>) =>
  db.updateTable('envelopes').set(values).where('id', '=', id).execute();

interface SignerChange {
  status?: SignerStatus;
  name?: string;
  nameChanges?: string;
  userId?: string;
  sectionsSeen?: string[];
  consent?: string;
  mark?: string;
  signedAt?: Date;
  signingContext?: string;
  delegatedTo?: string;
}
export const updateSigner = (db: Db, id: string, values: SignerChange) =>
  db.updateTable('envelopeSigners').set(values).where('id', '=', id).execute();

/** Anyone who takes over reads everything again. */
export const replaceSigner = (
  db: Db,
  id: string,
  by: { userId: string; name: string; email: string; status: SignerStatus },
) =>
  db
    .updateTable('envelopeSigners')
    .set({ ...by, sectionsSeen: [], consent: null })
    .where('id', '=', id)
    .execute();

/** The account with this address, however its letters were typed. */
export const accountOf = async (db: Db, email: string): Promise<string | null> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? null;

export const emailOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email;

/** Known facts of a person: their address, and how this session of theirs began. */
export async function findKnownDevice(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ email: string; method: string }> {
  const { email, method } = await db
    .selectFrom('users')
    .leftJoin('sessions', (join) => join.onRef('sessions.userId', '=', 'users.id').on('sessions.id', '=', sessionId))
    .select(['users.email', 'sessions.method'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { email, method: method ?? 'unknown' };
}

/** The envelopes with their sealed file at this key, for anyone who may see them. */
export const findByKey = (db: Db, sealedKey: string) =>
  db.selectFrom('envelopes').select(['id', 'sealedHash']).where('sealedKey', '=', sealedKey).executeTakeFirst();

export interface AuditRow {
  id: number;
  event: string;
  at: Date;
  detail: Record<string, unknown>;
  hash: string;
}

/** Everything written down about an envelope, oldest first. */
export async function auditTrail(db: Db, envelopeId: string): Promise<AuditRow[]> {
  await flushAudit(db);
  const { rows } = await sql<AuditRow>`select id, event, at, detail, encode(hash, 'hex') as hash from audit_log
    where event like 'signing.%' and subject = ${`envelope:${envelopeId}`} order by id`.execute(db);
  return rows;
}

export const findSealed = (db: Db, sealedHash: string) =>
  db.selectFrom('envelopes').selectAll().where('sealedHash', '=', sealedHash).executeTakeFirst();

export const findSeal = (db: Db, hash: string) =>
  db.selectFrom('seals').selectAll().where('hash', '=', hash).executeTakeFirst();
