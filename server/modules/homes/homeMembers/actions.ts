// Invited by a link that one person can use once, changed, removed, or leaving.

import { fullName, isSameName } from '@/contract/account/users/personName';
import { DAY_MS } from '@/contract/calendar/durations';
import { HOME_INVITATION_DAYS, type HomeMemberRole, MAX_HOME_MEMBERS } from '@/contract/homes/homeMembers/constants';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { hashOf, newGuestSecret } from '@/server/http/guestToken';
import type { OperationContext } from '@/server/http/implement';
import { type Person, requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import type { HomeAccess } from './index';
import { notifyRemoved, sendHomeInvitation } from './notifications';
import { grantableRoles } from './policy';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'services' | 'person' | 'now'>;
interface Place {
  role: HomeMemberRole;
  setupGroup?: SetupGroup | undefined;
}

function requireGrantable(access: HomeAccess, role: HomeMemberRole): void {
  if (!grantableRoles(access).includes(role))
    throw new ApiError('forbidden', 'Only the owner of this home can give that role.');
}

/** Two people who share a mailbox, such as a couple: the address is the account, so each needs their own. */
async function requireOwnMailbox(
  db: Db,
  homeId: string,
  { personId, name, email }: { personId: string; name: string; email: string },
): Promise<void> {
  const refuse = (whose: string) => {
    const message = `${whose} Each person logs in with their own email address. Enter another address for ${name}, or message us to add them on paper.`;
    return new ApiError('conflict', message, { fields: { email: message } });
  };
  const me = await repo.findPerson(db, personId);
  if (me.email.toLowerCase() === email) throw refuse('That is your own email address.');
  const holder = (await repo.listMembers(db, homeId)).find((member) => member.email.toLowerCase() === email);
  if (holder && !isSameName(name, holder.name)) throw refuse(`${holder.name} is invited with that email address.`);
}

const newInvitation = (now: Date) => {
  const secret = newGuestSecret();
  return {
    secret,
    inviteHash: hashOf(secret),
    inviteExpiresAt: new Date(now.getTime() + HOME_INVITATION_DAYS * DAY_MS),
  };
};

const nameOf = async (db: Db, person: Person) => {
  return { id: person.id, name: fullName(await repo.findPerson(db, person.id)) };
};

export async function inviteMember(
  { db, services, person, now }: Call,
  access: HomeAccess,
  body: Place & { name: string; email: string },
): Promise<void> {
  const me = requirePerson(person);
  requireGrantable(access, body.role);
  const { homeId } = access;
  if ((await repo.listMembers(db, homeId)).length >= MAX_HOME_MEMBERS)
    throw conflict(`A home can have ${MAX_HOME_MEMBERS} people. Remove someone first.`);
  await requireOwnMailbox(db, homeId, { personId: me.id, name: body.name, email: body.email });
  const { secret, ...invitation } = newInvitation(now);
  const id = newId(now.getTime());
  const { role, setupGroup = null, name, email } = body;
  const member = { id, homeId, role, setupGroup, name, email, invitedBy: me.id };
  if (!(await repo.insertMember(db, { ...member, ...invitation, now })))
    throw conflict('This person is already invited to this home. You can resend the invitation or change their role.');
  await audit(db, {
    event: 'home.member_invited',
    subject: `home:${homeId}`,
    personId: me.id,
    detail: { memberId: id, role, setupGroup },
  });
  const from = await nameOf(db, me);
  await sendHomeInvitation(db, services, { member, from, address: access.address, secret }, now);
}

export async function resendInvitation(call: Call, access: HomeAccess, member: repo.MemberRow): Promise<void> {
  const { db, services, person, now } = call;
  if (member.personId) throw conflict('They have already accepted.');
  const { secret, inviteHash, inviteExpiresAt } = newInvitation(now);
  await repo.setInvitation(db, member.id, inviteHash, inviteExpiresAt);
  const from = await nameOf(db, requirePerson(person));
  await sendHomeInvitation(db, services, { member, from, address: access.address, secret }, now);
}

export async function changeMember(
  { db, person }: Call,
  access: HomeAccess,
  member: repo.MemberRow,
  { role, setupGroup }: Place,
): Promise<void> {
  requireGrantable(access, role);
  await repo.setRole(db, member.id, role, setupGroup ?? null);
  await audit(db, {
    event: 'home.member_changed',
    subject: `home:${access.homeId}`,
    personId: requirePerson(person).id,
    detail: { memberId: member.id, from: member.role, to: role, setupGroup },
  });
}

export async function removeMember({ db, person }: Call, access: HomeAccess, member: repo.MemberRow): Promise<void> {
  const { id } = requirePerson(person);
  await repo.removeMember(db, member.id);
  await audit(db, {
    event: 'home.member_removed',
    subject: `home:${access.homeId}`,
    personId: id,
    detail: { memberId: member.id, role: member.role, left: member.personId === id },
  });
  if (member.personId && member.personId !== id) await notifyRemoved(db, member, access.address);
}

/** The invitation behind a link; used, expired, and invented ones are refused alike. */
export async function requireInvitation(db: Db, token: string, now: Date): Promise<repo.MemberRow> {
  const member = await repo.findInvitation(db, hashOf(token));
  if (!member?.inviteExpiresAt || member.inviteExpiresAt <= now)
    throw new ApiError('linkExpired', 'This invitation no longer works. Ask for a new one.');
  return member;
}

const NOT_YOURS =
  'If this invitation is for someone else, they accept it with their own email address: log out, and open the link again.';

export async function acceptInvitation({ db, person, now }: Call, member: repo.MemberRow, access: HomeAccess) {
  const { id } = requirePerson(person);
  if (access.role === 'owner') throw conflict(`This home is already yours. ${NOT_YOURS}`);
  const { homeId, role, setupGroup } = member;
  if (!(await repo.join(db, member, id, now))) throw conflict(`You already have access to this home. ${NOT_YOURS}`);
  const detail = { memberId: member.id, role, setupGroup };
  await audit(db, { event: 'home.member_joined', subject: `home:${homeId}`, personId: id, detail });
  return { homeId, role, setupGroup };
}
