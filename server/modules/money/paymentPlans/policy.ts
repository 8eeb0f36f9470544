import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';

/** Residents and the homeowner's side; of our team, those who handle money or help people. */
export function canReadPlan(actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side !== 'staff' || hasDuty(actor, 'money') || hasDuty(actor, 'support');
}

/** The residents who owe it ask for more time. */
export function canAskForTime(_actor: Person | null, { side }: Pick<AccountAccess, 'side'>): boolean {
  return side === 'resident';
}

export function canDecidePlan(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
