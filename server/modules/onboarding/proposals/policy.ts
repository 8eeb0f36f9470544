import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { ProposalRow } from './repo';

/** Anyone who leases homes or takes care of them prepares proposals and follows the work. */
export function canManageProposals(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
}

/** The owner decides; staff read it, too. */
export function canDecideProposal(actor: Person | null, { ownerId }: Pick<ProposalRow, 'ownerId'>): boolean {
  return actor !== null && actor.id === ownerId;
}

export function canReadProposal(actor: Person | null, proposal: Pick<ProposalRow, 'ownerId'>): boolean {
  return canDecideProposal(actor, proposal) || isOnDuty(actor);
}
