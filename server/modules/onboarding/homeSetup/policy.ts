import {
  type AccessCodeKind,
  RESIDENT_CODES,
  SETUP_GROUPS,
  type SetupGroup,
} from '@/contract/onboarding/homeSetup/constants';
import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, canFillGroup, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Anyone who has to do with the home sees how far it is; so do our people. */
export function canSeeSetup(person: Person | null, access: HomeAccess): boolean {
  return access.role !== null || isOnDuty(person);
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
  return can(access, 'view') || isOnDuty(person);
}

export interface CodeHome {
  access: HomeAccess;
  /** Lives there under a lease that runs. */
  isResident: boolean;
}

/** Which codes there are, and who read them. */
export function canListCodes(person: Person | null, { access, isResident }: CodeHome): boolean {
  return isResident || canFillGroup(access, 'access') || isOnDuty(person);
}

export function canSetCode(_person: Person | null, { access }: { access: HomeAccess }): boolean {
  return canFillGroup(access, 'access');
}

/** The owners, those of our people who go to homes, and, but for the lockbox, those who live there. */
export function canReadCode(
  person: Person | null,
  { access, isResident, kind }: CodeHome & { kind: AccessCodeKind },
): boolean {
  if (isResident && RESIDENT_CODES.includes(kind)) return true;
  return can(access, 'accessCodes') || hasDuty(person, 'care') || hasDuty(person, 'leasing');
}

/** The groups of the setup that they fill in, or, where they only watch, all of them. */
export function visibleGroups(person: Person, access: HomeAccess): readonly SetupGroup[] {
  if (access.role === 'helper') return SETUP_GROUPS.filter((group) => access.helperGroups.includes(group));
  return access.role !== null || isOnDuty(person) ? SETUP_GROUPS : [];
}
