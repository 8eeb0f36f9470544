// Work that the owner spreads: once its last invoice is posted, the disclosure with the exact amounts is made ready to sign.
import { MIN_SPREAD_CENTS } from '@/contract/smoothPayments/constants';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { notifyOwner } from '@/server/modules/proposals/notifications';
import * as repo from '@/server/modules/proposals/repo';
import type { ProposalCall } from '@/server/modules/proposals/service';
import { startPlan } from '@/server/modules/smoothPayments/service';
import { findProfile } from '@/server/modules/users/service';
import { listProposedBills, setProposedPayment } from '@/server/modules/workOrders/proposedWork/service';

async function planOf(call: ProposalCall, proposal: repo.ProposalRow, billIds: readonly string[]): Promise<boolean> {
  const { db, now } = call;
  const { homeId, address, ownerId, spreadMonths: months } = proposal;
  const owner = ownerId ? await findProfile(db, ownerId) : undefined;
  if (!owner || !months) return false;
  const { userId: id, email, firstName, lastName } = owner;
  try {
    await startPlan(
      db,
      { homeId, address, billIds, months, owner: { id, email, name: `${firstName} ${lastName}`.trim() } },
      now,
    );
    return true;
  } catch (error) {
    // Such as another plan that waits to be signed: they choose the bills themselves.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** As the system, when an invoice of a proposal was posted. It may run twice or late. */
export async function offerSpread(call: ProposalCall, proposalId: string): Promise<void> {
  const { db, services, now } = call;
  await repo.lock(db, proposalId);
  const proposal = await repo.findById(db, proposalId);
  if (proposal?.payment !== 'spread') return;
  const itemIds = await acceptedItems(db, proposalId);
  const { bills, isComplete } = await listProposedBills(db, itemIds);
  if (!isComplete) return;
  const total = bills.reduce((sum, { amount }) => sum + amount, 0);
  const isLarge = total >= MIN_SPREAD_CENTS;
  const isOffered =
    isLarge &&
    (await planOf(
      call,
      proposal,
      bills.map(({ id }) => id),
    ));
  // Said once: from here on the bills are like any others, which the owner may spread until they are settled.
  await repo.update(db, proposalId, { payment: 'from_rent' }, now);
  await setProposedPayment(db, itemIds, 'from_rent', now);
  await notifyOwner(db, services, proposal, isOffered ? 'spreadReady' : isLarge ? 'spreadLater' : 'spreadTooSmall');
}

const acceptedItems = async (db: Db, proposalId: string): Promise<string[]> =>
  (await repo.listItems(db, proposalId))
    .filter(({ included, decision }) => included && decision === 'accept')
    .map(({ id }) => id);
