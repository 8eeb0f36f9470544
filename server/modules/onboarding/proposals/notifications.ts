import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

export const proposalPath = (id: string) => routes.postInspection({ at: `proposal/decide/${id}` });
export const staffProposalPath = (id: string) => routes.accounts.proposal({ proposalId: id });

type OwnerEvent =
  | 'sent'
  | 'proofAccepted'
  | 'proofRefused'
  | 'finished'
  | 'paid'
  | 'paymentFailed'
  | 'spreadReady'
  | 'spreadLater'
  | 'spreadTooSmall';

/** Where an owner spreads bills of a home. */
const spreadPath = (homeId: string) => routes.smoothPayments.home({ homeId });

/** To the owner of the home. */
export async function notifyOwner(
  db: Db,
  { siteUrl }: Services,
  proposal: repo.ProposalRow,
  event: OwnerEvent,
  { cause = proposal.id, note = '' }: { cause?: string; note?: string } = {},
): Promise<void> {
  const owner = await repo.findContact(db, proposal.ownerId);
  if (!owner) return;
  await queueMessage(db, {
    dedupeKey: `proposal:${cause}:${event}`,
    channel: 'email',
    recipient: owner.email,
    template: 'proposalToOwner',
    data: {
      event,
      firstName: owner.firstName,
      home: proposal.address,
      note,
      link: `${siteUrl}${event.startsWith('spread') ? spreadPath(proposal.homeId) : proposalPath(proposal.id)}`,
    },
  });
}

/** To the person who inspected the home. */
export async function notifyInspector(
  db: Db,
  { siteUrl }: Services,
  proposal: repo.ProposalRow,
  event: 'decided' | 'proofSubmitted',
  cause = proposal.id,
): Promise<void> {
  const inspector = await repo.findInspector(db, proposal.inspectionId);
  if (!inspector) return;
  await queueMessage(db, {
    dedupeKey: `proposal:${cause}:${event}`,
    channel: 'email',
    recipient: inspector.email,
    template: 'proposalToInspector',
    data: {
      event,
      firstName: inspector.firstName,
      home: proposal.address,
      link: `${siteUrl}${staffProposalPath(proposal.id)}`,
    },
  });
}
