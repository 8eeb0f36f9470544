import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { MoneyRequestRow } from './repo';

export function canRequestMoney(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** Two people agree: the person who asked does not decide. */
export function canDecideMoneyRequest(
  actor: Person | null,
  { requestedBy }: Pick<MoneyRequestRow, 'requestedBy'>,
): boolean {
  return hasDuty(actor, 'money') && requestedBy !== actor?.id;
}

/** Stop-payment needs one approver; reissue needs two. */
export function canStopCheck(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

export function canWithdrawMoneyRequest(
  actor: Person | null,
  { requestedBy }: Pick<MoneyRequestRow, 'requestedBy'>,
): boolean {
  return hasDuty(actor, 'money') && requestedBy === actor?.id;
}
