import type { Selectable, Updateable } from 'kysely';
import { IN_THE_GROUP } from '@/contract/applications.facts';
import type { Db } from '@/server/db/client';
import type { Applicants, Applications } from '@/server/db/types';

export type ApplicationRow = Selectable<Applications>;
export type ApplicantRow = Selectable<Applicants>;

/** Locked until the transaction ends: what happens to an application happens one thing after another. */
export const lock = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const update = (db: Db, id: string, values: Updateable<Applications>) =>
  db.updateTable('applications').set(values).where('id', '=', id).execute();

/** Whoever still belongs to it, in the order they came. */
export const group = (db: Db, applicationId: string): Promise<ApplicantRow[]> =>
  db
    .selectFrom('applicants')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('status', 'in', IN_THE_GROUP)
    .orderBy('id')
    .execute();

export interface HomeOf {
  homeId: string;
  ownerId: string | null;
  streetAddress: string;
  city: string;
  state: string;
  ownerEmail: string | null;
  ownerName: string | null;
}

/** The home of an application, and whom it belongs to. */
export const homeOf = (db: Db, homeId: string): Promise<HomeOf> =>
  db
    .selectFrom('homes')
    .innerJoin('cities', 'cities.id', 'homes.cityId')
    .leftJoin('users', 'users.id', 'homes.ownerId')
    .select([
      'homes.id as homeId',
      'homes.ownerId',
      'homes.streetAddress',
      'cities.name as city',
      'cities.state',
      'users.email as ownerEmail',
      'users.firstName as ownerName',
    ])
    .where('homes.id', '=', homeId)
    .executeTakeFirstOrThrow();
