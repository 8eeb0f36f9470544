import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Who belongs to the team is for administrators to see and to change. */
export function canManageTeam(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}

/** Staff members never change their own duties, and never end or restore their own account. */
export function canChangeMember(actor: Person | null, { id }: { id: string }): boolean {
  return hasDuty(actor, 'admin') && id !== actor?.id;
}

interface AskedDuty {
  memberId: string;
  requestedBy: string | null;
}

/** A second administrator decides: neither the person who asked nor the person who gets the duty. */
export function canDecideDuty(actor: Person | null, { memberId, requestedBy }: AskedDuty): boolean {
  return hasDuty(actor, 'admin') && memberId !== actor?.id && requestedBy !== actor?.id;
}

export function canWithdrawDuty(actor: Person | null, { requestedBy }: AskedDuty): boolean {
  return hasDuty(actor, 'admin') && requestedBy === actor?.id;
}
