import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { SignerRole } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';
import type { Agreements } from '@/server/db/types';
import { countUnsigned, isSignerOf, listSigned, listSigners } from '@/server/modules/platform/signing';

export type AgreementRow = Selectable<Agreements>;

/** An agreement with its home, as far as the caller may see that, and where its document stands. */
export interface AgreementView extends AgreementRow {
  envelopeStatus: EnvelopeStatus | null;
  streetAddress: string | null;
  homeStatus: HomeStatus | null;
  regionId: number | null;
  rentCents: number | null;
  /** Where the home is, such as CA. */
  state: string | null;
}

const viewQuery = (db: Db) =>
  db
    .selectFrom('agreements')
    .leftJoin('homes', 'homes.id', 'agreements.homeId')
    .leftJoin('cities', 'cities.id', 'homes.cityId')
    .leftJoin('envelopes', 'envelopes.id', 'agreements.envelopeId')
    .selectAll('agreements')
    .select([
      'envelopes.status as envelopeStatus',
      'homes.streetAddress',
      'homes.status as homeStatus',
      'homes.regionId',
      'homes.rent as rentCents',
      'cities.state',
    ]);

export const findById = (db: Db, id: string): Promise<AgreementView | undefined> =>
  viewQuery(db).where('agreements.id', '=', id).executeTakeFirst();

/** The caller's own, also for staff: those of their homes, and those they sign. */
export const listByPerson = (db: Db, personId: string): Promise<AgreementView[]> =>
  viewQuery(db)
    .where(
      sql<boolean>`agreements.id in (
        select id from agreements where owner_id = ${personId}
        union select own.id from agreements own where own.envelope_id in (select app.own_envelope_ids())
          and ${isSignerOf(sql`own.envelope_id`, personId)})`,
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
export const findSigners = async (db: Db, envelopeId: string, personId: string): Promise<SignerView[]> =>
  (await listSigners(db, envelopeId)).map(({ name, role, status, userId }) => ({
    name,
    role,
    status,
    isMe: userId === personId,
  }));

/** Accounts of the title holders who signed. */
export const listSignedHolders = async (db: Db, envelopeId: string): Promise<string[]> =>
  (await listSigned(db, envelopeId, ['homeowner'])).flatMap(({ userId }) => userId ?? []);

/** Who countersigned for us. */
export async function findManagerSigner(db: Db, envelopeId: string): Promise<{ id: string; name: string } | undefined> {
  const [signer] = await listSigned(db, envelopeId, ['manager']);
  return signer?.userId ? { id: signer.userId, name: signer.name } : undefined;
}

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
    .orderBy(countUnsigned(sql`users.id`, 'manager'))
    .orderBy('id')
    .executeTakeFirst();
