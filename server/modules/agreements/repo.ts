import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { HomeStatus } from '@/contract/homes/endpoints';
import type { EnvelopeStatus } from '@/contract/signing/constants';
import type { SignerRole } from '@/contract/signing/endpoints';
import type { Db } from '@/server/db/client';
import type { Agreements } from '@/server/db/types';

export type AgreementRow = Selectable<Agreements>;

/** An agreement with its home, as far as the caller may see that, and where its document stands. */
export interface AgreementView extends AgreementRow {
  envelopeStatus: EnvelopeStatus | null;
  streetAddress: string | null;
  homeStatus: HomeStatus | null;
  regionId: number | null;
  rentCents: number | null;
}

const viewQuery = (db: Db) =>
  db
    .selectFrom('agreements')
    .leftJoin('homes', 'homes.id', 'agreements.homeId')
    .leftJoin('envelopes', 'envelopes.id', 'agreements.envelopeId')
    .selectAll('agreements')
    .select([
      'envelopes.status as envelopeStatus',
      'homes.streetAddress',
      'homes.status as homeStatus',
      'homes.regionId',
      'homes.rentCents',
    ]);

export const findById = (db: Db, id: string): Promise<AgreementView | undefined> =>
  viewQuery(db).where('agreements.id', '=', id).executeTakeFirst();

/** The caller's own, also for staff: those of their homes, and those they sign. */
export const listByPerson = (db: Db, personId: string): Promise<AgreementView[]> =>
  viewQuery(db)
    .where(
      sql<boolean>`agreements.id in (
        select id from agreements where owner_id = ${personId}
        union select own.id from agreements own join envelope_signers signer on signer.envelope_id = own.envelope_id
        where own.envelope_id in (select app.own_envelope_ids()) and signer.status <> 'delegated'
          and (signer.user_id = ${personId} or (signer.user_id is null
            and signer.email = (select email from users where id = ${personId}))))`,
    )
    .orderBy('agreements.createdAt', 'desc')
    .limit(100)
    .execute();

/** The draft or sent agreement of a home. */
export const findOpen = (db: Db, homeId: string): Promise<AgreementRow | undefined> =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('homeId', '=', homeId)
    .where('status', 'in', ['draft', 'sent'])
    .executeTakeFirst();

/** Of an agreement's row in a query: signed, and not one of another payout plan that waits for its day. */
export const isInForce = (agreement: string) => sql<boolean>`${sql.ref(`${agreement}.status`)} = 'signed'
  and ${sql.ref(`${agreement}.terms`)} is not null
  and not exists (select from payout_plan_changes change
    where change.agreement_id = ${sql.ref(`${agreement}.id`)} and change.status <> 'active')`;

/** The newest signed agreement of a home that is in force. */
export const findSigned = (db: Db, homeId: string): Promise<AgreementRow | undefined> =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('homeId', '=', homeId)
    .where(isInForce('agreements'))
    .orderBy('signedAt', 'desc')
    .executeTakeFirst();

export const findLatest = (db: Db, homeId: string): Promise<AgreementRow | undefined> =>
  db.selectFrom('agreements').selectAll().where('homeId', '=', homeId).orderBy('createdAt', 'desc').executeTakeFirst();

/** Homes of the person that qualified and have no agreement under way. */
export const listUnstartedHomes = (db: Db, ownerId: string) =>
  db
    .selectFrom('homes')
    .select(['id', 'streetAddress', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'qualified')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('agreements').select('agreements.id').whereRef('agreements.homeId', '=', 'homes.id'))),
    )
    .limit(50)
    .execute();

/** Sent agreements for which only our signature is missing. */
export const listAwaitingCounterSignature = (db: Db) =>
  db
    .selectFrom('agreements')
    .innerJoin('envelopeSigners as signer', 'signer.envelopeId', 'agreements.envelopeId')
    .select(['agreements.id', 'agreements.terms', 'agreements.sentAt', 'agreements.createdAt'])
    .where('agreements.status', '=', 'sent')
    .where('signer.role', '=', 'manager')
    .where('signer.status', 'in', ['invited', 'viewed', 'consented'])
    .orderBy('agreements.sentAt')
    .limit(100)
    .execute();

export const lock = (db: Db, id: string): Promise<AgreementRow | undefined> =>
  db.selectFrom('agreements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insert = (db: Db, values: Insertable<Agreements>) => db.insertInto('agreements').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Agreements>) =>
  db.updateTable('agreements').set(values).where('id', '=', id).execute();

export interface SignerView {
  name: string;
  role: SignerRole;
  status: 'waiting' | 'invited' | 'viewed' | 'consented' | 'signed' | 'declined' | 'delegated';
  isMe: boolean;
}

/** Who signs, in turn, and which of them the caller is. */
export const findSigners = (db: Db, envelopeId: string, personId: string): Promise<SignerView[]> =>
  db
    .selectFrom('envelopeSigners as signer')
    .select(['signer.name', 'signer.role', 'signer.status'])
    .select(
      sql<boolean>`coalesce(signer.user_id = ${personId}, signer.email = (select email from users where id = ${personId}), false)`.as(
        'isMe',
      ),
    )
    .where('signer.envelopeId', '=', envelopeId)
    .orderBy('signer.turn')
    .orderBy('signer.id')
    .execute();

/** Accounts of the title holders who signed. */
export const listSignedHolders = async (db: Db, envelopeId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select users.id from envelope_signers signer
      join users on users.id = signer.user_id or (signer.user_id is null and users.email = signer.email)
    where signer.envelope_id = ${envelopeId} and signer.role = 'homeowner' and signer.status = 'signed'`.execute(db);
  return rows.map(({ id }) => id);
};

/** Who countersigned for us. */
export const findManagerSigner = (db: Db, envelopeId: string): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom('envelopeSigners')
    .innerJoin('users', 'users.id', 'envelopeSigners.userId')
    .select(['users.id', sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('name')])
    .where('envelopeId', '=', envelopeId)
    .where('role', '=', 'manager')
    .executeTakeFirst();

export const findDocuments = (db: Db, ids: readonly string[], ownerId: string) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('documents')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .where('ownerId', '=', ownerId)
        .execute();

/** The member of staff with the leasing duty who countersigns the fewest agreements now. */
export const findCounterSigner = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('type', '=', 'staff')
    .where(sql<boolean>`'leasing' = any(duties)`)
    .where('firstName', '<>', '')
    .orderBy(
      sql`(select count(*) from envelope_signers signer where signer.user_id = users.id and signer.role = 'manager'
        and signer.status in ('waiting', 'invited', 'viewed', 'consented'))`,
    )
    .orderBy('id')
    .executeTakeFirst();
