// What time and signatures do to renewals. Each run reads where they stand now, so that it may run twice or late.
import * as z from 'zod';
import type { EnvelopeStatus } from '@/contract/platform/signing/constants';
import type { RenewalEvent } from '@/contract/tenancy/renewals/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { endReasonOf } from '@/server/modules/platform/signing';
import { applyRent, extendLease, moveRenewal } from './index';
import { notifyOwner, notifyResidents } from './notifications';
import * as repo from './repo';

const Subject = z.object({ subject: z.string() });
const Id = z.object({ id: z.uuid() });

const eventByEnvelope: Partial<Record<EnvelopeStatus, RenewalEvent>> = {
  completed: 'sign',
  declined: 'refuse',
  expired: 'lapse',
  voided: 'void',
};

/** For the job `handleEnvelopeStatus`: documents that are not of a renewal are another module's. */
export async function handleRenewalEnvelope(services: Services, payload: unknown): Promise<void> {
  const [noun, id = ''] = Subject.parse(payload).subject.split(':');
  if (noun !== 'renewal') return;
  await asSystem(services.db, async (db) => {
    const renewal = await repo.lock(db, id);
    if (!renewal?.envelopeId) return;
    const { status } = await db
      .selectFrom('envelopes')
      .select('status')
      .where('id', '=', renewal.envelopeId)
      .executeTakeFirstOrThrow();
    const event = eventByEnvelope[status];
    if (!event) return;
    const endReason = event === 'sign' ? undefined : ((await endReasonOf(db, renewal.envelopeId)) ?? null);
    const now = services.clock();
    const moved = await moveRenewal(db, renewal, event, {
      now,
      ...(endReason !== undefined && { change: { endReason } }),
    });
    if (!moved) return;
    if (event === 'sign') await extendLease(db, moved, now);
    const message = event === 'sign' ? 'signed' : event === 'lapse' ? 'expired' : 'declined';
    await notifyOwner(db, services, moved, message);
    await notifyResidents(db, services, moved, message);
  });
}

async function expire(db: Db, services: Services, id: string): Promise<void> {
  const renewal = await repo.lock(db, id);
  const now = services.clock();
  if (!renewal || now.getTime() < renewal.respondBy.getTime()) return;
  const expired = await moveRenewal(db, renewal, 'expire', { now });
  if (!expired) return;
  await notifyOwner(db, services, expired, 'expired');
  await notifyResidents(db, services, expired, 'expired');
}

async function begin(db: Db, services: Services, id: string): Promise<void> {
  const renewal = await repo.lock(db, id);
  const now = services.clock();
  const active = renewal && (await moveRenewal(db, renewal, 'begin', { now }));
  if (active) await applyRent(db, active, now);
}

async function raise(db: Db, services: Services, id: string): Promise<void> {
  const renewal = await repo.lock(db, id);
  if (renewal?.status === 'active') await applyRent(db, renewal, services.clock());
}

/** An offer without an answer in time. */
export async function expireRenewal(services: Services, payload: unknown): Promise<void> {
  const { id } = Id.parse(payload);
  await asSystem(services.db, (db) => expire(db, services, id));
}

/** Signed renewals that are due, and offers after a lost job of their own. */
export async function startRenewals(services: Services): Promise<void> {
  const { db, clock } = services;
  const [starting, raising, overdue] = await asSystem(db, async (trx) => [
    await repo.listStarting(trx, clock()),
    await repo.listRentDue(trx, clock()),
    await repo.listOverdue(trx, clock()),
  ]);
  const rows = [
    ...starting.map(({ id }) => ({ id, work: begin })),
    ...raising.map(({ id }) => ({ id, work: raise })),
    ...overdue.map(({ id }) => ({ id, work: expire })),
  ];
  await forEachRow(services, rows, ({ id, work }) => asSystem(db, (trx) => work(trx, services, id)));
}

export const jobs: Job[] = [
  { task: 'handleEnvelopeStatus', run: handleRenewalEnvelope },
  { task: 'expireRenewal', run: expireRenewal },
  { task: 'startRenewals', cron: '11 * * * *', run: startRenewals },
];
