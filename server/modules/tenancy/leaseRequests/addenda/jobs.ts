// What time and signatures do to addenda. Each run reads where they stand now, so that it may run twice or late.
import * as z from 'zod';
import { localDay } from '@/contract/calendar/localDay';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { AddendumEvent } from '@/contract/tenancy/leaseRequests/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import { endReasonOf, envelopeStatusOf } from '@/server/modules/platform/signing';
import { notify } from '@/server/modules/tenancy/leaseRequests';
import { giveAgreedNotice } from '@/server/modules/tenancy/notices';
import { beginAddendum, chargeByAddendum, moveAddendum } from './addenda';
import * as repo from './repo';

const Subject = z.object({ subject: z.string() });

const eventByEnvelope: Partial<Record<EnvelopeStatus, AddendumEvent>> = {
  completed: 'sign',
  declined: 'refuse',
  expired: 'lapse',
  voided: 'void',
};

async function begin(db: Db, addendum: repo.AddendumRow, now: Date): Promise<void> {
  const active = await moveAddendum(db, addendum, 'begin', { now });
  if (active) await beginAddendum(db, active);
}

/** For the job `handleEnvelopeStatus`: documents that are not of an addendum are another module's. */
export async function handleAddendumEnvelope(services: Services, payload: unknown): Promise<void> {
  const [noun, id = ''] = Subject.parse(payload).subject.split(':');
  if (noun !== 'addendum') return;
  await asSystem(services.db, async (db) => {
    const addendum = await repo.lock(db, id);
    const status = addendum && (await envelopeStatusOf(db, addendum.envelopeId));
    const event = status && eventByEnvelope[status];
    if (!addendum || !event) return;
    const now = services.clock();
    const endReason = event === 'sign' ? null : ((await endReasonOf(db, addendum.envelopeId)) ?? null);
    const moved = await moveAddendum(db, addendum, event, { now, endReason });
    if (!moved) return;
    await notify(db, services, moved.requestId, event === 'sign' ? 'signed' : 'notSigned');
    if (event !== 'sign') return;
    if (moved.change.kind === 'transfer') return;
    await chargeByAddendum(db, moved, now);
    const lease = await repo.lockLease(db, moved.leaseId);
    if (lease && moved.effectiveOn <= localDay(now, lease.timeZone)) await begin(db, moved, now);
  });
}

/** A transfer ends the lease here once the new one is signed by all, and lapses where its last day comes first. */
async function moveTransfers(services: Services, now: Date): Promise<void> {
  const transfers = await asSystem(services.db, (trx) => repo.listTransfers(trx, now));
  await forEachRow(services, transfers, ({ id, isReady }) =>
    asSystem(services.db, async (db) => {
      const addendum = await repo.lock(db, id);
      if (addendum?.status !== 'signed' || addendum.change.kind !== 'transfer') return;
      const { leaseId, effectiveOn: lastDay, change } = addendum;
      const agreed = { leaseId, lastDay, note: `Transfer to ${change.address}.`, now };
      if (isReady && (await giveAgreedNotice(db, services, agreed))) {
        await moveAddendum(db, addendum, 'begin', { now });
        return;
      }
      const endReason = isReady ? 'This lease ended before.' : 'Not everyone signed the lease of the new home in time.';
      await moveAddendum(db, addendum, 'lapse', { now, endReason });
      await notify(db, services, addendum.requestId, 'notSigned');
    }),
  );
}

/** Every hour: signed addenda that are due, and transfers with a signed new lease. */
export async function startAddenda(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await moveTransfers(services, now);
  for (const { id } of await asSystem(db, (trx) => repo.listStarting(trx, now)))
    await asSystem(db, async (trx) => {
      const addendum = await repo.lock(trx, id);
      if (addendum) await begin(trx, addendum, now);
    });
}
