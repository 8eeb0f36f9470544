import { sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { MAX_MEMBERS } from '@/contract/platform/team/constants';
import type { DutyRequestStatus, GuardedDuty, WorkingHours } from '@/contract/platform/team/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface MemberRow {
  id: string;
  name: string;
  firstName: string;
  email: string;
  type: 'staff' | 'editor';
  duties: Duty[];
  isHost: boolean;
  takesCalls: boolean;
  visits: ('inspection' | 'photo_session')[];
  timeZone: string | null;
  regionIds: number[];
  hours: WorkingHours[];
  daysOff: string[];
  lastLoginAt: Date | null;
  hasTwoStep: boolean;
  endedAt: Date | null;
}

/** Members with their work; days off that are over are left out. As staff. */
async function readMembers(db: Db, now: Date, id: string | null): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, trim(concat_ws(' ', member.first_name, member.last_name)) as name, member.first_name as "firstName",
      member.email, member.type, member.duties, member.is_host as "isHost", member.ended_at as "endedAt",
      coalesce(work.visits, '{}') as visits, work.time_zone as "timeZone",
      exists (select from meeting_hosts topic where topic.host_id = member.id) as "takesCalls",
      array(select works.region_id from region_hosts works where works.host_id = member.id order by works.region_id)
        as "regionIds",
      coalesce((select json_agg(json_build_object('weekday', hours.weekday, 'opens', left(hours.opens::text, 5),
          'closes', left(hours.closes::text, 5)) order by hours.weekday, hours.opens)
        from host_hours hours where hours.host_id = member.id), '[]') as hours,
      array(select off.day::text from host_days_off off where off.host_id = member.id
        and off.day >= (${now}::timestamptz - interval '1 day')::date order by off.day) as "daysOff",
      (select max(login.at) from (select max(session.authenticated_at) as at from sessions session where session.user_id = member.id
        union all select max(device.last_seen_at) from known_devices device where device.user_id = member.id) login)
        as "lastLoginAt",
      app.has_second_step(member.id) as "hasTwoStep"
    from users member left join team_members work on work.user_id = member.id
    where member.type in ('staff', 'editor') and member.erased_at is null
      and (${id}::uuid is null or member.id = ${id}::uuid)
    order by member.ended_at is not null, member.first_name, member.last_name, member.id limit ${MAX_MEMBERS}`.execute(
    db,
  );
  return rows;
}

export const listMembers = (db: Db, now: Date): Promise<MemberRow[]> => readMembers(db, now, null);

export async function findMember(db: Db, id: string, now: Date): Promise<MemberRow | undefined> {
  const known = idOrNull(id);
  return known === null ? undefined : (await readMembers(db, now, known))[0];
}

/** Changes of one member happen one after the other. */
export async function lockMember(db: Db, id: string): Promise<void> {
  await sql`select from users where id = ${id} for update`.execute(db);
}

/** Everyone who can administer the site now; as staff. */
export const listAdministrators = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('type', '=', 'staff')
    .where(sql<boolean>`'admin' = any(duties)`)
    .where('endedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();

/** Grants of the admin duty happen one after the other, so that what was counted still holds. */
export async function lockAdministration(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team administration', 0))`.execute(db);
}

export const listRegions = (db: Db) =>
  db
    .selectFrom('regions')
    .select(['id', 'name', 'timeZone'])
    .where('id', '>', 0)
    .where('status', '=', 'Active')
    .orderBy('name')
    .execute();

export const findAccount = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'type', 'endedAt']).where('email', '=', email).executeTakeFirst();

export interface StoredWork {
  visits: readonly ('inspection' | 'photo_session')[];
  timeZone: string;
  regionIds: readonly number[];
  hours: readonly WorkingHours[];
  daysOff: readonly string[];
  /** Topics the member takes calls about. */
  topics: readonly string[];
  name: string;
}

/** Replaces the work of a member. */
export async function saveWork(db: Db, id: string, work: StoredWork, now: Date): Promise<void> {
  const { visits, timeZone, regionIds, hours, daysOff, topics, name } = work;
  const values = { visits: [...visits], timeZone, updatedAt: now };
  await db
    .insertInto('teamMembers')
    .values({ userId: id, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
  await db.deleteFrom('regionHosts').where('hostId', '=', id).execute();
  await db.deleteFrom('hostHours').where('hostId', '=', id).execute();
  await db.deleteFrom('hostDaysOff').where('hostId', '=', id).execute();
  await db.deleteFrom('meetingHosts').where('hostId', '=', id).execute();
  if (regionIds.length > 0)
    await db
      .insertInto('regionHosts')
      .values(regionIds.map((regionId) => ({ regionId, hostId: id })))
      .execute();
  if (hours.length > 0)
    await db
      .insertInto('hostHours')
      .values(hours.map((each) => ({ ...each, hostId: id })))
      .execute();
  if (daysOff.length > 0)
    await db
      .insertInto('hostDaysOff')
      .values([...new Set(daysOff)].map((day) => ({ hostId: id, day })))
      .execute();
  if (topics.length > 0)
    await db
      .insertInto('meetingHosts')
      .values(topics.map((meetingType) => ({ meetingType, hostId: id, name, timeZone })))
      .execute();
}

/** Takes the roles of a member away; regions and hours stay for the day the person comes back. */
export async function removeRoles(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('teamMembers').set({ visits: [], updatedAt: now }).where('userId', '=', id).execute();
  await db.deleteFrom('meetingHosts').where('hostId', '=', id).execute();
}

export interface InvitationRow {
  id: string;
  email: string;
  type: 'staff' | 'editor';
  duties: Duty[];
  invitedBy: string | null;
  isFirst: boolean;
  createdAt: Date;
  expiresAt: Date;
  invitedByName: string | null;
}

const invitationColumns = sql`invitation.id, invitation.email, invitation.type, invitation.duties,
  invitation.invited_by as "invitedBy", invitation.is_first as "isFirst", invitation.created_at as "createdAt",
  invitation.expires_at as "expiresAt",
  (select trim(concat_ws(' ', first_name, last_name)) from users where users.id = invitation.invited_by) as "invitedByName"`;

/** Invitations that were not accepted or withdrawn, expired ones too; the latest first. */
export async function listInvitations(db: Db): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`select ${invitationColumns} from team_invitations invitation
    where invitation.accepted_at is null and invitation.withdrawn_at is null
    order by invitation.created_at desc, invitation.id limit ${MAX_MEMBERS}`.execute(db);
  return rows;
}

/** The invitation that a link stands for, while it works; as the system. */
export async function findInvitationByToken(db: Db, hash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select ${invitationColumns} from team_invitations invitation
    where invitation.token_hash = ${hash} and invitation.accepted_at is null and invitation.withdrawn_at is null
      and invitation.expires_at > ${now}`.execute(db);
  return rows[0];
}

export interface NewInvitationRow {
  id: string;
  email: string;
  type: 'staff' | 'editor';
  duties: readonly Duty[];
  tokenHash: Buffer;
  invitedBy: string | null;
  isFirst: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertInvitation(db: Db, { duties, ...row }: NewInvitationRow): Promise<void> {
  await db
    .insertInto('teamInvitations')
    .values({ ...row, duties: [...duties] })
    .execute();
}

/** Withdraws open invitations; answers how many. */
export async function withdrawInvitations(
  db: Db,
  which: { id: string } | { email: string } | { invitedBy: string } | { isFirst: true },
  now: Date,
): Promise<number> {
  const [[column, value] = ['id', '']] = Object.entries(which);
  const done = await db
    .updateTable('teamInvitations')
    .set({ withdrawnAt: now })
    .where(column as 'id', '=', value as string)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Uses an invitation up; false where another request was faster. */
export async function acceptInvitation(db: Db, id: string, memberId: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('teamInvitations')
    .set({ acceptedAt: now, memberId })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface DutyRequestRow {
  id: string;
  memberId: string;
  memberName: string;
  duty: GuardedDuty;
  status: DutyRequestStatus;
  requestedBy: string | null;
  requestedByName: string | null;
  requestedAt: Date;
}

const requestColumns = sql`request.id, request.member_id as "memberId",
  (select trim(concat_ws(' ', first_name, last_name)) from users where users.id = request.member_id) as "memberName",
  request.duty, request.status, request.requested_by as "requestedBy", request.requested_at as "requestedAt",
  (select trim(concat_ws(' ', first_name, last_name)) from users where users.id = request.requested_by) as "requestedByName"`;

export async function listDutyRequests(db: Db, memberId?: string): Promise<DutyRequestRow[]> {
  const { rows } = await sql<DutyRequestRow>`select ${requestColumns} from duty_requests request
    where request.status = 'waiting' and (${memberId ?? null}::uuid is null or request.member_id = ${memberId ?? null}::uuid)
    order by request.requested_at, request.id limit ${MAX_MEMBERS}`.execute(db);
  return rows;
}

export async function findDutyRequest(db: Db, id: string): Promise<DutyRequestRow | undefined> {
  const { rows } = await sql<DutyRequestRow>`select ${requestColumns} from duty_requests request
    where request.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

interface NewDutyRequest {
  id: string;
  memberId: string;
  duty: GuardedDuty;
  requestedBy: string | null;
  requestedAt: Date;
}

/** Opens a request; one that waits already stays. */
export async function insertDutyRequest(db: Db, request: NewDutyRequest): Promise<boolean> {
  const done = await db
    .insertInto('dutyRequests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['memberId', 'duty']).where('status', '=', 'waiting').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Writes what became of a request; false where another decision came first. */
export async function decideDutyRequest(
  db: Db,
  id: string,
  { status, decidedBy, now }: { status: DutyRequestStatus; decidedBy: string; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('dutyRequests')
    .set({ status, decidedBy, decidedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Withdraws what a person asked for, and what was asked for them. */
export async function withdrawDutyRequestsOf(db: Db, personId: string, by: string, now: Date): Promise<void> {
  await sql`update duty_requests set status = 'withdrawn', decided_by = ${by}, decided_at = ${now}
    where status = 'waiting' and (member_id = ${personId} or requested_by = ${personId})`.execute(db);
}

/** Withdraws requests for duties that a member shall not have. */
export async function withdrawDutyRequests(
  db: Db,
  memberId: string,
  duties: readonly GuardedDuty[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (duties.length === 0) return;
  await db
    .updateTable('dutyRequests')
    .set({ status: 'withdrawn', decidedBy: by, decidedAt: now })
    .where('memberId', '=', memberId)
    .where('duty', 'in', [...duties])
    .where('status', '=', 'waiting')
    .execute();
}
