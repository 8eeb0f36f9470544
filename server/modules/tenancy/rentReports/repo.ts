import { type Insertable, type Selectable, sql } from 'kysely';
import type { Bureau } from '@/contract/leasing/applications/constants';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { kindsWhere } from '@/contract/money/charges/kinds';
import {
  MENDABLE_REASONS,
  RENT_REPORT_LINES,
  RENT_REPORT_PAGE,
  type RentReportOutcome,
} from '@/contract/tenancy/rentReports/constants';
import type { Db } from '@/server/db/client';
import { applicantAnswers } from '@/server/db/jsonReaders';
import type {
  RentReportDeliveries,
  RentReportDisputes,
  RentReportingEnrollments,
  RentReportLines,
  RentReports,
} from '@/server/db/types';
import { idOrNull } from '@/server/ids';
import { leaseRoleOf } from '@/server/modules/homes/residents';

export type EnrollmentRow = Selectable<RentReportingEnrollments>;
export type LineRow = Selectable<RentReportLines>;
export type ReportRow = Selectable<RentReports>;
export type DisputeRow = Selectable<RentReportDisputes>;

// ===== Residents =====

/** A lease that a person lives or lived under, with what their enrollment needs; undefined for leases of others. */
export const findOwnLease = (db: Db, leaseId: string, personId: string) =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select(['leases.id', 'leases.homeId', 'leases.terms', 'regions.timeZone'])
    .select(leaseRoleOf(sql`leases.id`, personId).as('role'))
    .where('leases.id', '=', idOrNull(leaseId))
    .where(leaseRoleOf(sql`leases.id`, personId), 'in', ['resident', 'formerResident'])
    .executeTakeFirst();
export type OwnLease = NonNullable<Awaited<ReturnType<typeof findOwnLease>>>;

/** The date of birth of their application for this lease; null where they gave none. */
export async function findBirthDate(db: Db, leaseId: string, personId: string): Promise<string | null> {
  const birthDate = applicantAnswers('details').text('birthDate');
  const { rows } = await sql<{ day: string }>`
    select ${birthDate} as day
    from leases lease join applicants applicant on applicant.application_id = lease.application_id
    join applicant_personal_details details on details.applicant_id = applicant.id
    where lease.id = ${leaseId} and applicant.person_id = ${personId}
      and ${birthDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'
    order by applicant.id desc limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

/** Their enrollments under a lease, the newest first. */
export const listEnrollments = (db: Db, leaseId: string, personId: string): Promise<EnrollmentRow[]> =>
  db
    .selectFrom('rentReportingEnrollments')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('personId', '=', personId)
    .orderBy('startedOn', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertEnrollment = (db: Db, values: Insertable<RentReportingEnrollments>) =>
  db.insertInto('rentReportingEnrollments').values(values).execute();

export const stopEnrollment = (db: Db, id: string, { on, now }: { on: string; now: Date }) =>
  db
    .updateTable('rentReportingEnrollments')
    .set({ stoppedOn: on, updatedAt: now })
    .where('id', '=', id)
    .where('stoppedOn', 'is', null)
    .execute();

/** What files said about a person under a lease, the newest first. */
export const listOwnLines = (db: Db, leaseId: string, personId: string): Promise<LineRow[]> =>
  db
    .selectFrom('rentReportLines')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('personId', '=', personId)
    .orderBy('month', 'desc')
    .limit(RENT_REPORT_PAGE)
    .execute();

export const listDisputesOf = (db: Db, lineIds: readonly string[]): Promise<DisputeRow[]> =>
  db
    .selectFrom('rentReportDisputes')
    .selectAll()
    .where('lineId', '=', sql<string>`any(${[...lineIds]}::uuid[])`)
    .orderBy('createdAt', 'desc')
    .execute();

export const findOwnLine = (db: Db, id: string, personId: string): Promise<LineRow | undefined> =>
  db
    .selectFrom('rentReportLines')
    .selectAll()
    .where('id', '=', idOrNull(id))
    .where('personId', '=', personId)
    .executeTakeFirst();

/** False where a dispute about the same month waits already. */
export async function insertDispute(db: Db, values: Insertable<RentReportDisputes>): Promise<boolean> {
  const done = await db
    .insertInto('rentReportDisputes')
    .values(values)
    .onConflict((conflict) => conflict.column('lineId').where('answeredAt', 'is', null).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

// ===== The monthly file =====

export interface EnrolledRow extends EnrollmentRow {
  terms: LeaseTerms;
  timeZone: string;
  /** The local day on which the lease ended. */
  endedOn: string | null;
  /** Whether the enrollment runs and the person lived there in the month. */
  isCurrent: boolean;
  /** Residents and co-signers who owed the rent together. */
  parties: number;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Enrollments that a file for the month may say something about: those that run, and those with months that were reported
 * and may have to be taken back.
 */
export async function listForReport(
  db: Db,
  { month, lastDay, since }: { month: string; lastDay: string; since: string },
): Promise<EnrolledRow[]> {
  const { rows } = await sql<EnrolledRow>`
    select enrolled.* from (
      select enrollment.id, enrollment.lease_id as "leaseId", enrollment.home_id as "homeId",
        enrollment.person_id as "personId", enrollment.account_number as "accountNumber",
        to_char(enrollment.birth_on, 'YYYY-MM-DD') as "birthOn", to_char(enrollment.started_on, 'YYYY-MM-DD') as "startedOn",
        lease.terms, region.time_zone as "timeZone",
        to_char(lease.ended_at at time zone region.time_zone, 'YYYY-MM-DD') as "endedOn",
        person.first_name as "firstName", person.last_name as "lastName",
        (select count(*)::int from lease_residents party where party.lease_id = lease.id and party.role <> 'formerResident'
          and party.from_on <= ${lastDay}) as parties,
        enrollment.stopped_on is null and enrollment.started_on <= ${lastDay}
          and (lease.ended_at is null or (lease.ended_at at time zone region.time_zone)::date >= ${month}::date)
          and exists (select from lease_residents party where party.lease_id = lease.id
            and party.role in ('resident', 'formerResident') and (party.until_on is null or party.until_on >= ${month})
            and (party.person_id = person.id or (party.person_id is null and party.email = person.email))) as "isCurrent"
      from rent_reporting_enrollments enrollment join leases lease on lease.id = enrollment.lease_id
      join homes home on home.id = lease.home_id join regions region on region.id = home.region_id
      left join users person on person.id = enrollment.person_id) enrolled
    where enrolled."isCurrent" or exists (select from rent_report_lines line where line.enrollment_id = enrolled.id
      and line.outcome = 'reported' and line.corrected_by is null and line.month >= ${since})
    order by enrolled."accountNumber", enrolled."startedOn"`.execute(db);
  return rows;
}

/** Lines since a month of everyone who is enrolled, with whether a dispute about them waits or was right. */
export async function listLinesSince(db: Db, since: string) {
  const { rows } = await sql<
    Pick<LineRow, 'id' | 'enrollmentId' | 'leaseId' | 'outcome' | 'compliance' | 'correctedBy'> & {
      accountNumber: string;
      month: string;
      hasOpenDispute: boolean;
      wasWrong: boolean;
    }
  >`select line.id, line.enrollment_id as "enrollmentId", line.lease_id as "leaseId", line.outcome, line.compliance,
      line.corrected_by as "correctedBy", enrollment.account_number as "accountNumber",
      to_char(line.month, 'YYYY-MM-DD') as month,
      exists (select from rent_report_disputes dispute where dispute.line_id = line.id and dispute.answered_at is null)
        as "hasOpenDispute",
      exists (select from rent_report_disputes dispute where dispute.line_id = line.id and dispute.upheld) as "wasWrong"
    from rent_report_lines line join rent_reporting_enrollments enrollment on enrollment.id = line.enrollment_id
    where line.month >= ${since} order by line.month desc, line.id desc`.execute(db);
  return rows;
}
export type PastLine = Awaited<ReturnType<typeof listLinesSince>>[number];

export interface RentMonth {
  leaseId: string;
  month: string;
  /** Rent of the month less credits and waivers, and what payments paid of it, in cents. */
  due: number;
  paid: number;
  paidByMonthEnd: number;
  isComplete: boolean;
  /** Days after its due day that the latest payment of a charge came; negative for early ones. */
  latestDays: number | null;
  lastPaidOn: string | null;
}

/**
 * Rent of months as it stands now: a payment counts from the local day it was made, and one that was returned counts no
 * more. Pairs of a lease and the first day of a month; those without rent are left out.
 */
export async function listRentMonths(
  db: Db,
  pairs: readonly { leaseId: string; month: string }[],
): Promise<RentMonth[]> {
  const { rows } = await sql<RentMonth>`
    with asked as (
      select distinct lease_id, month from unnest(${pairs.map(({ leaseId }) => leaseId)}::uuid[],
        ${pairs.map(({ month }) => month)}::date[]) as pair (lease_id, month)),
    owed as (
      select asked.month, charge.id, charge.lease_id, charge.due_on, charge.paid + charge.credited - charge.written_off = charge.amount as whole,
        charge.amount - charge.credited + charge.written_off - coalesce((select sum(part.amount) from payment_allocations part
          where part.charge_id = charge.id and part.credit_id is not null and part.reversed_at is null), 0) as due
      from asked join charges charge on charge.lease_id = asked.lease_id and charge.due_on >= asked.month
        and charge.due_on < asked.month + interval '1 month'
      where charge.kind = any(${kindsWhere('isRent')}::text[]) and charge.status <> 'voided'),
    money as (
      select owed.lease_id, owed.month, owed.due_on, part.amount,
        (payment.created_at at time zone region.time_zone)::date as day
      from owed join payment_allocations part on part.charge_id = owed.id and part.applied_at is not null
        and part.reversed_at is null
      join payments payment on payment.id = part.payment_id join homes home on home.id = part.home_id
      join regions region on region.id = home.region_id)
    select owed.lease_id as "leaseId", to_char(owed.month, 'YYYY-MM-DD') as month, sum(owed.due)::int as due,
      bool_and(owed.whole) as "isComplete", coalesce(max(paid.paid), 0)::int as paid,
      coalesce(max(paid.by_end), 0)::int as "paidByMonthEnd", max(paid.days) as "latestDays",
      to_char(max(paid.last_on), 'YYYY-MM-DD') as "lastPaidOn"
    from owed left join (
      select lease_id, month, sum(amount) as paid, max(day) as last_on, max(day - due_on) as days,
        sum(amount) filter (where day < month + interval '1 month') as by_end
      from money group by 1, 2) paid using (lease_id, month)
    group by 1, 2`.execute(db);
  return rows;
}

/** False where the file of the month is made already. */
export async function insertReport(db: Db, values: Insertable<RentReports>): Promise<boolean> {
  const done = await db
    .insertInto('rentReports')
    .values(values)
    .onConflict((conflict) => conflict.column('month').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export const insertLines = (db: Db, values: readonly Insertable<RentReportLines>[]) =>
  db.insertInto('rentReportLines').values(values).execute();

export const markCorrected = (db: Db, ids: readonly string[], reportId: string) =>
  db.updateTable('rentReportLines').set({ correctedBy: reportId }).where('id', 'in', ids).execute();

// ===== The desk =====

export const findReport = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('rentReports').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

/** The newest files with their counts. */
export const listReports = (db: Db) =>
  db
    .selectFrom('rentReports')
    .select(['id', 'month', 'bureaus', 'accounts', 'createdAt'])
    .select([
      sql<number>`(select count(*)::int from rent_report_lines line where line.rent_report_id = rent_reports.id
        and line.outcome = 'left_out')`.as('leftOut'),
      sql<number>`(select count(*)::int from rent_report_lines line where line.rent_report_id = rent_reports.id
        and (line.reason = any(${[...MENDABLE_REASONS]}::text[]) or line.refusal is not null))`.as('toMend'),
    ])
    .orderBy('month', 'desc')
    .limit(RENT_REPORT_PAGE)
    .execute();

export const listDeliveries = (db: Db, reportIds: readonly string[]) =>
  db
    .selectFrom('rentReportDeliveries')
    .leftJoin('users', 'users.id', 'rentReportDeliveries.recordedBy')
    .select(['rentReportId', 'bureau', 'sentOn', 'receipt', 'recordedAt'])
    .select(sql<string | null>`nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '')`.as('by'))
    .where('rentReportId', '=', sql<string>`any(${[...reportIds]}::uuid[])`)
    .orderBy('recordedAt')
    .execute();

/** False where a delivery to this bureau is recorded already. */
export async function insertDelivery(db: Db, values: Insertable<RentReportDeliveries>): Promise<boolean> {
  const done = await db
    .insertInto('rentReportDeliveries')
    .values(values)
    .onConflict((conflict) => conflict.columns(['rentReportId', 'bureau']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function countEnrolled(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from rent_reporting_enrollments enrollment
    join leases lease on lease.id = enrollment.lease_id
    where enrollment.stopped_on is null and lease.status = 'active'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Who a line is about, in words. */
const ABOUT = sql`coalesce(nullif(trim(concat_ws(' ', person.first_name, person.last_name)), ''), 'A former member') as name,
  concat_ws(', ', home.street_address, home.unit) as address, home.id as "homeId"`;

export async function listLines(db: Db, reportId: string) {
  const { rows } = await sql<
    Pick<LineRow, 'id' | 'outcome' | 'reason' | 'refusedBy' | 'refusal' | 'refusedAt'> & {
      name: string;
      address: string;
      homeId: string;
      due: number;
      paid: number;
    }
  >`select line.id, line.outcome, line.reason, line.due::int as due, line.paid::int as paid,
      line.refused_by as "refusedBy", line.refusal, line.refused_at as "refusedAt", ${ABOUT}
    from rent_report_lines line join leases lease on lease.id = line.lease_id join homes home on home.id = lease.home_id
    left join users person on person.id = line.person_id
    where line.rent_report_id = ${reportId}
    order by line.refusal is not null or coalesce(line.reason = any(${[...MENDABLE_REASONS]}::text[]), false) desc, line.outcome, name, line.id
    limit ${sql.lit(RENT_REPORT_LINES)}`.execute(db);
  return rows;
}

export const findLine = (db: Db, id: string): Promise<LineRow | undefined> =>
  db.selectFrom('rentReportLines').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

/** A bureau did not take an account; the latest reason counts. */
export const recordRefusal = (
  db: Db,
  id: string,
  { bureau, reason, now }: { bureau: Bureau; reason: string; now: Date },
) =>
  db
    .updateTable('rentReportLines')
    .set({
      refusedBy: sql<
        string[]
      >`case when ${bureau} = any(refused_by) then refused_by else refused_by || ${bureau}::text end`,
      refusal: reason,
      refusedAt: now,
    })
    .where('id', '=', id)
    .execute();

export async function listOpenDisputes(db: Db) {
  const { rows } = await sql<
    Pick<DisputeRow, 'id' | 'body' | 'dueOn' | 'createdAt'> & {
      name: string;
      address: string;
      homeId: string;
      month: string;
      outcome: RentReportOutcome;
    }
  >`select dispute.id, dispute.body, to_char(dispute.due_on, 'YYYY-MM-DD') as "dueOn", dispute.created_at as "createdAt",
      to_char(line.month, 'YYYY-MM-DD') as month, line.outcome, ${ABOUT}
    from rent_report_disputes dispute join rent_report_lines line on line.id = dispute.line_id
    join homes home on home.id = dispute.home_id left join users person on person.id = dispute.person_id
    where dispute.answered_at is null order by dispute.due_on, dispute.id limit ${sql.lit(RENT_REPORT_PAGE)}`.execute(
    db,
  );
  return rows;
}

export const lockDispute = (db: Db, id: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('rentReportDisputes').selectAll().where('id', '=', idOrNull(id)).forUpdate().executeTakeFirst();

export const answerDispute = (
  db: Db,
  id: string,
  values: Pick<Insertable<RentReportDisputes>, 'answer' | 'answeredAt' | 'answeredBy' | 'upheld'>,
) => db.updateTable('rentReportDisputes').set(values).where('id', '=', id).execute();

export const findPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'firstName']).where('id', '=', id).executeTakeFirst();

// ===== The yearly offer =====

/** Leases that run. */
export const listActiveLeases = (db: Db) =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .select(['leases.id', 'leases.terms', 'regions.timeZone'])
    .where('leases.status', '=', 'active')
    .execute();

/** False where the person got the offer of the year already. */
export async function insertOffer(
  db: Db,
  values: { id: string; leaseId: string; personId: string | null; email: string; year: number; sentAt: Date },
): Promise<boolean> {
  const done = await db
    .insertInto('rentReportingOffers')
    .values(values)
    .onConflict((conflict) => conflict.columns(['leaseId', 'email', 'year']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}
