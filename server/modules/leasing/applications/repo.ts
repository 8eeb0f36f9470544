import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { DAY_MS } from '@/contract/calendar/durations';
import type { Picture } from '@/contract/content/media/constants';
import { type HomeStatus, LISTED_STATUSES, type Pets } from '@/contract/homes/homes/endpoints';
import {
  type ApplicantRole,
  type ApplicantStatus,
  GROUP_STATUSES,
  TERMINAL_STATUSES,
  VISIBLE_STATUSES,
} from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import type { ApplicantPersonalDetails, Applicants, Applications } from '@/server/db/types';
import { flushAudit } from '@/server/http/audit';

export type ApplicationRow = Selectable<Applications>;
export type ApplicantRow = Selectable<Applicants>;

/** Locked until the transaction ends: what happens to an application happens one thing after another. */
export const lock = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const update = (db: Db, id: string, values: Updateable<Applications>) =>
  db.updateTable('applications').set(values).where('id', '=', id).execute();

/** Anyone who still belongs to it, in the order they came. */
export const findGroup = (db: Db, applicationId: string) => applicantColumns(db, applicationId, GROUP_STATUSES);

/** With those who turned an invitation down and were not replaced yet. */
export const findVisibleApplicants = (db: Db, applicationId: string) =>
  applicantColumns(db, applicationId, VISIBLE_STATUSES);

const applicantColumns = (
  db: Db,
  applicationId: string,
  statuses: readonly ApplicantStatus[],
): Promise<ApplicantRow[]> =>
  db
    .selectFrom('applicants')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('status', 'in', statuses)
    .orderBy((order) => order('role', '<>', 'applicant'))
    .orderBy('id')
    .execute();

export interface ApplicationHomeRow {
  homeId: string;
  regionSlug: string;
  streetAddress: string;
  city: string;
  zipcode: string;
  state: string;
  ownerId: string | null;
  ownerEmail: string | null;
  ownerName: string | null;
  status: HomeStatus;
  unit: string | null;
  citySlug: string;
  rentCents: number;
  depositCents: number;
  applicationFeeCents: number;
  leaseMonths: number[];
  availableOn: string;
  pets: Pets;
  petLimit: number | null;
  hoaApprovalDays: number | null;
  timeZone: string;
  /** The first one of its listing. */
  picture: Picture | null;
}

const firstPicture = sql<Picture | null>`(select json_build_object('id', media.id, 'width', media.width,
    'height', media.height, 'alt', media.alt, 'dominant', media.dominant, 'thumbhash', media.thumbhash)
  from media where media.id = homes.pictures[1])`;

/** Whether the home can be rented, and so takes applications. */
export const isListed = ({ status }: Pick<ApplicationHomeRow, 'status'>): boolean =>
  LISTED_STATUSES.some((listed) => listed === status);

/** The home of an application, and whom it belongs to. */
export const findHome = (db: Db, homeId: string): Promise<ApplicationHomeRow> =>
  db
    .selectFrom('homes')
    .innerJoin('cities', 'cities.id', 'homes.cityId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .leftJoin('users', 'users.id', 'homes.ownerId')
    .select([
      'homes.id as homeId',
      'homes.streetAddress',
      'cities.name as city',
      'cities.state',
      'homes.zipcode',
      'cities.slug as citySlug',
      'regions.slug as regionSlug',
      'homes.ownerId',
      'homes.status',
      'homes.unit',
      'homes.rent as rentCents',
      'homes.deposit as depositCents',
      'homes.applicationFee as applicationFeeCents',
      'homes.leaseMonths',
      'homes.availableOn',
      'homes.pets',
      'homes.petLimit',
      'homes.hoaApprovalDays',
      'regions.timeZone',
      'users.email as ownerEmail',
      'users.firstName as ownerName',
      firstPicture.as('picture'),
    ])
    .where('homes.id', '=', homeId)
    .executeTakeFirstOrThrow();

/** Applications the person belongs to, the newest first. Row-level security would narrow it alike. */
export const listByPerson = (db: Db, personId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('applicants', 'applicants.applicationId', 'applications.id')
    .selectAll('applications')
    .select([
      'applicants.role',
      'applicants.status as mine',
      'applicants.id as applicantId',
      'applicants.feeSettledAt',
      'applicants.reusedFrom',
    ])
    .where('applicants.personId', '=', personId)
    .where('applicants.status', 'in', GROUP_STATUSES)
    .orderBy('applications.id', 'desc')
    .limit(100)
    .execute();

export type OwnApplicationRow = Awaited<ReturnType<typeof listByPerson>>[number];

export const find = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * As the caller: for one of its group, and those of us who screen. A homeowner may see that there is an application and
 * how it stands, which the module of decisions shows them; never the whole, with its names, minors and animals.
 */
export const findAsMember = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`((select app.is_staff()) or id in (select app.own_application_ids()))`)
    .executeTakeFirst();

/** The one of a person for a home that is not over. */
export const findOpen = (db: Db, personId: string, homeId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('applicants', 'applicants.applicationId', 'applications.id')
    .select('applications.id')
    .where('applicants.personId', '=', personId)
    .where('applicants.status', 'in', GROUP_STATUSES)
    .where('applications.homeId', '=', homeId)
    .where('applications.status', 'not in', TERMINAL_STATUSES)
    .executeTakeFirst();

/** Of a home, all that are not over. */
export const listOpenByHome = (db: Db, homeId: string) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('homeId', '=', homeId)
    .where('status', 'not in', TERMINAL_STATUSES)
    .orderBy('id')
    .execute();

export const insert = (db: Db, row: Insertable<Applications>) => db.insertInto('applications').values(row).execute();

export const insertApplicant = (db: Db, row: Insertable<Applicants>) =>
  db.insertInto('applicants').values(row).execute();

export const updateApplicant = (db: Db, id: string, values: Updateable<Applicants>) =>
  db.updateTable('applicants').set(values).where('id', '=', id).execute();

export const findApplicant = (db: Db, id: string): Promise<ApplicantRow | undefined> =>
  db.selectFrom('applicants').selectAll().where('id', '=', id).executeTakeFirst();

/** By the hash of the secret in an invitation’s link. */
export const findInvited = (db: Db, applicationId: string, hash: Buffer): Promise<ApplicantRow | undefined> =>
  db
    .selectFrom('applicants')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('inviteHash', '=', hash)
    .where('status', '=', 'invited')
    .executeTakeFirst();

export const findPersonalDetails = (db: Db, applicantId: string) =>
  db.selectFrom('applicantPersonalDetails').selectAll().where('applicantId', '=', applicantId).executeTakeFirst();

export const savePersonalDetails = (db: Db, row: Insertable<ApplicantPersonalDetails>) => {
  const { applicantId: _, ...values } = row;
  return db
    .insertInto('applicantPersonalDetails')
    .values(row)
    .onConflict((conflict) => conflict.column('applicantId').doUpdateSet(values))
    .execute();
};

/** What happened to it, oldest first. */
export async function findHistory(db: Db, id: string): Promise<{ event: string; at: Date }[]> {
  await flushAudit(db);
  const { rows } = await sql<{ event: string; at: Date }>`select event, at from audit_log
    where subject = ${`application:${id}`} and event like 'application.%' order by id`.execute(db);
  return rows;
}

/** The newest payment for an applicant’s fee. */
export const findFeePayment = (db: Db, applicantId: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', 'application_fee')
    .where('purposeId', '=', applicantId)
    // At most one did not fail: that one says how it stands.
    .orderBy((payment) => payment('status', '=', 'failed'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Days in which an applicant’s answers, number, and fee serve for other homes, too. */
const REUSE_DAYS = 30;

/**
 * A person's recent submission elsewhere, with its fee kept by us: it serves again. A co-signer’s does for
 * co-signing alone.
 */
export const findReusable = (db: Db, personId: string, role: ApplicantRole, now: Date) =>
  db
    .selectFrom('applicants')
    .leftJoin('payments', (join) =>
      join.onRef('payments.purposeId', '=', 'applicants.id').on('payments.status', '=', 'succeeded'),
    )
    .selectAll('applicants')
    .where('applicants.personId', '=', personId)
    .where('applicants.role', role === 'coSigner' ? '=' : '<>', 'coSigner')
    .where('applicants.submittedAt', '>', new Date(now.getTime() - REUSE_DAYS * DAY_MS))
    .where('applicants.feeSettledAt', 'is not', null)
    .where('applicants.reusedFrom', 'is', null)
    .where((where) => where.or([where('applicants.fee', '=', 0), where('payments.refunded', '=', 0)]))
    .orderBy('applicants.submittedAt', 'desc')
    .executeTakeFirst();

export const listStaff = (db: Db) =>
  db.selectFrom('users').select('id').where('type', '=', 'staff').where('endedAt', 'is', null).execute();

/** How many of these papers are the person’s. */
export async function countOwnDocuments(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of these documents are pictures of this person. */
export async function countOwnPictures(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('mime', 'like', 'image/%')
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** Where a picture is stored; nothing once its owner has removed it. */
export const findPictureKey = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('documents').select('storageKey').where('id', '=', id).executeTakeFirst())?.storageKey;

/** Its decision requires a signer beside the group. */
export const requiresCoSigner = async (db: Db, id: string): Promise<boolean> =>
  (
    await sql`select 1 from decisions where application_id = ${id} and conditions @> '[{"kind": "coSigner"}]'`.execute(
      db,
    )
  ).rows.length > 0;

export const findConsents = (db: Db, applicantId: string) =>
  db.selectFrom('applicantConsents').selectAll().where('applicantId', '=', applicantId).orderBy('id').execute();
