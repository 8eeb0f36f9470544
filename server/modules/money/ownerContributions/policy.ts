import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Those who see the money of the home, and our team. */
export function canSeeContributions(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'money') || hasDuty(actor, 'money');
}

/** What is owed is the owner’s to pay, also once the home has left. */
export function canPayContribution(actor: Person | null, { ownerId }: Pick<HomeAccess, 'ownerId'>): boolean {
  return actor !== null && ownerId === actor.id;
}

export function canRequestContribution(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
