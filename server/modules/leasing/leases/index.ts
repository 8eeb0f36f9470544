// How a lease comes about and moves: drafted from the listing, sent as papers, and moved by what becomes of these.

import { fullName } from '@/contract/account/users/personName';
import type { AuditEvent } from '@/contract/auditEvents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { DAYS_TO_SIGN, type LeaseEvent, leaseLifecycle } from '@/contract/leasing/leases/constants';
import type { LeaseRequest } from '@/contract/leasing/leases/endpoints';
import type { LeaseTerms } from '@/contract/leasing/leases/schemas';
import { OWN_EMAIL_NEEDED } from '@/contract/platform/signing/constants';
import type { SignerRole } from '@/contract/platform/signing/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { endLeaseResidencies, recordLeaseParties } from '@/server/modules/homes/residents';
import { giveHandouts } from '@/server/modules/platform/handouts';
import { createEnvelope, sendEnvelope } from '@/server/modules/platform/signing';
import { LEASE_EDITION, leaseDocument, supportsState } from './document';
import { assertFloodAnswered } from './floodAnswers';
import { assertKitchen } from './kitchen';
import { leadPaintAgent } from './leadPaint';
import type { LeaseRow } from './repo';
import * as repo from './repo';
import { type AgreedTerms, assertHomeRules, assertOnceFees, leaseTerms } from './terms';

/** Order of signing: residents side by side, then co-signers, then the homeowner. */
const SIGNING_ORDER: Record<SignerRole, number> = {
  resident: 1,
  coSigner: 2,
  homeowner: 3,
  manager: 3,
  formerResident: 1,
};

type Party = LeaseRequest['residents'][number] & { userId?: string | null };

/** A lease to send, with the accounts of the person who signs where they are known. */
export type LeaseToSend = Omit<LeaseRequest, 'residents' | 'cosigners'> & { residents: Party[]; cosigners: Party[] };

interface SendLeaseInput {
  homeId: string;
  applicationId?: string;
  request: LeaseToSend;
  agreed?: AgreedTerms;
  /** Who sends it; null for a job. */
  by: string | null;
}

/** Drafts a lease and sends it to be signed, as the system. Answers its id. */
export async function sendLease(
  db: Db,
  services: Services,
  { homeId, applicationId, request, agreed, by }: SendLeaseInput,
) {
  const now = services.clock();
  const home = await findHomeById(db, homeId);
  if (!home?.ownerId) throw notFound('We couldn’t find that home.');
  if (!supportsState(home.state)) throw new ApiError('conflict', `We have no lease for ${home.state}.`);
  if (!['active', 'application_pending'].includes(home.status)) throw conflict('This home is not on the market.');
  if (await repo.hasCommittedLease(db, homeId)) throw conflict('A lease of this home was sent already.');
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', home.ownerId)
    .executeTakeFirstOrThrow();
  const homeowner = fullName(owner);
  if (!homeowner) throw conflict('The homeowner needs a name in their profile before the lease can be sent.');
  const signers = [
    ...request.residents.map((party) => ({ ...party, role: 'resident' as const })),
    ...request.cosigners.map((party) => ({ ...party, role: 'coSigner' as const })),
    { name: homeowner, email: owner.email, userId: home.ownerId, role: 'homeowner' as const },
  ].map((party) => ({ ...party, turn: SIGNING_ORDER[party.role] }));
  if (new Set(signers.map(({ email }) => email.toLowerCase())).size < signers.length)
    throw new ApiError('invalid', OWN_EMAIL_NEEDED);
  const day = localDay(now, home.timeZone);
  assertFloodAnswered(home, day, request.months);
  assertKitchen(home, day);
  const agent = await leadPaintAgent(db, home);
  const papers = await giveHandouts(db, home, day, 'lease');
  if (!applicationId) assertHomeRules(home, request, day);
  const terms = { ...leaseTerms(home, homeowner, request, day, agreed), ...(agent && { leadPaintAgent: agent }) };
  assertOnceFees(terms, day);
  const id = newId(now.getTime());
  const envelopeId = await createEnvelope(db, {
    subject: `lease:${id}`,
    homeId,
    paper: leaseDocument(terms, day, papers, request.residents),
    signers,
    createdBy: home.ownerId,
    expiresAt: new Date(now.getTime() + DAYS_TO_SIGN * DAY_MS),
    now,
  });
  await db
    .insertInto('leases')
    .values({
      id,
      homeId,
      applicationId: applicationId ?? null,
      status: 'sent',
      terms: JSON.stringify(terms),
      edition: LEASE_EDITION,
      envelopeId,
      createdBy: by,
      createdAt: now,
    })
    .execute();
  await recordLeaseParties(db, { id, homeId, envelopeId }, terms.startOn);
  await audit(db, {
    event: 'lease.sent',
    subject: `lease:${id}`,
    personId: by,
    detail: { homeId, edition: LEASE_EDITION },
  });
  await sendEnvelope(db, envelopeId, now);
  await changeHomeStatus(db, homeId, 'hold', now);
  return id;
}

const auditEventByTransition: Readonly<Record<LeaseEvent, AuditEvent>> = {
  send: 'lease.sent',
  sign: 'lease.signed',
  decline: 'lease.declined',
  expire: 'lease.expired',
  void: 'lease.voided',
  begin: 'lease.started',
  end: 'lease.ended',
  finish: 'lease.finished',
};

/** Moves a lease along its lifecycle. A missing move is undefined and changes nothing: another request was faster. */
export async function moveLease(
  db: Db,
  lease: LeaseRow,
  event: LeaseEvent,
  now: Date,
  by?: { personId: string; reason: string; lastDay?: string },
): Promise<LeaseRow | undefined> {
  const status = leaseLifecycle.after(lease.status, event);
  if (!status) return undefined;
  const change = {
    status,
    ...(event === 'sign' && { signedAt: now }),
    ...((event === 'end' || event === 'finish') && {
      endedAt: now,
      endedBy: by?.personId,
      endReason: by?.reason,
      moneyDueAt: null,
    }),
  };
  await repo.update(db, lease.id, change);
  if (leaseLifecycle.eventsFrom(status).length === 0) await endLeaseResidencies(db, lease.id, now, by?.lastDay);
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `lease:${lease.id}`,
    personId: by?.personId,
    detail: { from: lease.status, to: status, ...(by && { reason: by.reason }) },
  });
  return { ...lease, ...change };
}

export { floodSections, handoutSections } from './document';
export { endingLeadDays } from './endingLead';
export { assertFloodAnswered, floodAnswersFromMonths } from './floodAnswers';
/** For what follows from a lease. */
export { countRentalHomes, findLawContext, type LawContext } from './homeLaw';
export { assertKitchen } from './kitchen';
export const lockLease = repo.lock;
export const updateLease = repo.update;
export const findLease = repo.findById;
export const livesIn = repo.livesIn;
export const listResidences = repo.listResidences;
export { RESIDENCE_LINKS, ROLE_LINKS } from './nextSteps/constants';
export const listLeases = repo.listByPerson;
export { deletionBlockers, listEndedLeases } from './accountDeletion';
export { closeOtherApplications } from './otherApplicants';
export type { LeaseRow, LeaseView, ResidenceRow } from './repo';
/** What a renewal changed: the rent or the last day. */
export const updateTerms = (db: Db, leaseId: string, terms: LeaseTerms) =>
  db
    .updateTable('leases')
    .set({ terms: JSON.stringify(terms) })
    .where('id', '=', leaseId)
    .execute();
