// What the residents answer, what the owner decides about it, and the review of a guarded raise. As the system: anyone who
// calls was authorized. The renewal is locked first, so of two people who answer at once the first one counts.

import { localDay } from '@/contract/calendar/localDay';
import type { RenewalAnswer, RenewalDecision } from '@/contract/tenancy/renewals/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { plannedGivenOn } from '@/server/modules/platform/letters';
import {
  assertLawful,
  assertTerm,
  deliverOffer,
  moveRenewal,
  requireMove,
  sendAmendment,
} from '@/server/modules/tenancy/renewals';
import { notifyOwner, notifyResidents } from '@/server/modules/tenancy/renewals/notifications';
import { findRenewalContext } from '@/server/modules/tenancy/renewals/outlook';
import * as repo from '@/server/modules/tenancy/renewals/repo';

interface Call {
  db: Db;
  services: Services;
  now: Date;
  personId: string;
}

async function lockRenewal(db: Db, id: string): Promise<repo.RenewalRow> {
  const renewal = await repo.lock(db, id);
  if (!renewal) throw notFound();
  return renewal;
}

const isOver = ({ respondBy }: repo.RenewalRow, now: Date) => now.getTime() >= respondBy.getTime();

/** A counteroffer is held against the law as the offer was, on the day the offer went out. */
async function assertLawfulTerms(
  { db, now }: Call,
  renewal: repo.RenewalRow,
  { months, rentCents }: { months: number | null; rentCents: number },
): Promise<void> {
  const context = await findRenewalContext(db, renewal.homeId, now);
  if (!context) throw conflict('This lease can’t be renewed anymore.');
  const sentOn = localDay(renewal.sentAt ?? now, renewal.terms.timeZone);
  const noticeOn = renewal.givenOn ?? plannedGivenOn(context.where, 'increase', sentOn);
  assertTerm(context, months);
  assertLawful(context, { rentCents, startOn: renewal.startOn, noticeOn });
}

export async function answerRenewal(call: Call, id: string, body: RenewalAnswer): Promise<void> {
  const { db, services, now, personId } = call;
  const renewal = await lockRenewal(db, id);
  if (body.answer === 'view') {
    // Reading it again changes nothing.
    await moveRenewal(db, renewal, 'view', { now, personId });
    return;
  }
  if (isOver(renewal, now) && renewal.status !== 'accepted')
    throw conflict('The time to answer this offer has passed.');
  if (body.answer === 'decline') {
    const change = { endReason: body.reason || null };
    const declined = await requireMove(db, renewal, 'decline', { now, personId, change });
    return notifyOwner(db, services, declined, 'declined');
  }
  if (body.answer === 'counter') {
    const { months, rentCents, note } = body;
    await assertLawfulTerms(call, renewal, { months, rentCents });
    const change = { counter: JSON.stringify({ months, rentCents, note }) };
    const countered = await requireMove(db, renewal, 'counter', { now, personId, change });
    return notifyOwner(db, services, countered, 'countered', now.toISOString());
  }
  const option = renewal.options.find((each) => each.id === body.optionId);
  if (!option) throw conflict('This offer doesn’t have that option.');
  await accept(call, renewal, 'accept', { months: option.months, rentCents: option.rentCents });
}

async function accept(
  { db, services, now, personId }: Call,
  renewal: repo.RenewalRow,
  event: 'accept' | 'acceptCounter',
  chosen: { months: number | null; rentCents: number },
): Promise<void> {
  const change = { chosen: JSON.stringify(chosen) };
  const accepted = await requireMove(db, renewal, event, { now, personId, change, detail: chosen });
  const envelopeId = await sendAmendment(db, services, accepted, chosen, now);
  await repo.update(db, renewal.id, { envelopeId });
}

export async function decideRenewal(call: Call, id: string, body: RenewalDecision): Promise<void> {
  const { db, services, now, personId } = call;
  const renewal = await lockRenewal(db, id);
  if (body.decision === 'withdraw') {
    const wasSent = renewal.sentAt !== null;
    const withdrawn = await requireMove(db, renewal, 'withdraw', { now, personId, change: { endReason: body.reason } });
    if (wasSent) await notifyResidents(db, services, withdrawn, 'withdrawn');
    return;
  }
  if (body.decision === 'keep_offer') {
    const unchanged = await requireMove(db, renewal, 'keepOffer', { now, personId, change: { counter: null } });
    return notifyResidents(db, services, unchanged, 'offerConfirmed', now.toISOString());
  }
  if (isOver(renewal, now) && renewal.status === 'countered')
    throw conflict('The time to answer this offer has passed. Send a new one with these terms.');
  if (!renewal.counter) throw conflict('There is no counteroffer to accept.');
  const { months, rentCents } = renewal.counter;
  await accept(call, renewal, 'acceptCounter', { months, rentCents });
}

/** A second person found that the raise is not about the repair request. */
export async function reviewRenewal({ db, services, now, personId }: Call, id: string, reason: string): Promise<void> {
  const renewal = await lockRenewal(db, id);
  if (renewal.status !== 'approved') throw conflict('This offer isn’t waiting for a review.');
  if (isOver(renewal, now)) throw conflict('The time to answer this offer has passed. The owner sends a new one.');
  const context = await findRenewalContext(db, renewal.homeId, now);
  if (!context) throw conflict('This lease can’t be renewed anymore.');
  // The notice goes out only now, so it has to be lawful today.
  for (const { rentCents } of renewal.options)
    assertLawful(context, { rentCents, startOn: renewal.startOn, noticeOn: context.givenOn });
  const change = { reviewedBy: personId, reviewReason: reason };
  await deliverOffer(db, services, renewal, { now, personId, change, detail: { reason } });
}
