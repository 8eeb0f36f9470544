import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';
import type { ExpenseRow } from './repo';

/** Those who see the money of the home, and our team. */
export function canSeeExpenses(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'money') || hasDuty(actor, 'money');
}

export function canHandleExpenses(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** Two people: the one who entered an expense does not decide it. */
export function canDecideExpense(actor: Person | null, { enteredBy }: Pick<ExpenseRow, 'enteredBy'>): boolean {
  return hasDuty(actor, 'money') && enteredBy !== actor?.id;
}
