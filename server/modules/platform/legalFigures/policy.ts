import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { LegalFigureRow } from './repo';

/** Who leases homes reads and enters the figures of the law. */
export function canEnterLegalFigures(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}

/** Two people agree: the one who entered it does not decide. */
export function canDecideLegalFigure(
  actor: Person | null,
  { proposedBy }: Pick<LegalFigureRow, 'proposedBy'>,
): boolean {
  return hasDuty(actor, 'leasing') && proposedBy !== actor?.id;
}

export function canWithdrawLegalFigure(
  actor: Person | null,
  { proposedBy }: Pick<LegalFigureRow, 'proposedBy'>,
): boolean {
  return hasDuty(actor, 'leasing') && proposedBy === actor?.id;
}
