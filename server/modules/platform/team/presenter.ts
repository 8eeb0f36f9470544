import type { DutyRequest, Team, TeamInvitation, TeamMember, TeamRole } from '@/contract/platform/team/endpoints';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { canDecideDuty, canWithdrawDuty } from './policy';
import type { DutyRequestRow, InvitationRow, MemberRow } from './repo';
import * as repo from './repo';
import { DEFAULT_TIME_ZONE } from './work';

function rolesOf({ isHost, visits, takesCalls }: MemberRow): TeamRole[] {
  return [
    ...(isHost ? (['host'] as const) : []),
    ...(visits.includes('inspection') ? (['inspector'] as const) : []),
    ...(visits.includes('photo_session') ? (['photographer'] as const) : []),
    ...(takesCalls ? (['calls'] as const) : []),
  ];
}

function presentMember(row: MemberRow, reader: Person): TeamMember {
  const { id, name, email, type, duties, regionIds, hours, daysOff, hasTwoStep } = row;
  return {
    id,
    name,
    email,
    type,
    duties,
    regionIds,
    hours,
    daysOff,
    hasTwoStep,
    status: row.endedAt ? 'ended' : 'active',
    roles: rolesOf(row),
    timeZone: row.timeZone ?? DEFAULT_TIME_ZONE,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    isMe: id === reader.id,
  };
}

export function presentInvitation(row: InvitationRow, now: Date): TeamInvitation {
  const { id, email, type, duties, invitedByName, createdAt, expiresAt } = row;
  return {
    id,
    email,
    type,
    duties,
    invitedBy: invitedByName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    status: expiresAt > now ? 'open' : 'expired',
  };
}

const presentRequest = (row: DutyRequestRow, reader: Person): DutyRequest => ({
  id: row.id,
  member: { id: row.memberId, name: row.memberName },
  duty: row.duty,
  requestedBy: row.requestedByName,
  requestedAt: row.requestedAt.toISOString(),
  canDecide: canDecideDuty(reader, row),
  canWithdraw: canWithdrawDuty(reader, row),
});

/** The whole team as an administrator sees it. */
export async function readTeam(db: Db, reader: Person, now: Date): Promise<Team> {
  return {
    members: (await repo.listMembers(db, now)).map((row) => presentMember(row, reader)),
    invitations: (await repo.listInvitations(db)).map((row) => presentInvitation(row, now)),
    requests: (await repo.listDutyRequests(db)).map((row) => presentRequest(row, reader)),
    regions: await repo.listRegions(db),
    administrators: (await repo.listAdministrators(db)).length,
  };
}
