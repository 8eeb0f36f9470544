// Work that the owner spreads: once its last invoice is posted, the disclosure with the exact amounts is made ready to sign.
import type { Db } from '@/server/db/client';
import { listProposedBills, setProposedPayment } from '@/server/modules/care/workOrders/proposedWork';
import { offerPlan } from '@/server/modules/money/smoothPayments';
import type { ProposalCall } from '@/server/modules/onboarding/proposals';
import { notifyOwner } from '@/server/modules/onboarding/proposals/notifications';
import * as repo from '@/server/modules/onboarding/proposals/repo';

const notices = { ready: 'spreadReady', later: 'spreadLater', small: 'spreadTooSmall' } as const;

/** As the system, when an invoice of a proposal was posted. It may run twice or late. */
export async function offerSpread(call: ProposalCall, proposalId: string): Promise<void> {
  const { db, services, now } = call;
  await repo.lock(db, proposalId);
  const proposal = await repo.findById(db, proposalId);
  if (proposal?.payment !== 'spread') return;
  const itemIds = await acceptedItems(db, proposalId);
  const { bills, isComplete } = await listProposedBills(db, itemIds);
  if (!isComplete) return;
  const { homeId, address, ownerId, spreadMonths: months } = proposal;
  const offer = await offerPlan(db, { homeId, address, ownerId, months, bills }, now);
  // Said once: from here on the bills are like any others, which the owner may spread until they are settled.
  await repo.update(db, proposalId, { payment: 'from_rent' }, now);
  await setProposedPayment(db, itemIds, 'from_rent', now);
  await notifyOwner(db, services, proposal, notices[offer]);
}

const acceptedItems = async (db: Db, proposalId: string): Promise<string[]> =>
  (await repo.listItems(db, proposalId))
    .filter(({ included, decision }) => included && decision === 'accept')
    .map(({ id }) => id);
