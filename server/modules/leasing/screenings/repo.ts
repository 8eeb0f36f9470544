import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type ApplicationStatus, TERMINAL_STATUSES } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import type { Screenings } from '@/server/db/types';

export type ScreeningRow = Selectable<Screenings>;

/** The home an application is for, as far as screening and judging need it. */
export interface ScreenedHome {
  homeId: string;
  streetAddress: string;
  city: string;
  zipcode: string;
  state: string;
  timeZone: string;
  rentCents: number;
  depositCents: number;
  pets: 'none' | 'cats' | 'dogs' | 'catsAndDogs';
}

export const findApplication = (db: Db, id: string) =>
  db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockApplication = (db: Db, id: string) =>
  db.selectFrom('applications').select('status').where('id', '=', id).forUpdate().executeTakeFirst();

export const findHome = (db: Db, id: string): Promise<ScreenedHome> =>
  db
    .selectFrom('homes')
    .innerJoin('cities', 'cities.id', 'homes.cityId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select([
      'homes.id as homeId',
      'homes.streetAddress',
      'cities.name as city',
      'homes.zipcode',
      'cities.state',
      'regions.timeZone',
      'homes.rent as rentCents',
      'homes.deposit as depositCents',
      'homes.pets',
    ])
    .where('homes.id', '=', id)
    .executeTakeFirstOrThrow();

/** Adults who have submitted and paid, with their answers, in the order they came. Others have not consented. */
export const findAdults = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicants')
    .innerJoin('applicantPersonalDetails as own', 'own.applicantId', 'applicants.id')
    .selectAll('applicants')
    .select(['own.facts', 'own.answers', 'own.identity'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'submitted')
    .where('feeSettledAt', 'is not', null)
    .orderBy('applicants.id')
    .execute();
export type Adult = Awaited<ReturnType<typeof findAdults>>[number];

/**
 * People left to screen, once the household stands before the homeowner: co-signers without a screening,
 * and in review everyone without one. A blocked file waits until its owner says that it is open.
 */
export async function findLateApplicants(
  db: Db,
  { status }: { status: ApplicationStatus },
  all: readonly Adult[],
): Promise<readonly Adult[]> {
  const newcomers: Adult[] = [];
  for (const adult of all) {
    if (adult.role !== 'coSigner' || adult.mayCoSign !== null) continue;
    const before = await findLatest(db, adult);
    if (before?.status !== 'blocked' || before.retriedAt) newcomers.push(adult);
  }
  return status === 'in_review' && newcomers.length > 0 ? all : newcomers;
}

/** The newest screening of an applicant, or of the one that they reused. */
export const findLatest = (db: Db, { id, reusedFrom }: Pick<Adult, 'id' | 'reusedFrom'>) =>
  db
    .selectFrom('screenings')
    .selectAll()
    .where('applicantId', 'in', reusedFrom ? [id, reusedFrom] : [id])
    .orderBy('orderedAt', 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<Screenings>) => db.insertInto('screenings').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Screenings>) =>
  db.updateTable('screenings').set(values).where('id', '=', id).execute();

const screeningQuery = (db: Db) =>
  db
    .selectFrom('screenings')
    .innerJoin('applicants', 'applicants.id', 'screenings.applicantId')
    .innerJoin('applications', 'applications.id', 'applicants.applicationId')
    .innerJoin('homes', 'homes.id', 'applications.homeId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .selectAll('screenings')
    // From the newest application that these reports serve.
    .innerJoinLateral(
      (nested) =>
        nested
          .selectFrom('applicantPersonalDetails as details')
          .innerJoin('applicants as teller', 'teller.id', 'details.applicantId')
          .select(['details.facts', 'details.answers'])
          .where((where) =>
            where.or([
              where('teller.id', '=', where.ref('screenings.applicantId')),
              where('teller.reusedFrom', '=', where.ref('screenings.applicantId')),
            ]),
          )
          .orderBy('teller.submittedAt', (order) => order.desc().nullsLast())
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .select([
      'applicants.applicationId',
      'applicants.name',
      'applicants.email',
      'homes.streetAddress',
      'regions.timeZone',
    ])
    .select([
      'own.facts',
      'own.answers as personalAnswers',
      'applicants.personId',
      'applications.status as applicationStatus',
    ]);
export type ScreeningView = Awaited<ReturnType<typeof find>>;

export const find = (db: Db, id: string) => screeningQuery(db).where('screenings.id', '=', id).executeTakeFirst();

/** Locked until the transaction ends. */
export const lock = (db: Db, id: string) =>
  db.selectFrom('screenings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Staff who lease homes. */
export const listLeasingStaff = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'staff')
    .where(sql<boolean>`'leasing' = any(duties)`)
    .orderBy('id')
    .execute();

/** Every application that these reports serve: their own, and later ones that use them again. */
export const listServedApplications = (db: Db, applicantId: string) =>
  db
    .selectFrom('applicants')
    .innerJoin('applications', 'applications.id', 'applicants.applicationId')
    .select(['applications.id', 'applications.status'])
    .where((where) =>
      where.or([where('applicants.id', '=', applicantId), where('applicants.reusedFrom', '=', applicantId)]),
    )
    .where('applications.status', 'not in', [...TERMINAL_STATUSES])
    .execute();

/** Papers that are still theirs, by id. */
export const listDocuments = (db: Db, ownerId: string, ids: readonly string[]) =>
  db
    .selectFrom('documents')
    .select(['id', 'name'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();

export const listByPerson = (db: Db, personId: string) =>
  screeningQuery(db)
    .where('applicants.personId', '=', personId)
    .orderBy('screenings.orderedAt', 'desc')
    .limit(50)
    .execute();

/** Pending screenings, those that wait for staff first. Only the newest reports about a person are. */
export const isPending = (db: Db, now: Date) =>
  screeningQuery(db)
    .where((where) =>
      where.or([
        where('applications.status', 'in', ['screening', 'needs_information']),
        where.and([
          where('screenings.status', '=', 'document_check'),
          where('applications.status', 'not in', [...TERMINAL_STATUSES]),
        ]),
      ]),
    )
    .where(
      sql<boolean>`screenings.attempt = (select max(attempt) from screenings newer where newer.applicant_id = screenings.applicant_id)`,
    )
    .orderBy(
      sql`screenings.status = 'document_check'
        or (to_weigh and weighing is null and (record_answer is not null or record_answer_by <= ${now}))`,
      'desc',
    )
    .orderBy('screenings.orderedAt')
    .limit(200)
    .execute();
