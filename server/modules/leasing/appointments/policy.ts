import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who leases homes keeps the book of tours and meetings. */
export function canManageAppointments(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
