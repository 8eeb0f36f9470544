import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { LeaseView } from './repo';

/** Leases are sent by staff who lease homes. */
export function canSendLease(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}

/** The homeowner ends a lease that was not paid, or we for them. */
export function canEndLease(actor: Person | null, { ownerId, myRole }: Pick<LeaseView, 'ownerId' | 'myRole'>): boolean {
  return ownerId === actor?.id || myRole === 'homeowner' || myRole === 'manager' || hasDuty(actor, 'leasing');
}
