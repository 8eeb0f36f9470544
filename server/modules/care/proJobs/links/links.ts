// Who holds a link: the token opens the job, and a code to the Pro's own address or phone confirms the device.

import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_MINUTES, MAX_CODE_ATTEMPTS } from '@/contract/care/proJobs/constants';
import { canText } from '@/contract/format/phoneText';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import {
  countCodeAttempt,
  findOfferByToken,
  hashToken,
  type OfferRow,
  setOfferCode,
  setOfferConfirmed,
} from '@/server/modules/care/pros/offers/offers';

/** The offer of a link; a wrong one, an old one, and a revoked one are refused alike. */
export async function requireLink(db: Db, token: string, now: Date): Promise<OfferRow> {
  const offer = await findOfferByToken(db, token, now);
  if (!offer) throw new ApiError('linkExpired', 'This link doesn’t work anymore. Look for a newer email from us.');
  return offer;
}

/** Whether this phone confirmed a code; a forwarded link comes without it. */
export const isConfirmedDevice = ({ deviceHashes }: OfferRow, device: string | undefined): boolean =>
  device !== undefined && deviceHashes.some((hash) => timingSafeEqual(hash, hashToken(device)));

export function requireDevice(offer: OfferRow, device: string): void {
  if (!isConfirmedDevice(offer, device))
    throw new ApiError('forbidden', 'Confirm a code on this phone first. Reload the page to get one.');
}

/** `l•••@ace.example`, `•••-0134`. */
export const maskEmail = (email: string) => email.replace(/^(.).*@/, '$1•••@');
export const maskPhone = (phone: string) => (phone && canText(phone) ? `•••-${phone.slice(-4)}` : null);

/** Of the code and the offer: the same digits are another code for another job. */
const hashCode = (offerId: string, code: string) => hashToken(`${offerId}:${code}`);

export async function sendCode(db: Db, offer: OfferRow, via: 'email' | 'text', now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await setOfferCode(db, offer.id, hashCode(offer.id, code), new Date(now.getTime() + CODE_MINUTES * 60_000));
  const byText = via === 'text' && canText(offer.phone);
  const recipient = byText ? offer.phone : offer.email;
  await queueMessage(db, {
    dedupeKey: `pro-code:${offer.id}:${now.getTime()}`,
    channel: byText ? 'sms' : 'email',
    recipient,
    template: 'proCode',
    data: { name: offer.contactName || offer.company, code },
  });
  return (byText ? maskPhone(recipient) : maskEmail(recipient)) ?? '';
}

/** Counts every wrong guess; the device's secret is answered once. Another phone that confirms takes its place. */
export async function confirmCode(
  db: Db,
  offer: OfferRow,
  code: string,
  now: Date,
): Promise<{ device: string | null; attemptsLeft: number }> {
  const { codeHash, codeExpiresAt, codeAttempts } = offer;
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now || codeAttempts >= MAX_CODE_ATTEMPTS)
    return { device: null, attemptsLeft: 0 };
  if (!timingSafeEqual(codeHash, hashCode(offer.id, code))) {
    await countCodeAttempt(db, offer.id);
    return { device: null, attemptsLeft: MAX_CODE_ATTEMPTS - codeAttempts - 1 };
  }
  const device = randomBytes(32).toString('base64url');
  await setOfferConfirmed(db, offer.id, hashToken(device), now);
  return { device, attemptsLeft: MAX_CODE_ATTEMPTS };
}
