// A signed lease ends before the keys where the money to move in did not come in the time that everybody knew.

import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { leasingHandlers } from '@/server/leasingHandlers';
import { queueMessage } from '@/server/modules/account/outbox';
import { returnToMarket } from '@/server/modules/homes/listings/market';
import { listLeaseParties } from '@/server/modules/homes/residents';
import { moveLease } from '@/server/modules/leasing/leases';
import { moveSourceApplication } from '@/server/modules/leasing/leases/applications';
import type { LeaseRow } from '@/server/modules/leasing/leases/repo';
import * as repo from '@/server/modules/leasing/leases/repo';
import { listSigned } from '@/server/modules/platform/signing';

/**
 * Ends it, as the system, for anyone who was authorized. The lease is locked as it is where money is written down: what comes first
 * holds, and money that comes a moment later goes back.
 */
export async function endUnpaidLease(
  services: Services,
  db: Db,
  leaseId: string,
  by: { personId: string; reason: string },
): Promise<void> {
  const now = services.clock();
  const lease = await repo.lock(db, leaseId);
  if (!lease) throw notFound();
  if (lease.status === 'ended') throw conflict('This lease has ended already.');
  if (!(await leasingHandlers.isPaymentOverdue(db, lease, now)))
    throw conflict(
      lease.status === 'signed' && lease.moneyDueAt
        ? 'The time for the money to move in is not over yet, so the lease stands.'
        : 'Nothing is overdue under this lease, so it stands.',
    );
  await moveLease(db, lease, 'end', now, by);
  await returnToMarket(db, services, lease, now);
  await moveSourceApplication(db, services, lease.applicationId, 'endLease');
  await enqueue(db, 'refundMoveInMoney', { leaseId }, { jobKey: `refund-move-in:${leaseId}` });
  await notifyLeaseEnded(db, services, lease, by.reason);
}

async function notifyLeaseEnded(
  db: Db,
  { siteUrl }: Services,
  { id, envelopeId, terms }: LeaseRow,
  reason: string,
): Promise<void> {
  const owners = await listSigned(db, envelopeId, ['homeowner', 'manager']);
  for (const { id: signerId, name, email, role } of [...(await listLeaseParties(db, id)), ...owners]) {
    if (role === 'formerResident') continue;
    const side = role === 'resident' || role === 'coSigner' ? role : 'homeowner';
    await queueMessage(db, {
      dedupeKey: `lease-ended:${id}:${signerId}`,
      channel: 'email',
      recipient: email,
      template: 'leaseEnded',
      data: { name, side, home: terms.address.streetAddress, reason, link: `${siteUrl}${routes.accounts.documents()}` },
    });
  }
}
