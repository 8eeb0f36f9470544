import { SETUP_GROUPS, type SetupGroup } from '@/contract/homeSetup/constants';
import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, canFillGroup, type HomeAccess } from '@/server/modules/homeMembers/service';

/** Anyone who has to do with the home sees how far it is; so do our people. */
export function canSeeSetup(person: Person | null, access: HomeAccess): boolean {
  return access.role !== null || person?.type === 'staff';
}

/** The owners fill in every group, a helper their own. */
export function canOpenGroup(
  _person: Person | null,
  { access, group }: { access: HomeAccess; group: SetupGroup },
): boolean {
  return canFillGroup(access, group);
}

export function canFinishSetup(_person: Person | null, access: HomeAccess): boolean {
  return can(access, 'setup');
}

export function canSeeProfile(person: Person | null, access: HomeAccess): boolean {
  return can(access, 'view') || person?.type === 'staff';
}

/** Which codes there are, and who read them. */
export function canListCodes(person: Person | null, access: HomeAccess): boolean {
  return canFillGroup(access, 'access') || person?.type === 'staff';
}

export function canSetCode(_person: Person | null, { access }: { access: HomeAccess }): boolean {
  return canFillGroup(access, 'access');
}

/** The owners, and those of our people who go to homes. */
export function canReadCode(person: Person | null, { access }: { access: HomeAccess }): boolean {
  return can(access, 'accessCodes') || hasDuty(person, 'care') || hasDuty(person, 'leasing');
}

/** The groups of the setup that they fill in, or, where they only watch, all of them. */
export function visibleGroups(person: Person, access: HomeAccess): readonly SetupGroup[] {
  if (access.role === 'helper') return SETUP_GROUPS.filter((group) => access.helperGroups.includes(group));
  return access.role !== null || person.type === 'staff' ? SETUP_GROUPS : [];
}
