// The end of an account: at once, with all of its work handed on.
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { endSessions } from '@/server/modules/account/sessions';
import { setDuties, setEndedAt, setIsHost } from '@/server/modules/account/users/teamAccounts';
import { memberEndHandlers } from '@/server/teamHandlers';
import { assertAdministrator } from './duties';
import * as repo from './repo';

/** Ends an account: no session goes on and none begins. Its work goes to others, or waits on the desk. As the system. */
export async function endMember(
  services: Services,
  db: Db,
  member: repo.MemberRow,
  { by, now }: { by: string; now: Date },
): Promise<{ reassigned: number; unassigned: number }> {
  if (member.endedAt) throw conflict('This account has ended already.');
  await assertAdministrator(db, by);
  await repo.lockMember(db, member.id);
  await setEndedAt(db, member.id, now, now);
  await setDuties(db, member.id, [], now);
  await setIsHost(db, member.id, false, now);
  await repo.removeRoles(db, member.id, now);
  await repo.withdrawInvitations(db, { invitedBy: member.id }, now);
  await repo.withdrawDutyRequestsOf(db, member.id, by, now);
  await endSessions(services, db, { userId: member.id }, 'staff', now);
  let [reassigned, unassigned] = [0, 0];
  for (const handOn of memberEndHandlers) {
    const done = await handOn(db, member.id, now);
    reassigned += done.reassigned;
    unassigned += done.unassigned;
  }
  return { reassigned, unassigned };
}

/** Lets the person log in again, without duties and roles. */
export async function restoreMember(db: Db, member: repo.MemberRow, now: Date): Promise<void> {
  if (!member.endedAt) throw conflict('This account is active already.');
  await setEndedAt(db, member.id, null, now);
}
