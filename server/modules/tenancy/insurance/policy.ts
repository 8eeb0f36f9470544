import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Those who see the money of a home see how it is insured; our people help with it. */
export const canSeeInsurance = (actor: Person | null, access: HomeAccess): boolean =>
  can(access, 'money') || isOnDuty(actor);

/** Insuring a home is for its owners. */
export const canChangeInsurance = (_actor: Person | null, access: HomeAccess): boolean => can(access, 'setup');

/** What is sent to an insurer is the owners’ to send. */
export const canAskForQuotes = (actor: Person | null, { access }: { access: HomeAccess }): boolean =>
  canChangeInsurance(actor, access);
