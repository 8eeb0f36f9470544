import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Those who see the money of the home, and our team. */
export const canSeeOffboarding = (actor: Person | null, access: HomeAccess): boolean =>
  can(access, 'money') || isOnDuty(actor);

/** The agreement is the owner’s, so ending it is too. */
export const canAskToOffboard = (actor: Person | null, { ownerId }: HomeAccess): boolean =>
  actor !== null && ownerId === actor.id;

export const canFinishOffboarding = (actor: Person | null): boolean => hasDuty(actor, 'leasing');
