// Duties of members. Money and admin are granted by two people: one administrator asks, and another confirms.
import type { Duty } from '@/contract/account/users/endpoints';
import { dutyRequestLifecycle, isGuardedDuty } from '@/contract/platform/team/constants';
import type { GuardedDuty } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { setDuties } from '@/server/modules/account/users/teamAccounts';
import * as repo from './repo';

export const teamLink = (siteUrl: string) => `${siteUrl}${routes.accounts.deskTeam()}`;

interface Asked {
  memberId: string;
  memberName: string;
  requestedBy: string | null;
  siteUrl: string;
  now: Date;
}

/** Opens requests for duties, and emails the administrators who can confirm them. */
export async function askForDuties(
  db: Db,
  { memberId, memberName, requestedBy, siteUrl, now }: Asked,
  duties: readonly GuardedDuty[],
): Promise<void> {
  for (const duty of duties) {
    const id = newId(now.getTime());
    if (!(await repo.insertDutyRequest(db, { id, memberId, duty, requestedBy, requestedAt: now }))) continue;
    await audit(db, {
      event: 'team.duty_requested',
      subject: `user:${memberId}`,
      personId: requestedBy,
      detail: { duty },
    });
    for (const { id: administratorId, email, firstName } of await repo.listAdministrators(db))
      if (administratorId !== requestedBy && administratorId !== memberId)
        await queueMessage(db, {
          dedupeKey: `duty-request:${id}:${administratorId}`,
          channel: 'email',
          recipient: email,
          template: 'teamDutyRequest',
          data: { firstName, who: memberName, duty, link: teamLink(siteUrl) },
        });
  }
}

async function notifyMember(
  db: Db,
  member: Pick<repo.MemberRow, 'id' | 'email' | 'firstName'>,
  duties: readonly Duty[],
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  await queueMessage(db, {
    dedupeKey: `duties:${member.id}:${newId(now.getTime())}`,
    channel: 'email',
    recipient: member.email,
    template: 'teamDutiesChanged',
    data: { firstName: member.firstName, duties: [...duties], link: `${siteUrl}${routes.accounts.desk()}` },
  });
}

/** Refuses an administrator who has just lost the duty: a site always keeps one. */
export async function assertAdministrator(db: Db, id: string): Promise<void> {
  await repo.lockAdministration(db);
  const administrators = await repo.listAdministrators(db);
  if (!administrators.some((each) => each.id === id)) throw conflict('Your duties have changed. Reload the page.');
}

interface Change {
  by: string;
  siteUrl: string;
  now: Date;
}

/** A member with duties that can change: of the staff, and still with us. */
export function requireActiveStaff({ type, endedAt }: Pick<repo.MemberRow, 'type' | 'endedAt'>): void {
  if (endedAt) throw conflict('This account has ended. Restore it first.');
  if (type !== 'staff') throw new ApiError('invalid', undefined, { fields: { duties: 'Editors have no duties' } });
}

/** Removes duties and adds plain ones at once; money and admin wait for a second administrator. */
export async function changeDuties(
  db: Db,
  member: repo.MemberRow,
  wanted: readonly Duty[],
  { by, siteUrl, now }: Change,
): Promise<{ before: Duty[]; after: Duty[]; asked: GuardedDuty[] }> {
  requireActiveStaff(member);
  await assertAdministrator(db, by);
  const before = member.duties;
  const after = [...new Set(wanted)].filter((duty) => before.includes(duty) || !isGuardedDuty(duty));
  const asked = [...new Set(wanted)].filter(isGuardedDuty).filter((duty) => !before.includes(duty));
  const given = (['money', 'admin'] as const).filter((duty) => !asked.includes(duty));
  await repo.withdrawDutyRequests(db, member.id, given, { by, now });
  if (after.length !== before.length || after.some((duty) => !before.includes(duty))) {
    await setDuties(db, member.id, after, now);
    await notifyMember(db, member, after, { siteUrl, now });
  }
  if (before.includes('admin') && !after.includes('admin')) {
    // What an administrator began alone does not outlast the duty.
    await repo.withdrawInvitations(db, { invitedBy: member.id }, now);
    await repo.withdrawDutyRequestsOf(db, member.id, by, now);
  }
  await askForDuties(db, { memberId: member.id, memberName: member.name, requestedBy: by, siteUrl, now }, asked);
  return { before, after, asked };
}

const decisions = { granted: 'grant', declined: 'decline', withdrawn: 'withdraw' } as const;

/** Writes the decision on a request, and gives the duty where it is granted. */
export async function decideDutyRequest(
  db: Db,
  request: repo.DutyRequestRow,
  decision: keyof typeof decisions,
  { by, siteUrl, now }: Change,
): Promise<void> {
  await assertAdministrator(db, by);
  const status = dutyRequestLifecycle.after(request.status, decisions[decision]);
  if (!status || !(await repo.decideDutyRequest(db, request.id, { status, decidedBy: by, now })))
    throw conflict('This request was decided already. Reload the page.');
  if (status !== 'granted') return;
  await repo.lockMember(db, request.memberId);
  const member = await repo.findMember(db, request.memberId, now);
  if (!member) throw conflict('This account is gone. Reload the page.');
  requireActiveStaff(member);
  const duties = [...new Set([...member.duties, request.duty])];
  await setDuties(db, member.id, duties, now);
  await notifyMember(db, member, duties, { siteUrl, now });
}
