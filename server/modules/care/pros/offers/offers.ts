// Offers of a job: to the best Pro, with a time to answer, then to the next.

import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@/contract/calendar/durations';
import { EMERGENCY_OFFERS, OFFER_MINUTES } from '@/contract/care/pros/constants';
import type { RankedPro } from '@/contract/care/pros/ranking';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { rankForJob, waitsForResponders } from '@/server/modules/care/pros/assignment/assignment';
import type { JobRow } from '@/server/modules/care/pros/assignment/repo';
import * as prosRepo from '@/server/modules/care/pros/repo';
import * as repo from './repo';

export type { OfferRow } from './repo';

/** The link of a job works for the job and what comes after it: a second visit, the invoice, a warranty call. */
const LINK_DAYS = 90;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A job waits for a Pro in these. */
const OFFERABLE: readonly JobRow['status'][] = ['approved', 'reopened'];

interface OfferCall {
  db: Db;
  services: Pick<Services, 'siteUrl'>;
  now: Date;
}

/** Whom to ask now: the best who were not asked, as many as the job asks at once. */
async function nextPros(db: Db, job: JobRow, ranking: readonly RankedPro[]): Promise<RankedPro[]> {
  const offers = await repo.listByJob(db, job.id);
  const asked = new Set(offers.map(({ proId }) => proId));
  const open = offers.filter(({ status }) => status === 'offered').length;
  const most = job.tier === 'life_safety' ? EMERGENCY_OFFERS : 1;
  return ranking.filter(({ id, score }) => score !== null && !asked.has(id)).slice(0, Math.max(0, most - open));
}

/** Those that a person chose; what keeps one from the job has no override. */
function chosenPros(ranking: readonly RankedPro[], proIds: readonly string[]): RankedPro[] {
  return proIds.map((id) => {
    const pro = ranking.find((each) => each.id === id);
    if (!pro) throw conflict('We don’t know one of these Pros.');
    if (pro.score === null) throw conflict(`${pro.company} can’t take this job: ${pro.reasons.join('. ')}.`);
    return pro;
  });
}

async function sendOffer({ db, services, now }: OfferCall, job: JobRow, { id: proId, reasons }: RankedPro) {
  const pro = await prosRepo.findById(db, proId);
  if (!pro) return;
  const token = randomBytes(32).toString('base64url');
  const answerBy = new Date(now.getTime() + OFFER_MINUTES[job.tier] * MINUTE_MS);
  const id = newId(now.getTime());
  const isNew = await repo.insert(db, {
    id,
    workOrderId: job.id,
    homeId: job.homeId,
    ownerId: job.ownerId,
    proId,
    reasons,
    answerBy,
    now,
    tokenHash: hashToken(token),
    linkExpiresAt: new Date(now.getTime() + LINK_DAYS * 1_440 * MINUTE_MS),
  });
  if (!isNew) return;
  const link = new URL(routes.pros.job(), services.siteUrl);
  // After the #, where no server, log or referrer ever sees it.
  link.hash = `token=${token}`;
  await queueMessage(db, {
    dedupeKey: `pro-offer:${id}`,
    channel: 'email',
    recipient: pro.email,
    template: 'proOffer',
    data: {
      name: pro.contactName || pro.company,
      job: job.title,
      number: job.number,
      link: link.href,
      answerBy: answerBy.toISOString(),
      timeZone: job.timeZone,
    },
  });
}

/**
 * Offers a job to the next ones, or to those named; answers how many were asked. 409 where we have yet to learn
 * that 911 or the gas company was called.
 */
export async function offerJob(call: OfferCall, job: JobRow, proIds?: readonly string[]): Promise<number> {
  const { db, now } = call;
  if (!OFFERABLE.includes(job.status) || job.proId !== null)
    throw conflict('This job isn’t waiting for a Pro. Reload to see what changed.');
  if (waitsForResponders(job)) throw conflict('First confirm that 911 or the gas company was called.');
  const ranking = await rankForJob(db, job, now);
  const next = proIds ? chosenPros(ranking, proIds) : await nextPros(db, job, ranking);
  for (const pro of next) await sendOffer(call, job, pro);
  return next.length;
}

/** Tells a Pro that they no longer have the job. */
export async function notifyOfferEnded(
  { db }: Pick<OfferCall, 'db'>,
  offer: repo.OfferRow,
  job: Pick<JobRow, 'title' | 'number'>,
  reason: string,
): Promise<void> {
  await queueMessage(db, {
    dedupeKey: `pro-offer-ended:${offer.id}`,
    channel: 'email',
    recipient: offer.email,
    template: 'proOfferEnded',
    data: { name: offer.contactName || offer.company, job: job.title, number: job.number, reason },
  });
}

/** The offer of a link that works. */
export const findOfferByToken = (db: Db, token: string, now: Date) => repo.findByToken(db, hashToken(token), now);
export const findOffer = repo.findById;
export const setOfferStatus = repo.setStatus;
export const revokeOffer = repo.revoke;
export const takeOtherOffers = repo.takeOthers;
export const listOffersBeforeVisit = repo.listBeforeVisit;
export const setOfferCode = repo.setCode;
export const countCodeAttempt = repo.countAttempt;
export const setOfferConfirmed = repo.setConfirmed;
export const addOfferMove = repo.addMove;
export const setOfferArrived = repo.setArrived;
export const setOfferChecklist = repo.setChecklist;
export const listOffersOfPro = repo.listByPro;
