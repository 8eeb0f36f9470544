// What residents ask for, and what becomes of it. As the system: anyone who calls was authorized.

import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { localDay } from '@/contract/calendar/localDay';
import { LISTED_STATUSES } from '@/contract/homes/homes/constants';
import { routes } from '@/contract/routes';
import {
  isLetter,
  isRecorded,
  type LeaseRequestEvent,
  leaseRequestLifecycle,
  MAX_OPEN_REQUESTS,
  type NewLeaseRequest,
  type ProposedChange,
} from '@/contract/tenancy/leaseRequests/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { findHomeById } from '@/server/modules/homes/homes';
import { type LeaseContact, listLeaseContacts, listLeaseParties } from '@/server/modules/homes/residents';
import { chooseRentReporting } from '@/server/modules/tenancy/rentReports';
import { assertPossible, sendAddendum } from './addenda/addenda';
import * as addenda from './addenda/repo';
import * as repo from './repo';

interface Call {
  personId: string;
  now: Date;
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

async function assertSensible(db: Db, lease: repo.LeaseSide, request: NewLeaseRequest): Promise<void> {
  if (request.kind === 'sublet' && request.until <= request.from)
    throw rejectField('until', 'Choose a day after the first one.');
  const current = await addenda.lockLease(db, lease.id);
  if (current) assertPossible(request, await listLeaseParties(db, current.id));
}

/** The request as it is stored, without the date of birth of rent reporting. The home that a transfer goes to is one that people can apply for. */
async function detailsOf(
  db: Db,
  lease: repo.LeaseSide,
  request: NewLeaseRequest,
  now: Date,
): Promise<repo.RequestDetails> {
  if (request.kind === 'rent_reporting') return { kind: request.kind, optIn: request.optIn };
  if (request.kind !== 'transfer') return request;
  const home = await findHomeById(db, request.homeId);
  if (!home || home.id === lease.homeId || !LISTED_STATUSES.some((status) => status === home.status))
    throw rejectField('homeId', 'Choose another home that’s on the market.');
  const { timeZone } = await repo.findTerms(db, lease.id);
  if (request.movesOn <= localDay(now, timeZone)) throw rejectField('movesOn', 'Choose a day after today.');
  if (request.lastDay < request.movesOn) throw rejectField('lastDay', 'Choose the day you move or a later one.');
  const { streetAddress, unit, city } = home;
  return { ...request, address: `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}` };
}

/** Asks, and answers the id of the request; a letter is written by a job. */
export async function makeRequest(
  db: Db,
  services: Services,
  lease: repo.LeaseSide,
  request: NewLeaseRequest,
  { personId, now }: Call,
): Promise<string> {
  const stops = request.kind === 'rent_reporting' && !request.optIn;
  if (lease.status !== 'active' && !stops) throw conflict('You can ask for changes while your lease is running.');
  await assertSensible(db, lease, request);
  const details = await detailsOf(db, lease, request, now);
  const open = (await repo.listByLease(db, lease.id, personId)).filter(({ status }) => status === 'open');
  if (open.length >= MAX_OPEN_REQUESTS)
    throw conflict('Many of your requests are still open. Wait for an answer first.');
  const id = newId();
  const status = isRecorded(request.kind) ? 'recorded' : 'open';
  await repo.insert(db, {
    id,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    leaseId: lease.id,
    kind: request.kind,
    status,
    askedBy: personId,
    askedByName: await repo.findName(db, personId),
    details: JSON.stringify(details),
    createdAt: now,
    updatedAt: now,
  });
  if (request.kind === 'rent_reporting') await chooseRentReporting(db, services, lease.id, request, { personId, now });
  if (isLetter(request.kind)) await enqueue(db, 'writeLeaseLetter', { id }, { jobKey: `lease-letter:${id}` });
  if (status === 'open') await notify(db, services, id, 'asked');
  return id;
}

/** Sends a change that the homeowner proposes to everyone on the lease; their signatures decide. */
export async function proposeChange(
  db: Db,
  lease: repo.LeaseSide,
  { change, ...terms }: { change: ProposedChange; effectiveOn?: string | undefined; petRentCents?: number | undefined },
  { personId, now }: Call,
): Promise<string> {
  if (lease.status !== 'active') throw conflict('You can propose changes while a lease is running.');
  const unsigned = (await repo.listByLease(db, lease.id, personId)).filter(
    ({ addendum }) => addendum?.status === 'sent',
  );
  if (unsigned.length >= MAX_OPEN_REQUESTS) throw conflict('Many changes wait for signatures. Wait for those first.');
  const id = newId();
  await repo.insert(db, {
    id,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    leaseId: lease.id,
    kind: change.kind,
    status: 'approved',
    askedBy: personId,
    askedByName: await repo.findName(db, personId),
    details: JSON.stringify(change),
    decidedBy: personId,
    decisionReason: 'Proposed by the homeowner.',
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await sendAddendum(db, { ...terms, requestId: id, leaseId: lease.id, request: change, now });
  return id;
}

/** Tells the homeowner of a request, and the residents of the answer. An accommodation is our team's alone. */
export async function notify(
  db: Db,
  { siteUrl }: Services,
  id: string,
  event: 'asked' | 'approved' | 'declined' | 'signed' | 'notSigned',
): Promise<void> {
  const request = await repo.lock(db, id);
  if (!request || (event === 'asked' && request.kind === 'accommodation')) return;
  const { terms } = await repo.findTerms(db, request.leaseId);
  const both = event === 'signed' || event === 'notSigned';
  const to = event === 'asked' ? 'owner' : 'resident';
  const pathOf = (side: LeaseContact['side']) =>
    side === 'owner'
      ? routes.accounts.portfolio.property({ propertyId: request.homeId })
      : residenceSectionPath('requests', request.leaseId);
  for (const { name, email, side } of await listLeaseContacts(db, request))
    if (both || side === to)
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
          link: `${siteUrl}${pathOf(side)}`,
        },
      });
}

/** Moves an open request along; a conflict where another request was faster. */
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

interface Decision {
  id: string;
  approve: boolean;
  reason: string;
  effectiveOn?: string | undefined;
  petRentCents?: number | undefined;
}

/** Answers a request. What an approved one changes in the lease goes out as an addendum to sign. */
export async function decideRequest(
  db: Db,
  services: Services,
  { id, approve, reason, ...terms }: Decision,
  { personId, now }: Call,
): Promise<void> {
  const change = { decidedBy: personId, decisionReason: reason, decidedAt: now, updatedAt: now };
  await move(db, id, approve ? 'approve' : 'decline', change);
  await notify(db, services, id, approve ? 'approved' : 'declined');
  const request = approve ? await repo.lock(db, id) : undefined;
  if (request)
    await sendAddendum(db, { ...terms, requestId: id, leaseId: request.leaseId, request: request.details, now });
}

export const withdrawRequest = (db: Db, id: string, now: Date) => move(db, id, 'withdraw', { updatedAt: now });
