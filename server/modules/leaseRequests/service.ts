// What residents ask for, and what becomes of it. As the system: anyone who calls was authorized.
import {
  isLetter,
  isRecorded,
  type LeaseRequestEvent,
  leaseRequestLifecycle,
  MAX_OPEN_REQUESTS,
  type NewLeaseRequest,
} from '@/contract/leaseRequests/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/outbox/service';
import * as repo from './repo';

interface Call {
  personId: string;
  now: Date;
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

function assertSensible(request: NewLeaseRequest): void {
  if (request.kind === 'sublet' && request.until <= request.from)
    throw rejectField('until', 'Choose a day after the first one.');
}

/** Asks, and answers the id of the request; a letter is written by a job. */
export async function makeRequest(
  db: Db,
  services: Services,
  lease: repo.LeaseSide,
  request: NewLeaseRequest,
  { personId, now }: Call,
): Promise<string> {
  if (lease.status !== 'active') throw conflict('You can ask for changes while your lease is running.');
  assertSensible(request);
  await repo.lockLease(db, lease.id);
  const open = (await repo.listByLease(db, lease.id, personId)).filter(({ status }) => status === 'open');
  if (open.length >= MAX_OPEN_REQUESTS)
    throw conflict('Many of your requests are still open. Wait for an answer first.');
  const id = newId();
  const status = isRecorded(request.kind) ? 'recorded' : 'open';
  await repo.insert(db, {
    ...{ id, homeId: lease.homeId, ownerId: lease.ownerId, leaseId: lease.id, kind: request.kind, status },
    askedBy: personId,
    askedByName: await repo.findName(db, personId),
    details: JSON.stringify(request),
    createdAt: now,
    updatedAt: now,
  });
  if (isLetter(request.kind)) await enqueue(db, 'writeLeaseLetter', { id }, { jobKey: `lease-letter:${id}` });
  if (status === 'open') await notify(db, services, id, 'asked');
  return id;
}

/** Tells the homeowner of a request, and the residents of the answer. An accommodation is our team's alone. */
async function notify(db: Db, { siteUrl }: Services, id: string, event: 'asked' | 'approved' | 'declined') {
  const request = await repo.lock(db, id);
  if (!request || (event === 'asked' && request.kind === 'accommodation')) return;
  const { terms } = await repo.findTerms(db, request.leaseId);
  const to = event === 'asked' ? 'owner' : 'resident';
  const path = to === 'owner' ? `/accounts/portfolio/properties/${request.homeId}` : '/accounts/home/properties';
  for (const { name, email, side } of await repo.listParties(db, request))
    if (side === to)
      await queueMessage(db, {
        dedupeKey: `leaseRequest:${id}:${event}:${email}`,
        channel: 'email',
        recipient: email,
        template: 'leaseRequestUpdate',
        data: {
          event,
          name,
          home: terms.address.streetAddress,
          kind: request.kind,
          reason: request.decisionReason ?? '',
          link: `${siteUrl}${path}`,
        },
      });
}

/** Moves an open request along; a conflict where somebody was faster. */
async function move(
  db: Db,
  id: string,
  event: LeaseRequestEvent,
  change: Parameters<typeof repo.update>[2],
): Promise<void> {
  const request = await repo.lock(db, id);
  const status = request && leaseRequestLifecycle.after(request.status, event);
  if (!status) throw conflict('This request has been answered already.');
  await repo.update(db, id, { ...change, status });
}

export async function decideRequest(
  db: Db,
  services: Services,
  { id, approve, reason }: { id: string; approve: boolean; reason: string },
  { personId, now }: Call,
): Promise<void> {
  const change = { decidedBy: personId, decisionReason: reason, decidedAt: now, updatedAt: now };
  await move(db, id, approve ? 'approve' : 'decline', change);
  await notify(db, services, id, approve ? 'approved' : 'declined');
}

export const withdrawRequest = (db: Db, id: string, now: Date) => move(db, id, 'withdraw', { updatedAt: now });
