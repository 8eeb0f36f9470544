// What becomes of the papers moves the lease. Each run reads where they stand now, so that it may run twice or late.
import * as z from 'zod';
import type { ApplicationEvent } from '@/contract/leasing/applications/constants';
import type { LeaseEvent } from '@/contract/leasing/leases/constants';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { leasingHandlers } from '@/server/leasingHandlers';
import { returnToMarket } from '@/server/modules/homes/listings/market';
import { recordLeaseParties } from '@/server/modules/homes/residents';
import { recordMemberEvent } from '@/server/modules/platform/analytics';
import { endReasonOf, envelopeStatusOf, listSigners } from '@/server/modules/platform/signing';
import { moveSourceApplication, retryAcceptedLeases, sendAcceptedLease } from './applications';
import { moveLease } from './index';
import * as repo from './repo';

const Payload = z.object({ subject: z.string() });

const leaseEvents: Partial<Record<EnvelopeStatus, LeaseEvent>> = {
  completed: 'sign',
  declined: 'decline',
  expired: 'expire',
  voided: 'void',
};

const applicationEvents: Partial<Record<LeaseEvent, ApplicationEvent>> = {
  sign: 'signLease',
  decline: 'withdraw',
  expire: 'expire',
  // The applicants take a lease back with their application alone; anyone who voids the papers is the homeowner's side.
  void: 'ownerWithdraw',
};

/** What the end of a lease means for the application it came from. A homeowner who declines did not hear from the applicants. */
const originEventOf = (event: LeaseEvent, signers: readonly { role: string; status: string }[]) =>
  event === 'decline' &&
  signers.some(({ role, status }) => status === 'declined' && (role === 'homeowner' || role === 'manager'))
    ? 'ownerWithdraw'
    : applicationEvents[event];

/** For the job `handleEnvelopeStatus`: ignores envelopes of other nouns. */
export async function handleEnvelopeStatus(services: Services, payload: unknown): Promise<void> {
  const { subject } = Payload.parse(payload);
  const [noun, id = ''] = subject.split(':');
  if (noun !== 'lease') return;
  await asSystem(services.db, async (db) => {
    const lease = await repo.lock(db, id);
    if (!lease?.envelopeId) return;
    const status = await envelopeStatusOf(db, lease.envelopeId);
    const signers = await listSigners(db, lease.envelopeId);
    await recordLeaseParties(db, lease, lease.terms.startOn);
    const now = services.clock();
    const living = signers.filter(({ role, status: one }) => role !== 'homeowner' && one !== 'delegated');
    if (!lease.residentsSignedAt && living.every((one) => one.status === 'signed'))
      await repo.update(db, id, { residentsSignedAt: now });
    const event = status && leaseEvents[status];
    const moved = event && (await moveLease(db, lease, event, now));
    if (!moved) return;
    // Streams of the audit log are written in one order everywhere: lease, home, application.
    if (event !== 'sign') await returnToMarket(db, services, lease, now);
    const origin = originEventOf(event, signers);
    if (origin)
      await moveSourceApplication(db, services, lease.applicationId, origin, await endReasonOf(db, lease.envelopeId));
    if (event === 'sign') {
      for (const { userId, role } of signers)
        if (userId && role === 'resident') await recordMemberEvent(db, 'Lease signed', userId, lease.homeId);
      return leasingHandlers.startPaymentDeadline(db, services, id);
    }
    await enqueue(db, 'refundMoveInMoney', { leaseId: id }, { jobKey: `refund-move-in:${id}` });
  });
}

export const jobs: Job[] = [
  { task: 'handleEnvelopeStatus', run: handleEnvelopeStatus },
  { task: 'sendLease', run: sendAcceptedLease },
  { task: 'retryAcceptedLeases', run: ({ db }) => asSystem(db, (trx) => retryAcceptedLeases(trx)) },
];
