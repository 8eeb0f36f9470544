import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import type { AvailabilityCheck, AvailabilityUpdate } from '@/contract/homes/availabilityChecks/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { isId, newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { saveLead } from '@/server/modules/account/leads';
import { queueMessage } from '@/server/modules/account/outbox';
import { setHomeAvailableOn } from '@/server/modules/homes/homes/facts';
import * as repo from './repo';

const CHECK_LIFETIME_DAYS = 30;
/** Before a day that was named we ask once more; who was not sure is asked a month later. */
const DAYS_BEFORE_AVAILABLE = 14;
const RETRY_UNSURE_DAYS = 30;
const MAX_DAYS_AHEAD = 730;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const addDays = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** Mails an owner the link to a new check. Nothing is sent for a home without one. */
export async function sendCheck(services: Services, db: Db, homeId: string, now: Date): Promise<void> {
  const id = newId();
  const token = randomBytes(32).toString('base64url');
  await repo.insert(db, { id, homeId, hash: hashOf(token), sentAt: now, expiresAt: addDays(now, CHECK_LIFETIME_DAYS) });
  const check = await repo.findById(db, id);
  if (!check?.email) return;
  const link = new URL(routes.homeowners.availabilityCheckIn({ homeId }), services.siteUrl);
  // After the #, where no server, log or referrer ever sees it.
  link.hash = `token=${token}`;
  await queueMessage(db, {
    dedupeKey: `availability:${id}`,
    channel: 'email',
    recipient: check.email,
    template: 'availabilityCheck',
    data: { firstName: check.firstName ?? '', street: check.streetAddress, link: link.href },
  });
}

export function present(check: repo.CheckRow): AvailabilityCheck {
  const { streetAddress, city, expiresAt, answer, availableOn, note, askAgainAt } = check;
  return {
    home: { streetAddress, city },
    expiresAt: expiresAt.toISOString(),
    answer,
    availableOn,
    note,
    askAgainAt: askAgainAt?.toISOString() ?? null,
  };
}

/** The check, for anyone who holds its link; a foreign home, a wrong link and an old one are refused alike. */
export async function findByLink(db: Db, homeId: string, token: string, now: Date): Promise<repo.CheckRow> {
  const check = isId(homeId) ? await repo.findOpen(db, homeId, hashOf(token), now) : undefined;
  if (!check) throw new ApiError('linkExpired', 'This link doesn’t work or has expired.');
  return check;
}

interface RequestMeta {
  homeId: string;
  now: Date;
  requestId: string;
}

/** Stores the answer, sets the home’s day where the answer has one, notifies staff, and plans the next check. */
export async function answerCheck(
  trx: Db,
  check: repo.CheckRow,
  { answer, availableOn, note }: Omit<AvailabilityUpdate, 'token'>,
  { homeId, now, requestId }: RequestMeta,
): Promise<AvailabilityCheck> {
  const today = localDay(now, check.timeZone);
  if (availableOn && (availableOn < today || availableOn > localDay(addDays(now, MAX_DAYS_AHEAD), check.timeZone)))
    throw new ApiError('invalid', undefined, { fields: { availableOn: 'A day from today on, within two years' } });
  const before = check.answer === null ? check.homeAvailableOn : check.availableBefore;
  const day = answer === 'now' ? today : availableOn;
  const askAgainAt = scheduleRetry(answer, availableOn, now);
  await setHomeAvailableOn(trx, homeId, day ?? before ?? check.homeAvailableOn);
  await repo.setAnswer(trx, check.id, {
    answer,
    availableOn: day ?? null,
    note,
    availableBefore: before,
    askAgainAt,
    answeredAt: now,
  });
  const { id } = check;
  if (askAgainAt)
    await enqueue(trx, 'resendAvailabilityCheck', { id, at: askAgainAt.toISOString() }, { runAt: askAgainAt });
  if (answer === 'now' || answer === 'onDate') await notifyStaff(trx, check, { day: day ?? today, note }, now);
  await audit(trx, {
    event: 'availability.answered',
    subject: `home:${homeId}`,
    personId: null,
    requestId,
    detail: { answer },
  });
  return present({ ...check, answer, availableOn: day ?? null, note, askAgainAt });
}

function scheduleRetry(answer: AvailabilityUpdate['answer'], availableOn: string | undefined, now: Date): Date | null {
  if (answer === 'notSure') return addDays(now, RETRY_UNSURE_DAYS);
  if (answer !== 'onDate' || !availableOn) return null;
  const at = addDays(new Date(`${availableOn}T16:00:00Z`), -DAYS_BEFORE_AVAILABLE);
  return at > now ? at : null;
}

/** Anyone who has a home to let is a lead; the same one as before, with one more event. */
async function notifyStaff(
  db: Db,
  check: repo.CheckRow,
  { day, note }: { day: string; note: string },
  now: Date,
): Promise<void> {
  const { email, firstName, lastName, streetAddress, city, state, zipcode } = check;
  if (!email) return;
  await saveLead(
    { db, person: null, now, auditSubject: () => undefined },
    {
      type: 'leasing',
      contact: { firstName: firstName ?? '', lastName: lastName ?? '', email, textConsent: false },
      address: { streetAddress, city, state, zipcode },
      message: [`${streetAddress} is free from ${day}.`, note].filter(Boolean).join('\n'),
      experiments: {},
    },
  );
}

/** Reverts the answer: the home has its day from before, and no follow-up check runs because of it. */
export async function undoAnswer(
  trx: Db,
  check: repo.CheckRow,
  { homeId, requestId }: Omit<RequestMeta, 'now'>,
): Promise<AvailabilityCheck> {
  if (check.answer === null) return present(check);
  if (check.availableBefore) await setHomeAvailableOn(trx, homeId, check.availableBefore);
  const blank = { answer: null, availableOn: null, note: '', availableBefore: null, askAgainAt: null };
  await repo.setAnswer(trx, check.id, { ...blank, answeredAt: null });
  await audit(trx, { event: 'availability.answer_undone', subject: `home:${homeId}`, personId: null, requestId });
  return present({ ...check, ...blank });
}
