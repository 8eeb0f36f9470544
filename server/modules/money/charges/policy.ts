import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { AccountAccess } from './account/account';

/** Residents, co-signers, and the homeowner's side; of our team, anyone who handles money or helps people. */
export function canReadAccount(actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side !== 'staff' || hasDuty(actor, 'money') || hasDuty(actor, 'support');
}

/** Residents and co-signers, who owe the same, pay with a method of their own. */
export function canPayCharges(_actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side === 'resident' || side === 'coSigner';
}

/** We waive one fee for each lease when a resident asks. */
export function canWaiveFee(_actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side === 'resident';
}

/** Charges, credits, and checks are entered by the person who handles money. */
export function canManageCharges(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
