import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';

type Access = Pick<AccountAccess, 'side'>;

/** Residents and the homeowner's side; of our team, anyone who handles money or helps people. */
export function canReadBills(actor: Person | null, { side }: Access): boolean {
  return side !== 'staff' || hasDuty(actor, 'money') || hasDuty(actor, 'support');
}

/** Who is asked to pay a bill may say that it is wrong. */
export function canDisputeBill(_actor: Person | null, { side }: Access): boolean {
  return side === 'resident';
}

/** Anyone who handles money decides, and brings the papers. */
export function canHandleBills(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
