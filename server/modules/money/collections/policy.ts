import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';

/** Former residents, co-signers, and the homeowner's side; of our team, anyone who handles money or leases, or helps people. */
export function canReadCollection(actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side !== 'staff' || hasDuty(actor, 'money') || hasDuty(actor, 'leasing') || hasDuty(actor, 'support');
}

/** Residents and co-signers, who owe it. */
export function canDisputeDebt(_actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side === 'resident' || side === 'coSigner';
}

/** Letters go out, and holds begin and end, by the person who handles money. */
export function canCollectDebts(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
