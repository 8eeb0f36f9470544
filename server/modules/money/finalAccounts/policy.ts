import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';

/** Former residents, co-signers, and the homeowner's side; of our team, anyone who handles money or leases, or helps people. */
export function canReadFinalAccount(actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side !== 'staff' || canListFinalAccounts(actor);
}

/** Those of a home, on the desk. */
export function canListFinalAccounts(actor: Person | null): boolean {
  return hasDuty(actor, 'money') || hasDuty(actor, 'leasing') || hasDuty(actor, 'support');
}

/** Write-offs are asked for by the person who handles money. */
export function canAskForWriteOff(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
