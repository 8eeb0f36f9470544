import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Everyone who sees the home sees how its listing does; so do our people. */
export const canSeePerformance = (actor: Person | null, access: HomeAccess): boolean =>
  can(access, 'view') || isOnDuty(actor);

/** The rent is for the owners to lower. */
export const canCutRent = (_actor: Person | null, access: HomeAccess): boolean => can(access, 'setup');
