import { type Insertable, sql } from 'kysely';
import type { Picture } from '@/contract/content/media/constants';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { Fee } from '@/contract/homes/homes/schemas';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import type { CriterionLine, Verdict } from '@/contract/leasing/criteria/criteria';
import type { Condition, HouseholdFigures, HouseholdView, Outcome } from '@/contract/leasing/decisions/constants';
import type { Db } from '@/server/db/client';
import type { DecisionLetters, Decisions } from '@/server/db/types';

export interface DecidedHome {
  id: string;
  ownerId: string;
  streetAddress: string;
  unit: string | null;
  city: string;
  state: string;
  zipcode: string;
  status: HomeStatus;
  rentCents: number;
  depositCents: number;
  fees: readonly Fee[];
  hoaApprovalDays: number | null;
  timeZone: string;
  picture: Picture | null;
}

const homes = (db: Db) =>
  db
    .selectFrom('homes')
    .innerJoin('cities', 'cities.id', 'homes.cityId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select([
      'homes.id',
      'homes.ownerId',
      'homes.streetAddress',
      'homes.unit',
      'cities.name as city',
      'cities.state',
      'homes.zipcode',
      'homes.status',
      'homes.rent as rentCents',
      'homes.deposit as depositCents',
      'homes.fees',
      'homes.hoaApprovalDays',
      'regions.timeZone',
      sql<Picture | null>`(select json_build_object('id', media.id, 'width', media.width, 'height', media.height,
        'alt', media.alt, 'dominant', media.dominant, 'thumbhash', media.thumbhash)
        from media where media.id = homes.pictures[1])`.as('picture'),
    ]);

/** The homes of an owner, by street; those with an application or a tour come first. */
export const findHomes = (db: Db, ownerId: string, limit: number): Promise<DecidedHome[]> =>
  homes(db)
    .where('homes.ownerId', '=', ownerId)
    .orderBy(
      sql`exists (select from applications where home_id = homes.id and submitted_at is not null)
        or exists (select from appointments where home_id = homes.id and status = 'booked')`,
      'desc',
    )
    .orderBy('homes.streetAddress')
    .orderBy('homes.id')
    .limit(limit)
    .execute() as Promise<DecidedHome[]>;

export const findHome = (db: Db, id: string, ownerId: string): Promise<DecidedHome | undefined> =>
  homes(db).where('homes.id', '=', id).where('homes.ownerId', '=', ownerId).executeTakeFirst() as Promise<
    DecidedHome | undefined
  >;

/** The home that an application is for. */
export const findApplicationHome = (db: Db, applicationId: string): Promise<DecidedHome | undefined> =>
  homes(db)
    .where('homes.id', 'in', (of) =>
      of.selectFrom('applications').select('applications.homeId').where('applications.id', '=', applicationId),
    )
    .executeTakeFirst() as Promise<DecidedHome | undefined>;

/** What was decided about an application, and about which home. */
export async function findDecided(db: Db, applicationId: string) {
  const decision = await db
    .selectFrom('decisions')
    .innerJoin('applications', 'applications.id', 'decisions.applicationId')
    .select(['decisions.id', 'decidedByName', 'homeId'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  if (!decision) return undefined;
  const home = await homes(db).where('homes.id', '=', decision.homeId).executeTakeFirstOrThrow();
  return { ...decision, home: home as DecidedHome };
}

/** Which home an application is for, if it is a home of this owner and everybody has handed in. */
export const findReceived = (db: Db, id: string, ownerId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('homes', 'homes.id', 'applications.homeId')
    .select(['applications.id', 'applications.homeId'])
    .where('applications.id', '=', id)
    .where('applications.submittedAt', 'is not', null)
    .where('homes.ownerId', '=', ownerId)
    .executeTakeFirst();

/** Complete applications for every home of an owner, where they stand. */
export const listReceivedByOwner = (db: Db, ownerId: string) =>
  db
    .selectFrom('homes')
    .innerJoin('applications', 'applications.homeId', 'homes.id')
    .select([
      'applications.id',
      'applications.homeId',
      'applications.status',
      'applications.updatedAt',
      'homes.streetAddress',
    ])
    .where('homes.ownerId', '=', ownerId)
    .where('applications.submittedAt', 'is not', null)
    .orderBy('applications.submittedAt')
    .orderBy('applications.id')
    .limit(200)
    .execute();

/** Until the end of the transaction no other decision is made about this home. */
export const lockHome = (db: Db, id: string) =>
  db.selectFrom('homes').select('id').where('id', '=', id).forUpdate().execute();

export interface ReceivedRow {
  id: string;
  homeId: string;
  status: ApplicationStatus;
  submittedAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  desiredStart: string;
  termMonths: number;
  verdict: Verdict | null;
  lines: CriterionLine[] | null;
  household: HouseholdView | null;
  criteriaVersion: string | null;
  checkingDocuments: boolean;
  figures: HouseholdFigures | null;
  decision: DecisionRow | null;
  /** Of the person who signs, for after the decision. */
  names: string[];
}
export interface DecisionRow {
  outcome: Outcome;
  reasons: CriterionLine['criterion'][];
  conditions: Condition[];
  message: string;
  by: string;
  at: string;
}

/** Complete applications for these homes, the earliest first; those that came to nothing, for 60 days. */
export async function findReceivedByHomes(db: Db, homeIds: readonly string[], now: Date): Promise<ReceivedRow[]> {
  if (homeIds.length === 0) return [];
  const { rows } = await sql<ReceivedRow>`
    select application.id, application.home_id as "homeId", application.status, submitted_at as "submittedAt",
      application.updated_at as "updatedAt", application.expires_at as "expiresAt", desired_start as "desiredStart",
      term_months as "termMonths", judgment.verdict, judgment.lines, judgment.household,
      judgment.criteria_version as "criteriaVersion",
      exists (select from applicants join screenings on screenings.applicant_id in (applicants.id, applicants.reused_from)
        where application_id = application.id and applicants.status = 'submitted'
          and screenings.status = 'document_check') as "checkingDocuments",
      judgment.figures, case when decision.id is not null then json_build_object('outcome', outcome, 'reasons', reasons, 'conditions', conditions,
        'message', message, 'by', decided_by_name, 'at', decision.decided_at) end as decision,
      coalesce((select json_agg(name order by applicants.id) from applicants
        where application_id = application.id and status = 'submitted'), '[]') as names
    from applications application
      left join criteria_results judgment on judgment.application_id = application.id
      left join decisions decision on decision.application_id = application.id
    where application.home_id = any(${homeIds}::uuid[]) and submitted_at is not null
      and (application.status not in ('withdrawn', 'expired') or application.updated_at > ${now}::timestamptz - interval '60 days')
    order by submitted_at, application.id`.execute(db);
  return rows;
}

export interface TourRow {
  id: string;
  homeId: string;
  startsAt: Date;
  status: 'booked' | 'canceled' | 'completed' | 'missed';
  way: 'inPerson' | 'video' | 'phone';
  host: string;
}

/** Tours of these homes from 30 days ago on. Attendance is not shown: a decision is not made on the doorstep. */
export const findTours = (db: Db, homeIds: readonly string[], since: Date): Promise<TourRow[]> =>
  homeIds.length === 0
    ? Promise.resolve([])
    : (db
        .selectFrom('appointments')
        .select(['id', 'homeId', 'startsAt', 'status', 'way', 'hostName as host'])
        .where('kind', '=', 'tour')
        .where('homeId', 'in', [...homeIds])
        .where('startsAt', '>', since)
        .orderBy('startsAt')
        .limit(500)
        .execute() as Promise<TourRow[]>);

export const insert = (db: Db, values: Insertable<Decisions>) => db.insertInto('decisions').values(values).execute();
export const insertLetter = (db: Db, values: Insertable<DecisionLetters>) =>
  db.insertInto('decisionLetters').values(values).execute();

/** Everyone of the group who has submitted, with the agency that reported about them. */
export const findRecipients = (db: Db, applicationId: string) =>
  db
    .selectFrom('applicants')
    .leftJoinLateral(
      (nested) =>
        nested
          .selectFrom('screenings')
          .select(['screenings.id as screeningId', 'agency', 'answers', 'asked', 'screenings.answeredAt', 'weighing'])
          .whereRef('screenings.applicantId', 'in', sql`(applicants.id, applicants.reused_from)`)
          .where('screenings.status', 'in', ['answered', 'document_check'])
          .orderBy('orderedAt', 'desc')
          .limit(1)
          .as('looked'),
      (join) => join.onTrue(),
    )
    .select([
      'applicants.id',
      'personId',
      'name',
      'email',
      'role',
      'mayCoSign',
      'screeningId',
      'agency',
      'answers',
      'answeredAt',
      'weighing',
    ])
    .where('applicationId', '=', applicationId)
    .where('applicants.status', '=', 'submitted')
    .orderBy('applicants.id')
    .execute();
export type DecisionRecipient = Awaited<ReturnType<typeof findRecipients>>[number];

/** An application of the caller’s own, as one of the group. */
export const isInGroup = (db: Db, id: string, personId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('applicants', 'applicants.applicationId', 'applications.id')
    .leftJoin('criteriaResults', 'criteriaResults.applicationId', 'applications.id')
    .leftJoin('decisions', 'decisions.applicationId', 'applications.id')
    .leftJoin('decisionLetters', (join) =>
      join
        .onRef('decisionLetters.decisionId', '=', 'decisions.id')
        .onRef('decisionLetters.applicantId', '=', 'applicants.id'),
    )
    .leftJoin('decisionLetterDrafts', (join) =>
      join
        .onRef('decisionLetterDrafts.decisionId', '=', 'decisions.id')
        .onRef('decisionLetterDrafts.applicantId', '=', 'applicants.id'),
    )
    .leftJoin('documents', 'documents.id', 'decisionLetters.documentId')
    .select(({ fn }) => [
      'applications.status',
      'applications.expiresAt',
      'criteriaResults.criteriaVersion',
      'criteriaResults.lines',
      'decisions.outcome',
      'decisions.reasons',
      'decisions.conditions',
      'decisions.message',
      'decisions.decidedByName',
      'decisions.decidedAt',
      // Adverse from the moment of the decision; its file follows.
      fn.coalesce('decisionLetters.id', 'decisionLetterDrafts.id').as('letterId'),
      'documents.id as documentId',
      'applicants.mayCoSign',
    ])
    .where('applications.id', '=', id)
    .where('applicants.personId', '=', personId)
    .where('applicants.status', 'in', ['joined', 'submitted', 'withdrawn'])
    // The letter to a co-signer who was looked at later stands for the one before it.
    .orderBy('decisionLetters.afterDecision', (order) => order.desc().nullsLast())
    .executeTakeFirst();

export const findFirstName = async (db: Db, id: string) =>
  (await db.selectFrom('users').select('firstName').where('id', '=', id).executeTakeFirstOrThrow()).firstName;

/** Homes with an application without an answer since then. */
export async function findSilentHomes(db: Db, since: Date): Promise<{ homeId: string; ownerId: string }[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('homes', 'homes.id', 'applications.homeId')
    .select(['applications.homeId', 'homes.ownerId'])
    .distinct()
    .where('applications.status', '=', 'in_review')
    .where('applications.updatedAt', '<=', since)
    .limit(200)
    .execute();
  return rows.flatMap(({ homeId, ownerId }) => (ownerId ? [{ homeId, ownerId }] : []));
}

export const findOwner = (db: Db, homeId: string) =>
  db
    .selectFrom('homes')
    .innerJoin('users', 'users.id', 'homes.ownerId')
    .select(['users.id', 'users.email', 'users.firstName'])
    .where('homes.id', '=', homeId)
    .executeTakeFirst();
