import { HOME_MEMBER_ROLES, type HomeMemberRole } from '@/contract/homes/homeMembers/constants';
import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from './index';
import type { MemberRow } from './repo';

interface MemberSubject {
  access: HomeAccess;
  member: MemberRow;
}

/** The roles that they may give: the owner every one, a co-owner helpers. */
export function grantableRoles(access: HomeAccess): HomeMemberRole[] {
  if (can(access, 'managePeople')) return [...HOME_MEMBER_ROLES];
  return can(access, 'inviteHelpers') ? ['helper'] : [];
}

/** Everyone with a place sees the people, as far as row-level security shows them; so do our people. */
export function canSeePeople(person: Person | null, access: HomeAccess): boolean {
  return access.role !== null || isOnDuty(person);
}

export function canInvite(_person: Person | null, access: HomeAccess): boolean {
  return grantableRoles(access).length > 0;
}

/** The owner everyone, a co-owner the helpers. */
export function canManageMember(_person: Person | null, { access, member }: MemberSubject): boolean {
  return grantableRoles(access).includes(member.role);
}

/** Anyone who manages them, and they themselves, who leave. */
export function canRemoveMember(person: Person | null, subject: MemberSubject): boolean {
  return (person !== null && subject.member.personId === person.id) || canManageMember(person, subject);
}

/** Anyone who manages people around the home sees all of them; so do our people. */
export function canSeeMember(person: Person | null, { access, member }: MemberSubject): boolean {
  return person !== null && (member.personId === person.id || isOnDuty(person) || canInvite(person, access));
}
