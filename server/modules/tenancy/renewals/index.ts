// How a renewal comes about and moves: composed within the law, answered, then signed as an amendment of the lease.

import { Temporal } from 'temporal-polyfill';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import type { AuditEvent } from '@/contract/auditEvents';
import { lastDayOfTerm, latest } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { type IncreaseLimitKind, parityProblem } from '@/contract/law/rent';
import { serviceLaw } from '@/contract/law/service';
import { longestTerm } from '@/contract/law/tenancy';
import { DAYS_TO_SIGN_RENEWAL, type RenewalEvent, renewalLifecycle } from '@/contract/tenancy/renewals/constants';
import type { RenewalOffer } from '@/contract/tenancy/renewals/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { findHomeById } from '@/server/modules/homes/homes';
import { listResidents } from '@/server/modules/homes/residents';
import {
  assertFloodAnswered,
  assertKitchen,
  floodSections,
  handoutSections,
  updateTerms,
} from '@/server/modules/leasing/leases';
import { reviseCharges, withRentFrom } from '@/server/modules/money/charges/adjustments';
import { giveHandouts } from '@/server/modules/platform/handouts';
import { cancelLetter, queueLetter } from '@/server/modules/platform/letters';
import { createEnvelope, sendEnvelope } from '@/server/modules/platform/signing';
import { type AmendmentTerms, amendmentDocument, FLOOD_SECTION } from './document';
import { notifyOwner, notifyResidents } from './notifications';
import {
  answerWindow,
  checkOfferedRent,
  findRenewalContext,
  nextTermStart,
  type RenewalContext,
  raiseGuard,
  relocationOf,
} from './outlook';
import type { RenewalRow } from './repo';
import * as repo from './repo';

const OPTION_IDS = ['a', 'b', 'c'] as const;

/** The moment at which a local day is over. */
export const endOfLocalDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);

const auditEventByTransition: Readonly<Record<RenewalEvent, AuditEvent>> = {
  approve: 'renewal.approved',
  send: 'renewal.sent',
  view: 'renewal.viewed',
  counter: 'renewal.countered',
  keepOffer: 'renewal.offer_kept',
  accept: 'renewal.accepted',
  acceptCounter: 'renewal.counter_accepted',
  decline: 'renewal.declined',
  expire: 'renewal.expired',
  withdraw: 'renewal.withdrawn',
  sign: 'renewal.signed',
  refuse: 'renewal.refused',
  lapse: 'renewal.lapsed',
  void: 'renewal.voided',
  begin: 'renewal.activated',
  moveOut: 'renewal.moved_out',
};

/** An offer that ended without a renewal needs no notice. */
const ENDED: readonly RenewalRow['status'][] = ['declined', 'expired', 'withdrawn', 'move_out'];

interface Move {
  now: Date;
  personId?: string | null;
  detail?: Record<string, unknown>;
  change?: Parameters<typeof repo.update>[2];
}

/** Moves a locked renewal along its lifecycle; undefined where it lacks the move: another request was faster. */
export async function moveRenewal(
  db: Db,
  renewal: RenewalRow,
  event: RenewalEvent,
  { now, personId, detail, change }: Move,
): Promise<RenewalRow | undefined> {
  const status = renewalLifecycle.after(renewal.status, event);
  if (!status) return undefined;
  await repo.update(db, renewal.id, { ...change, status, updatedAt: now });
  if (ENDED.includes(status)) await cancelLetter(db, `renewal:${renewal.id}`, now);
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `renewal:${renewal.id}`,
    personId: personId ?? undefined,
    detail: { from: renewal.status, to: status, ...detail },
  });
  return repo.lock(db, renewal.id);
}

/** The same for what a person asked for: a conflict where they are too late. */
export async function requireMove(db: Db, renewal: RenewalRow, event: RenewalEvent, move: Move): Promise<RenewalRow> {
  const moved = await moveRenewal(db, renewal, event, move);
  if (!moved) throw conflict(closedMessages[renewal.status] ?? 'This offer can’t be changed now.');
  return moved;
}

const closedMessages: Partial<Record<RenewalRow['status'], string>> = {
  approved: 'Our team still reviews this offer, so it wasn’t sent yet.',
  accepted: 'This offer was accepted already. The renewal waits for signatures.',
  signed: 'Everyone has signed this renewal already.',
  active: 'This renewal is in effect already.',
  declined: 'This offer was declined.',
  move_out: 'This offer was declined.',
  expired: 'The time to answer this offer has passed.',
  withdrawn: 'The homeowner withdrew this offer.',
};

/** Why a limit is lower than the law may allow. */
const limitNotes: Partial<Record<IncreaseLimitKind, string>> = {
  unannounced: ' The state’s inflation figure isn’t entered yet, so only the sure part counts.',
  unknown: ' The city may set a lower limit that we haven’t checked for this home. Message us, and we’ll check it.',
};

/** Throws with the earliest lawful date or the highest lawful rent where an option may not be offered. */
export function assertLawful(
  context: RenewalContext,
  { rentCents, startOn, noticeOn }: { rentCents: number; startOn: string; noticeOn: string },
): void {
  const check = checkOfferedRent(context, { rentCents, startOn, noticeOn });
  const relocation = relocationOf(context, { rentCents, startOn });
  if (relocation)
    throw rejectField(
      'options',
      `${relocation.says} Our team takes over such an offer (${relocation.source}). Ask for less, or message us.`,
    );
  if (check.lawful) return;
  const { limit, earliest } = check;
  const highest = limit.rent === null ? '' : formatExactMoney(limit.rent);
  const tooHigh = check.tooHigh
    ? `The most you can ask here is ${highest} a month.${limitNotes[limit.kind] ?? ''}`
    : '';
  const tooEarly = check.tooEarly
    ? `A higher rent can start on ${formatDay(earliest, 'medium')} at the earliest. For ${formatDay(startOn, 'medium')}, offer the current rent.`
    : '';
  const message = [tooHigh, tooEarly].filter(Boolean).join(' ');
  throw new ApiError('invalid', message, { fields: { options: message } });
}

/** Refuses a new term that is longer than the law allows without a notary (RCW 59.18.210). */
export function assertTerm({ where, today }: Pick<RenewalContext, 'where' | 'today'>, months: number | null): void {
  const longest = longestTerm(where, today);
  if (longest !== null && months !== null && months > longest)
    throw rejectField(
      'options',
      `Here, a renewal is for at most ${longest} months: the law asks for a notary for a longer one.`,
    );
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

function assertDates(context: RenewalContext, offer: RenewalOffer): void {
  const { lease, today } = context;
  const { endOn } = lease.terms;
  const monthToMonth = endOn < today;
  const start = nextTermStart(endOn, today);
  if (monthToMonth ? offer.startOn <= today : offer.startOn !== start)
    throw rejectField(
      'startOn',
      monthToMonth
        ? 'Choose a day after today.'
        : `This lease runs through ${formatDay(endOn, 'medium')}, so the new term starts on ${formatDay(start, 'medium')}.`,
    );
  const window = answerWindow(today, offer.startOn);
  if (offer.respondOn < window.from || offer.respondOn > window.until)
    throw rejectField(
      'respondOn',
      `Choose a day from ${formatDay(window.from, 'medium')} to ${formatDay(window.until, 'medium')}.`,
    );
  const kinds = offer.options.map(({ months, rentCents }) => `${months}|${rentCents}`);
  if (new Set(kinds).size < kinds.length)
    throw rejectField('options', 'Two options are the same. Change or remove one.');
}

/** Sends an offer, or holds it for our team where a raise follows a repair request. As the system. Answers its id. */
export async function sendOffer(
  db: Db,
  services: Services,
  { homeId, offer, personId, now }: { homeId: string; offer: RenewalOffer; personId: string; now: Date },
): Promise<string> {
  const context = await findRenewalContext(db, homeId, now);
  const home = await findHomeById(db, homeId);
  if (!context || !home) throw conflict('This home has no running lease to renew.');
  if (home.status !== 'leased') throw conflict('Notice was given for this home, so its lease can’t be renewed.');
  const { lease, today, timeZone } = context;
  if (await repo.findOpen(db, lease.id, personId))
    throw conflict('An offer for this lease is open already. Withdraw it before you send another one.');
  assertDates(context, offer);
  assertKitchen(home, today);
  for (const { rentCents, months } of offer.options) {
    assertLawful(context, { rentCents, startOn: offer.startOn, noticeOn: context.givenOn });
    assertTerm(context, months);
    assertFloodAnswered(home, today, months);
  }
  const parity = parityProblem(
    context.where,
    offer.startOn,
    offer.options.map(({ rentCents }) => cents(rentCents)),
  );
  if (parity) throw rejectField('options', parity);
  const raises = offer.options.some(({ rentCents }) => rentCents > lease.terms.rentCents);
  const guardUntil = raises ? raiseGuard(context) : null;
  const id = newId(now.getTime());
  await repo.insert(db, {
    id,
    homeId,
    ownerId: home.ownerId,
    leaseId: lease.id,
    status: 'draft',
    options: JSON.stringify(offer.options.map((option, n) => ({ id: OPTION_IDS[n], ...option }))),
    currentRent: lease.terms.rentCents,
    startOn: offer.startOn,
    respondBy: endOfLocalDay(offer.respondOn, timeZone),
    terms: JSON.stringify({
      address: lease.terms.address.streetAddress,
      residents: lease.terms.residents,
      leaseEndOn: lease.terms.endOn,
      timeZone,
      longestMonths: longestTerm(context.where, today),
    }),
    note: offer.note,
    guardUntil,
    createdBy: personId,
    createdAt: now,
    updatedAt: now,
  });
  const draft = await repo.lock(db, id);
  if (!draft) throw new Error('The offer was written a moment ago');
  const approved = await requireMove(db, draft, 'approve', { now, personId, detail: { homeId } });
  if (!guardUntil) await deliverOffer(db, services, approved, { now, personId });
  return id;
}

/** The notice of a higher rent goes on paper where the law asks for it; the offer by email is a copy then. */
async function serveRaise(db: Db, renewal: RenewalRow, now: Date): Promise<void> {
  const context = await findRenewalContext(db, renewal.homeId, now);
  const rents = [...renewal.options, ...(renewal.chosen ? [renewal.chosen] : [])].map(({ rentCents }) => rentCents);
  if (!context || rents.every((rentCents) => rentCents <= renewal.currentRent)) return;
  const { where, today, timeZone, lease } = context;
  if (!serviceLaw(where, today, 'increase').onPaper) {
    await repo.update(db, renewal.id, { givenOn: today });
    return;
  }
  await repo.update(db, renewal.id, { serviceAskedAt: now });
  await queueLetter(db, {
    homeId: renewal.homeId,
    leaseId: renewal.leaseId,
    subject: `renewal:${renewal.id}`,
    kind: 'increase',
    title: `Notice of a higher rent: ${renewal.terms.address}`,
    recipients: lease.terms.residents,
    home: lease.terms.address,
    where,
    timeZone,
    now,
  });
}

/** Lets an approved offer go out to the residents. */
export async function deliverOffer(
  db: Db,
  services: Services,
  renewal: RenewalRow,
  move: Pick<Move, 'now' | 'personId' | 'change' | 'detail'>,
): Promise<void> {
  const sent = await requireMove(db, renewal, 'send', { ...move, change: { ...move.change, sentAt: move.now } });
  await serveRaise(db, sent, move.now);
  await notifyResidents(db, services, sent, 'offered');
  await enqueue(db, 'expireRenewal', { id: sent.id }, { runAt: sent.respondBy, jobKey: `expire-renewal:${sent.id}` });
}

/** The agreed terms as an amendment that everybody signs; as the system. */
export async function sendAmendment(
  db: Db,
  services: Services,
  renewal: RenewalRow,
  chosen: { months: number | null; rentCents: number },
  now: Date,
): Promise<string> {
  const context = await findRenewalContext(db, renewal.homeId, now);
  const owner = renewal.ownerId ? await repo.findPerson(db, renewal.ownerId) : undefined;
  if (!context || context.lease.id !== renewal.leaseId || !owner)
    throw conflict('This lease can’t be renewed anymore.');
  const home = await findHomeById(db, renewal.homeId);
  if (!home) throw conflict('This lease can’t be renewed anymore.');
  assertTerm(context, chosen.months);
  assertFloodAnswered(home, context.today, chosen.months);
  assertKitchen(home, context.today);
  const residents = await listResidents(db, context.lease.id);
  const { terms } = context.lease;
  const papers = await giveHandouts(db, home, context.today, 'renewal');
  const amendment: AmendmentTerms = {
    lease: terms,
    startOn: renewal.startOn,
    endOn: chosen.months === null ? null : lastDayOfTerm(renewal.startOn, chosen.months),
    months: chosen.months,
    rentCents: chosen.rentCents,
    signedLeaseFrom: terms.startOn,
    flood: floodSections({ ...terms, months: chosen.months ?? 0, flood: home.flood }, context.today, FLOOD_SECTION),
    papers: (first) => handoutSections(papers, first),
  };
  const envelopeId = await createEnvelope(db, {
    subject: `renewal:${renewal.id}`,
    homeId: renewal.homeId,
    paper: amendmentDocument(amendment),
    signers: [
      ...residents.map(({ name, email, personId: userId }) => ({
        name,
        email,
        userId,
        role: 'resident' as const,
        turn: 1,
      })),
      { name: terms.homeowner, email: owner.email, userId: owner.id, role: 'homeowner' as const, turn: 2 },
    ],
    createdBy: owner.id,
    expiresAt: new Date(now.getTime() + DAYS_TO_SIGN_RENEWAL * DAY_MS),
    now,
  });
  await sendEnvelope(db, envelopeId, now);
  await notifyOwner(db, services, renewal, 'accepted');
  await notifyResidents(db, services, renewal, 'accepted');
  return envelopeId;
}

/** Everybody signed: the lease runs on. Charges follow the new rent from its day. */
export async function extendLease(db: Db, renewal: RenewalRow, now: Date): Promise<void> {
  const lease = await repo.lockRunningLease(db, renewal.homeId);
  if (!lease || lease.id !== renewal.leaseId || !renewal.chosen) return;
  const { months } = renewal.chosen;
  if (months !== null) {
    await updateTerms(db, lease.id, { ...lease.terms, endOn: lastDayOfTerm(renewal.startOn, months) });
    const reason = `The renewal continues the lease from ${formatDay(renewal.startOn, 'medium')}.`;
    await reviseCharges(db, lease.id, { from: renewal.startOn, reason, by: null, now });
  }
  await openRaise(db, renewal, now);
}

/**
 * Sets the first day of the new rent once everybody has signed and, of a higher one that the law wants on paper, its notice
 * was served: never before the first lawful day after that. Charges follow from then on.
 */
export async function openRaise(db: Db, renewal: RenewalRow, now: Date): Promise<void> {
  const { chosen, startOn, serviceAskedAt, givenOn, rentFrom } = renewal;
  if (!chosen || rentFrom || (renewal.status !== 'signed' && renewal.status !== 'active')) return;
  const context = await findRenewalContext(db, renewal.homeId, now);
  if (!context || context.lease.id !== renewal.leaseId) return;
  const { lease, where, today } = context;
  const isRaise = chosen.rentCents > lease.terms.rentCents;
  if (!isRaise) await cancelLetter(db, `renewal:${renewal.id}`, now);
  else if (!givenOn && serviceLaw(where, today, 'increase').onPaper) {
    if (!serviceAskedAt) await serveRaise(db, renewal, now);
    return;
  }
  const lawful =
    isRaise && givenOn
      ? checkOfferedRent(context, { rentCents: chosen.rentCents, startOn, noticeOn: givenOn }).earliest
      : startOn;
  const from = latest(startOn, lawful);
  await repo.update(db, renewal.id, { rentFrom: from, updatedAt: now });
  if (chosen.rentCents === lease.terms.rentCents) return;
  await updateTerms(db, lease.id, withRentFrom(lease.terms, from, cents(chosen.rentCents)));
  const reason = `The renewal sets another rent from ${formatDay(from, 'medium')}.`;
  await reviseCharges(db, lease.id, { from, reason, by: null, now });
}

/** On its first day, the new rent replaces the old one; a raise without a served notice waits. */
export async function applyRent(db: Db, renewal: RenewalRow, now: Date): Promise<void> {
  if (!renewal.rentFrom || renewal.rentFrom > localDay(now, renewal.terms.timeZone)) return;
  const lease = await repo.lockRunningLease(db, renewal.homeId);
  if (!lease || lease.id !== renewal.leaseId || !renewal.chosen) return;
  const { terms } = lease;
  const { rentCents } = renewal.chosen;
  const allInCents = cents(terms.allInCents - terms.rentCents + rentCents);
  await updateTerms(db, lease.id, { ...terms, rentCents: cents(rentCents), allInCents });
  await repo.update(db, renewal.id, { rentAppliedAt: now });
}

/** Notice was given: an offer that is still open ends with it. */
export async function closeOpenRenewal(db: Db, leaseId: string, now: Date): Promise<void> {
  const open = await db
    .selectFrom('renewals')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('status', 'in', ['draft', 'approved', 'sent', 'viewed', 'countered'])
    .forUpdate()
    .executeTakeFirst();
  if (open) await moveRenewal(db, open, 'withdraw', { now, change: { endReason: 'Notice was given.' } });
}

export { complaintDays } from './complaints';
