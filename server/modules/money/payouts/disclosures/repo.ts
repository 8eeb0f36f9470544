import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';
import type { Advances } from '@/server/db/types';
import { canSign, unsignedNames } from '@/server/modules/platform/signing';

export type AdvanceRow = Selectable<Advances>;

export const lock = (db: Db, id: string): Promise<AdvanceRow | undefined> =>
  db.selectFrom('advances').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The advance of a home that is offered or waits for signatures. */
export const findOpen = (db: Db, homeId: string): Promise<AdvanceRow | undefined> =>
  db
    .selectFrom('advances')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', 'in', ['offered', 'signing'])
    .executeTakeFirst();

/** Whether a home had an offer since a time. */
export const hasOfferSince = async (db: Db, homeId: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('advances')
    .select('id')
    .where('homeId', '=', homeId)
    .where('createdAt', '>', since)
    .executeTakeFirst()) !== undefined;

/** Ends the offer of a home that was not taken in time. */
export const lapseOffers = (db: Db, homeId: string, now: Date) =>
  db
    .updateTable('advances')
    .set({ status: 'lapsed' })
    .where('homeId', '=', homeId)
    .where('status', '=', 'offered')
    .where('expiresAt', '<=', now)
    .execute();

/** Stores an offer; false where the home has an open one. */
export const insertOnce = async (db: Db, values: Insertable<Advances>): Promise<boolean> =>
  (await db
    .insertInto('advances')
    .values(values)
    .onConflict((clash) => clash.column('homeId').where('status', '=', 'offered').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const update = (db: Db, id: string, values: Updateable<Advances>) =>
  db.updateTable('advances').set(values).where('id', '=', id).execute();

/** Names of the people who have not signed an envelope, null where everyone has, and whether a person can sign it now. */
export async function readSigning(
  db: Db,
  envelopeId: string,
  personId: string,
): Promise<{ unsigned: string | null; canSign: boolean }> {
  const id = sql`${envelopeId}::uuid`;
  const { rows } = await sql<{ unsigned: string | null; canSign: boolean }>`
    select ${unsignedNames(id)} as unsigned, ${canSign(id, personId)} as "canSign"`.execute(db);
  return rows[0] ?? { unsigned: null, canSign: false };
}

/** Disclosures that wait for the signature of a person, the first to expire before the others. */
export async function listToSign(db: Db, personId: string) {
  const { rows } = await sql<{ id: string; envelopeId: string; paper: SigningDocument; expiresAt: Date; since: Date }>`
    select advance.id, envelope.id as "envelopeId", envelope.paper, envelope.expires_at as "expiresAt",
      coalesce(envelope.sent_at, envelope.created_at) as since
    from advances advance join envelopes envelope on envelope.id = advance.envelope_id
    where advance.status = 'signing' and ${canSign(sql`envelope.id`, personId)}
    order by envelope.expires_at, advance.id limit 50`.execute(db);
  return rows;
}
