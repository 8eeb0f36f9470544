// Who may do what around a home. Other modules ask here instead of comparing `owner_id`.
import { fullName } from '@/contract/account/users/personName';
import {
  type HomeMemberRole,
  type HomeRight,
  type HomeRole,
  hasHomeRight,
  homeRights,
} from '@/contract/homes/homeMembers/constants';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { isId, newId } from '@/server/ids';
import * as repo from './repo';

export interface HomeAccess {
  homeId: string;
  /** The first unit of a building with several; the home itself where it stands alone. */
  propertyId: string;
  ownerId: string | null;
  status: HomeStatus;
  address: string;
  /** Without the unit. */
  street: string;
  /** The strongest role of the person; null for one without a place, such as staff. */
  role: HomeRole | null;
  /** The groups of the setup that they were given as a helper. */
  helperGroups: readonly SetupGroup[];
}

const byStrength = (one: HomeMemberRole, other: HomeMemberRole) => homeRights[other].length - homeRights[one].length;

/** A home as this person has to do with it; undefined for a home they may not know of. */
export async function findHomeAccess(db: Db, homeId: string, personId: string): Promise<HomeAccess | undefined> {
  const found = isId(homeId) ? await repo.findPlaces(db, homeId, personId) : undefined;
  if (!found) return undefined;
  const { places, ...home } = found;
  const [strongest] = places.map(({ role }) => role).sort(byStrength);
  return {
    ...home,
    role: home.ownerId === personId ? 'owner' : (strongest ?? null),
    helperGroups: places.flatMap(({ setupGroup }) => setupGroup ?? []),
  };
}

export const can = ({ role }: Pick<HomeAccess, 'role'>, right: HomeRight) => role !== null && hasHomeRight(role, right);

/** Whether they fill in this group of the setup: as an owner, or because it was given to them. */
export const canFillGroup = (access: HomeAccess, group: SetupGroup) =>
  can(access, 'setup') || access.helperGroups.includes(group);

export { homeIdsOf } from './repo';

/** Where this person has a place, besides the homes they own. */
export const memberHomes = repo.listMemberHomes;

interface AddedMember {
  homeId: string;
  personId: string;
  role: Exclude<HomeMemberRole, 'helper'>;
  now: Date;
}

/**
 * Gives a person a place around a home without an invitation, as the system: an agreement adds its title holders so. The
 * owner and people who have a place already stay as they are.
 */
export async function addMember(db: Db, { homeId, personId, role, now }: AddedMember): Promise<void> {
  const access = await findHomeAccess(db, homeId, personId);
  if (!access || access.role === 'owner') return;
  const person = await repo.findPerson(db, personId);
  const id = newId(now.getTime());
  const place = { role, setupGroup: null, name: fullName(person), email: person.email, invitedBy: null };
  if (!(await repo.insertMember(db, { id, homeId, personId, ...place, now }))) return;
  await audit(db, { event: 'home.member_joined', subject: `home:${homeId}`, personId, detail: { memberId: id, role } });
}

/** The addresses of the owner and of everyone who fills in the setup with them, as the system. */
export const listHomeOwners = repo.listOwners;
