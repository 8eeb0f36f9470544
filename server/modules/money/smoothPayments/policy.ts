import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Anyone who sees the money of a home sees what of it is spread. */
export function canSeeInstallments(actor: Person | null, { access }: { access: HomeAccess }): boolean {
  return can(access, 'money') || isOnDuty(actor);
}

/** The owner alone promises to pay. */
export function canSpreadBills(_actor: Person | null, { access }: { access: HomeAccess }): boolean {
  return access.role === 'owner';
}
