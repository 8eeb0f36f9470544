import type { HomePeople } from '@/contract/homes/homeMembers/endpoints';
import type { Person } from '@/server/http/person';
import type { HomeAccess } from './index';
import { canManageMember, canRemoveMember, canSeeMember, grantableRoles } from './policy';
import type { MemberRow } from './repo';

export function presentPeople(
  person: Person,
  access: HomeAccess,
  ownerName: string | null,
  members: readonly MemberRow[],
): HomePeople {
  return {
    owner: ownerName === null ? null : { name: ownerName },
    canInvite: grantableRoles(access),
    // Members who manage no one see themselves alone.
    members: members
      .filter((member) => canSeeMember(person, { access, member }))
      .map((member) => ({
        id: member.id,
        role: member.role,
        setupGroup: member.setupGroup,
        name: member.name,
        email: member.email,
        joinedAt: member.joinedAt?.toISOString() ?? null,
        canChange: canManageMember(person, { access, member }),
        canRemove: canRemoveMember(person, { access, member }),
        isYou: member.personId === person.id,
      })),
  };
}
