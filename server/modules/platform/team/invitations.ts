// Invitations to the team. A link in an email proves the address; we keep only its hash.
import { DAY_MS } from '@/contract/calendar/durations';
import { INVITATION_DAYS, isGuardedDuty } from '@/contract/platform/team/constants';
import type { NewInvitation } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { hashOf, newSecret } from '@/server/modules/account/sessions';
import { askForDuties } from './duties';
import * as repo from './repo';

const refusedEmail = (message: string) => new ApiError('invalid', undefined, { fields: { email: message } });

/** Refuses an address that has an account: one account is never of the site and of the team. */
async function assertNewAddress(db: Db, email: string): Promise<void> {
  const account = await repo.findAccount(db, email);
  if (!account) return;
  if (account.type !== 'staff' && account.type !== 'editor')
    throw refusedEmail('A homeowner or resident uses this address. Use a work address.');
  throw refusedEmail(
    account.endedAt ? 'This account has ended. Restore it below.' : 'This person is on the team already.',
  );
}

interface Invited extends NewInvitation {
  /** Null for the command. */
  invitedBy: { id: string; name: string } | null;
  siteUrl: string;
  now: Date;
}

/** Writes an invitation and its email; an older one for the address no longer works. Answers the link. */
async function invite(db: Db, { email, type, duties, invitedBy, siteUrl, now }: Invited) {
  await assertNewAddress(db, email);
  if (type === 'editor' && duties.length > 0)
    throw new ApiError('invalid', undefined, { fields: { duties: 'Editors have no duties' } });
  const token = newSecret();
  const id = newId(now.getTime());
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  await repo.withdrawInvitations(db, { email }, now);
  await repo.insertInvitation(db, {
    id,
    email,
    type,
    duties,
    tokenHash: hashOf(token),
    invitedBy: invitedBy?.id ?? null,
    isFirst: invitedBy === null,
    createdAt: now,
    expiresAt,
  });
  // After the #, where no server, log or referrer ever sees it.
  const link = new URL(routes.auth.joinTeam(), siteUrl);
  link.hash = `token=${token}`;
  await queueMessage(db, {
    dedupeKey: `team-invitation:${id}`,
    channel: 'email',
    recipient: email,
    template: 'teamInvitation',
    data: { from: invitedBy?.name ?? '', by: expiresAt.toISOString(), link: link.href },
  });
  return { id, link: link.href, expiresAt };
}

export const inviteMember = (
  db: Db,
  invited: Omit<Invited, 'invitedBy'> & { invitedBy: { id: string; name: string } },
) => invite(db, invited);

/**
 * Invites the first administrator of a site, as `npm run staff -- add` does; as the system. Only the newest such
 * invitation works. Refuses with 409 where the site has an administrator: then the team page is the way.
 */
export async function inviteFirstAdministrator(
  db: Db,
  invited: Pick<Invited, 'email' | 'duties' | 'siteUrl' | 'now'>,
): Promise<{ id: string; link: string; expiresAt: Date }> {
  await repo.lockAdministration(db);
  const [administrator] = await repo.listAdministrators(db);
  if (administrator)
    throw conflict(
      `This site has an administrator: ${administrator.email}. Ask them to invite you on the team page (${routes.accounts.deskTeam()}).`,
    );
  await repo.withdrawInvitations(db, { isFirst: true }, invited.now);
  return invite(db, { ...invited, type: 'staff', invitedBy: null });
}

/** Withdraws an open invitation; 409 where it was accepted or withdrawn before. */
export async function withdrawInvitation(db: Db, id: string, now: Date): Promise<void> {
  if ((await repo.withdrawInvitations(db, { id }, now)) === 0)
    throw conflict('This invitation was accepted or withdrawn. Reload the page.');
}

export const findByToken = (db: Db, token: string, now: Date) => repo.findInvitationByToken(db, hashOf(token), now);

/**
 * Duties that an accepted invitation gives at once. The first administrator has all that the command names. For
 * everyone else, money and admin wait for a second administrator, with one exception: while the inviter is the only
 * administrator, no other person could confirm the second one, so the invited person confirms by accepting the mailed link.
 */
export async function grantedDuties(db: Db, invitation: repo.InvitationRow) {
  await repo.lockAdministration(db);
  const administrators = await repo.listAdministrators(db);
  if (invitation.isFirst && administrators.length === 0) return invitation.duties;
  const isOnlyOne = administrators.length === 1 && administrators[0]?.id === invitation.invitedBy;
  return invitation.duties.filter((duty) => !isGuardedDuty(duty) || (duty === 'admin' && isOnlyOne));
}

/** Writes who confirmed the admin duty of a second administrator, and asks for the duties that wait. */
export async function recordDuties(
  db: Db,
  invitation: repo.InvitationRow,
  member: { id: string; granted: readonly string[]; name: string },
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  if (invitation.isFirst && member.granted.includes('admin')) return;
  const guarded = invitation.duties.filter(isGuardedDuty);
  const asked = { memberId: member.id, memberName: member.name, requestedBy: invitation.invitedBy, siteUrl, now };
  for (const duty of guarded.filter((each) => member.granted.includes(each))) {
    const id = newId(now.getTime());
    await repo.insertDutyRequest(db, {
      id,
      memberId: member.id,
      duty,
      requestedBy: invitation.invitedBy,
      requestedAt: now,
    });
    await repo.decideDutyRequest(db, id, { status: 'granted', decidedBy: member.id, now });
  }
  await askForDuties(
    db,
    asked,
    guarded.filter((each) => !member.granted.includes(each)),
  );
}
