import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, canFillGroup, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Anyone who leases homes or takes care of them inspects them. */
export function canInspect(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
}

/** Its owners choose when we come, and so does our team for them. */
export function canBookInspection(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'setup') || canInspect(actor);
}

/** The same, and a helper who was asked to choose the time. */
export function canSeeFreeTimes(actor: Person | null, access: HomeAccess): boolean {
  return canFillGroup(access, 'inspection') || canInspect(actor);
}

/** Anyone who sees the home sees when it is inspected. */
export function canSeeInspection(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'view') || canInspect(actor);
}
