// How a notice comes about and moves. As the system: anyone who calls was authorized.

import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import type { AuditEvent } from '@/contract/auditEvents';
import { addMonths, latest } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { leavingDefenses } from '@/contract/law/forms';
import { serviceLaw } from '@/contract/law/service';
import { causesFor, LEAST_FACTS } from '@/contract/law/tenancy';
import { routes } from '@/contract/routes';
import { type NoticeEvent, noticeLifecycle } from '@/contract/tenancy/notices/constants';
import type { NewNotice } from '@/contract/tenancy/notices/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { listLeaseContacts, listResidents } from '@/server/modules/homes/residents';
import { findLawContext } from '@/server/modules/leasing/leases';
import { reviseCharges } from '@/server/modules/money/charges/adjustments';
import { cancelLetter, queueLetter } from '@/server/modules/platform/letters';
import { closeOpenRenewal } from '@/server/modules/tenancy/renewals';
import { noticeTitle } from './document/presenter';
import { breakQuote, causeRule, earliestFor, findNoticeContext, type NoticeContext } from './outlook';
import { needsForm } from './presenter';
import type { LeaseSide, NoticeRow } from './repo';
import * as repo from './repo';

/** A last day later than so many months after the lease ends is a slip of the finger. */
const MONTHS_AHEAD = 12;

const auditEventByTransition: Readonly<Record<NoticeEvent, AuditEvent>> = {
  give: 'notice.given',
  withdraw: 'notice.withdrawn',
  complete: 'notice.completed',
};

interface Move {
  now: Date;
  personId?: string | null;
  change?: Parameters<typeof repo.update>[2];
}

/** Moves a locked notice along its lifecycle; a conflict where it lacks the move: another request was faster. */
async function moveNotice(db: Db, notice: NoticeRow, event: NoticeEvent, move: Move): Promise<NoticeRow> {
  const status = noticeLifecycle.after(notice.status, event);
  if (!status) throw conflict('This notice can’t be changed now.');
  await repo.update(db, notice.id, { ...move.change, status, updatedAt: move.now });
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `notice:${notice.id}`,
    personId: move.personId ?? undefined,
    detail: { from: notice.status, to: status },
  });
  const moved = await repo.lock(db, notice.id);
  if (!moved) throw new Error('The notice was here a moment ago');
  return moved;
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

interface Given {
  lease: LeaseSide;
  body: NewNotice;
  personId: string;
  now: Date;
}

/** Gives notice, or holds one of an owner that follows a repair request. Answers its id. */
export async function giveNotice(db: Db, services: Services, { lease, body, personId, now }: Given): Promise<string> {
  // Notices and offers about a lease come one after another.
  await db.selectFrom('leases').select('id').where('id', '=', lease.id).forUpdate().execute();
  const context = await findNoticeContext(db, lease, now);
  if (await repo.findOpen(db, lease.id, personId)) throw conflict('Notice for this lease was given already.');
  const { side, today, where, guardUntil } = context;
  if (body.lastDay < today) throw rejectField('lastDay', 'Choose today or a later day.');
  const latestOn = addMonths(latest(today, lease.terms.endOn), MONTHS_AHEAD);
  if (body.lastDay > latestOn)
    throw rejectField('lastDay', `Check the year. Choose a day through ${formatDay(latestOn, 'medium')}.`);
  const needsCause = causeRule(context, body.lastDay);
  const cause = causesFor(where).find(({ id }) => id === body.cause);
  if (needsCause && !cause)
    throw rejectField(
      'cause',
      `The law here asks for a legal cause to end this lease (${needsCause.source}). Choose one.`,
    );
  if (needsCause && cause?.factsSource && body.note.length < LEAST_FACTS)
    throw rejectField(
      'note',
      `The notice says the facts behind the cause, such as who moves in and when (${cause.factsSource}). Write them here.`,
    );
  const [defense] = side === 'owner' ? leavingDefenses(where, body.lastDay, body.cause) : [];
  if (defense) throw rejectField('lastDay', `${defense.says} Choose another day (${defense.source}).`);
  const earliestOn = earliestFor(context, needsCause ? cause : undefined);
  const early = body.lastDay < earliestOn;
  if (early && !(side === 'resident' && body.acceptsQuote))
    throw rejectField(
      'lastDay',
      side === 'owner'
        ? `The earliest lawful last day is ${formatDay(earliestOn, 'medium')}.`
        : `The earliest last day by your lease is ${formatDay(earliestOn, 'medium')}. To leave sooner, accept the early move-out quote.`,
    );
  const id = newId(now.getTime());
  const { terms } = lease;
  await repo.insert(db, {
    id,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    leaseId: lease.id,
    side,
    status: 'held',
    lastDay: body.lastDay,
    earliestOn,
    breaksLease: early,
    quote: early ? JSON.stringify(await breakQuote(db, context, body.lastDay)) : null,
    cause: side === 'owner' && needsCause ? body.cause : null,
    note: body.note,
    forwardingAddress: body.forwardingAddress,
    terms: JSON.stringify(noticeTerms(terms, context.timeZone)),
    guardUntil: side === 'owner' ? guardUntil : null,
    givenBy: personId,
    createdAt: now,
    updatedAt: now,
  });
  const held = await repo.lock(db, id);
  if (!held) throw new Error('The notice was written a moment ago');
  if (!held.guardUntil && !needsForm(held)) await sendNotice(db, services, held, context, { now, personId });
  return id;
}

interface Agreed {
  leaseId: string;
  lastDay: string;
  note: string;
  now: Date;
}

/**
 * The last day that both sides signed, as the residents’ notice: no other date of the law or the lease applies, and none
 * of a notice that was given before. False where the lease doesn’t run. As the system.
 */
export async function giveAgreedNotice(
  db: Db,
  services: Services,
  { leaseId, lastDay, note, now }: Agreed,
): Promise<boolean> {
  await db.selectFrom('leases').select('id').where('id', '=', leaseId).forUpdate().execute();
  const [resident = ''] = (await listResidents(db, leaseId)).flatMap(({ personId }) => personId ?? []);
  const lease = await repo.findLeaseSide(db, leaseId, resident);
  const law = lease && (await findLawContext(db, lease.homeId));
  if (!law || lease.status !== 'active') return false;
  const agreed = { lastDay, note, earliestOn: lastDay, breaksLease: false, quote: null, isAgreed: true } as const;
  const open = await repo.findOpen(db, leaseId, resident);
  if (open?.status === 'given') {
    await repo.update(db, open.id, { ...agreed, updatedAt: now });
    await audit(db, { event: 'notice.given', subject: `notice:${open.id}`, detail: { lastDay, before: open.lastDay } });
    return true;
  }
  if (open) {
    await moveNotice(db, open, 'withdraw', { now, change: { endReason: 'Both sides agreed on a last day.' } });
    await cancelLetter(db, `notice:${open.id}`, now);
  }
  const id = newId(now.getTime());
  const { terms, homeId, ownerId } = lease;
  await repo.insert(db, {
    id,
    homeId,
    ownerId,
    leaseId,
    ...agreed,
    side: 'resident',
    status: 'held',
    cause: null,
    forwardingAddress: '',
    terms: JSON.stringify(noticeTerms(terms, law.timeZone)),
    guardUntil: null,
    givenBy: resident,
    createdAt: now,
    updatedAt: now,
  });
  const held = await repo.lock(db, id);
  if (held) await deliverNotice(db, services, held, { now, personId: resident });
  return true;
}

const noticeTerms = (terms: LeaseSide['terms'], timeZone: string) => ({
  address: [terms.address.streetAddress, terms.address.unit].filter(Boolean).join(', '),
  city: terms.address.city,
  state: terms.address.state,
  zipcode: terms.address.zipcode,
  residents: terms.residents,
  homeowner: terms.homeowner,
  timeZone,
});

/** Lets it go out: on paper where the law asks for it, and then it is given once it is served; else at once. */
async function sendNotice(
  db: Db,
  services: Services,
  held: NoticeRow,
  { where, today, timeZone, lease }: NoticeContext,
  { now, personId, change }: Move,
): Promise<void> {
  if (held.side !== 'owner' || !serviceLaw(where, today, 'termination').onPaper)
    return deliverNotice(db, services, held, { now, personId: personId ?? null, ...(change && { change }) });
  await repo.update(db, held.id, { ...change, serviceAskedAt: now, updatedAt: now });
  await queueLetter(db, {
    homeId: held.homeId,
    leaseId: held.leaseId,
    subject: `notice:${held.id}`,
    kind: 'termination',
    title: noticeTitle(held),
    recipients: lease.terms.residents,
    home: lease.terms.address,
    where,
    timeZone,
    now,
  });
}

/** Its paper was served too late: nothing ends, and the owner hears why. */
export async function failNotice(db: Db, services: Services, held: NoticeRow, move: Move): Promise<void> {
  const failed = await moveNotice(db, held, 'withdraw', move);
  await notify(db, services, failed, 'withdrawn', 'owner');
}

/** It is given: the home knows, an open offer to renew ends, both sides hear of it and get the letter. */
export async function deliverNotice(db: Db, services: Services, held: NoticeRow, move: Move): Promise<void> {
  const given = await moveNotice(db, held, 'give', { ...move, change: { ...move.change, givenAt: move.now } });
  if (!(await changeHomeStatus(db, given.homeId, 'giveNotice', move.now)))
    throw conflict('This home isn’t leased anymore, so its lease can’t be ended by notice.');
  await closeOpenRenewal(db, given.leaseId, move.now);
  await notify(db, services, given, 'given');
  await enqueue(db, 'documentNotice', { id: given.id }, { jobKey: `document-notice:${given.id}` });
}

async function notify(
  db: Db,
  { siteUrl }: Services,
  notice: NoticeRow,
  event: 'given' | 'withdrawn',
  only?: 'owner',
): Promise<void> {
  const contacts = await listLeaseContacts(db, notice);
  for (const { name, email, side } of contacts.filter((contact) => !only || contact.side === only))
    await queueMessage(db, {
      dedupeKey: `notice:${notice.id}:${event}:${email}`,
      channel: 'email',
      recipient: email,
      template: 'noticeUpdate',
      data: {
        event,
        isSender: side === notice.side,
        name,
        home: notice.terms.address,
        lastDay: notice.lastDay,
        link: `${siteUrl}${side === 'owner' ? routes.accounts.portfolio.homePreMoveOut({ homeId: notice.homeId }) : residenceSectionPath('checklist', notice.leaseId)}`,
      },
    });
}

export async function withdrawNotice(
  db: Db,
  services: Services,
  { id, reason, personId, now }: { id: string; reason: string; personId: string; now: Date },
): Promise<void> {
  const notice = await repo.lock(db, id);
  if (!notice) throw conflict('This notice can’t be changed now.');
  if (notice.isAgreed)
    throw conflict('Both sides signed this last day, so neither can take it back alone. Message us about it.');
  const wasGiven = notice.status === 'given';
  const withdrawn = await moveNotice(db, notice, 'withdraw', { now, personId, change: { endReason: reason } });
  await cancelLetter(db, `notice:${id}`, now);
  if (!wasGiven) return;
  if (!(await changeHomeStatus(db, notice.homeId, 'withdrawNotice', now)))
    throw conflict('The home is on its way to new residents already, so this notice stands. Message us about it.');
  // Months that were charged until the last day alone are charged whole again.
  const { leaseId, lastDay: from } = withdrawn;
  await reviseCharges(db, leaseId, { from, reason: 'The notice was withdrawn.', by: personId, now });
  await notify(db, services, withdrawn, 'withdrawn');
}

/** A second person found that the notice is not about the repair request. It goes out today, so the date must still do. */
export async function reviewNotice(
  db: Db,
  services: Services,
  { id, reason, personId, now }: { id: string; reason: string; personId: string; now: Date },
): Promise<void> {
  const notice = await repo.lock(db, id);
  if (notice?.status !== 'held' || notice.serviceAskedAt) throw conflict('This notice isn’t waiting for a review.');
  if (needsForm(notice))
    throw conflict(
      `We have no complete form of this notice for ${notice.terms.city}, ${notice.terms.state}, so it can’t go out from here. Talk to the owner and our lawyer.`,
    );
  const lease = await repo.findLeaseSide(db, notice.leaseId, notice.givenBy ?? '');
  if (!lease) throw conflict('This lease is gone.');
  const context = await findNoticeContext(db, { ...lease, isOwnerSide: true, isResident: false }, now);
  const cause = causesFor(context.where).find((each) => each.id === notice.cause);
  const asks = causeRule(context, notice.lastDay);
  if (asks && !cause)
    throw conflict(
      `The law here asks for a legal cause to end this lease (${asks.source}). The owner gives a new notice.`,
    );
  const [defense] = leavingDefenses(context.where, notice.lastDay, notice.cause);
  if (defense) throw conflict(`${defense.says} The owner gives a new notice (${defense.source}).`);
  const earliest = earliestFor(context, cause);
  if (notice.lastDay < earliest)
    throw conflict(
      `Served within our usual days, the earliest lawful last day is ${formatDay(earliest, 'medium')}. The owner gives a new notice.`,
    );
  const change = { reviewedBy: personId, reviewReason: reason };
  await sendNotice(db, services, notice, context, { now, personId, change });
}

/** The residents have left: the notice is done. */
export async function completeNotice(db: Db, leaseId: string, now: Date): Promise<NoticeRow | undefined> {
  const open = await db
    .selectFrom('notices')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('status', '=', 'given')
    .forUpdate()
    .executeTakeFirst();
  return open && moveNotice(db, open, 'complete', { now });
}
