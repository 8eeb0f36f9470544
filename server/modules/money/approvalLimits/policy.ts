import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { ApprovalLimitRow } from './repo';

/** Who works with money reads what they may do alone. */
export function canReadApprovalLimits(actor: Person | null): boolean {
  return hasDuty(actor, 'money') || hasDuty(actor, 'admin');
}

export function canProposeApprovalLimit(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}

/** Two administrators agree: the one who proposed it does not decide. */
export function canDecideApprovalLimit(
  actor: Person | null,
  { proposedBy }: Pick<ApprovalLimitRow, 'proposedBy'>,
): boolean {
  return hasDuty(actor, 'admin') && proposedBy !== actor?.id;
}

export function canWithdrawApprovalLimit(
  actor: Person | null,
  { proposedBy }: Pick<ApprovalLimitRow, 'proposedBy'>,
): boolean {
  return hasDuty(actor, 'admin') && proposedBy === actor?.id;
}
