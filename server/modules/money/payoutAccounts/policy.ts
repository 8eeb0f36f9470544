import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Anyone who an account belongs to: staff see that there is one. */
export function isAccountOwner(actor: Person | null, { ownerId }: { ownerId: string }): boolean {
  return ownerId === actor?.id;
}

/** Anyone who sees the money of a home; so do our people. */
export function canSeePayoutSettings(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'money') || isOnDuty(actor);
}

/** Who is paid how much is for the owner alone. */
export function canChangePayoutSettings(_actor: Person | null, access: HomeAccess): boolean {
  return access.role === 'owner';
}
