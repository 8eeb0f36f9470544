import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { BankOrderRow } from './repo';

export function canHandleBankOrders(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** Two people: the one who proposed an order does not decide it. */
export function canDecideBankOrder(actor: Person | null, { proposedBy }: Pick<BankOrderRow, 'proposedBy'>): boolean {
  return hasDuty(actor, 'money') && proposedBy !== actor?.id;
}

export function canWithdrawBankOrder(actor: Person | null, { proposedBy }: Pick<BankOrderRow, 'proposedBy'>): boolean {
  return hasDuty(actor, 'money') && proposedBy === actor?.id;
}
