// The login of a Pro with many jobs: a code to the company's own address or phone, then a secret that the phone holds.

import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/contract/calendar/durations';
import { CODE_MINUTES, LOGIN_DAYS, MAX_CODE_ATTEMPTS } from '@/contract/care/proAccounts/constants';
import { canText } from '@/contract/format/phoneText';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { consume, reset, retryAfter } from '@/server/http/throttle';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { emailRateLimit, guessRateLimits, networkRateLimit } from '@/server/modules/account/sessions';
import { hashToken } from '@/server/modules/care/pros/offers/offers';
import * as repo from './repo';

export type { ConfirmedLogin } from './repo';

const newSecret = () => randomBytes(32).toString('base64url');
const hashCode = (loginId: string, code: string) => hashToken(`${loginId}:${code}`);

/** By which address codes are asked for and guessed at, counted like those of members. */
const guesserOf = (of: string, address: string | null) => ({ account: `pro:${of}`, address, knownDevice: null });
const hashEmail = (email: string) => hashToken(email.toLowerCase());

/**
 * Sends a code to a Pro, and to an address that is none's that it is. The answer is the same, and so is the work: whether
 * a company works for us shows in no reply and in no time it takes.
 */
export async function requestLogin(
  db: Db,
  { email, via }: { email: string; via: 'email' | 'text' },
  address: string | null,
  now: Date,
): Promise<string> {
  await consume(db, [networkRateLimit(address)], now);
  const id = newId(now.getTime());
  const pro = await repo.findProByEmail(db, email);
  const emailHash = hashEmail(email);
  // Silently: a refusal would reveal how often another person has asked.
  if ((await retryAfter(db, [emailRateLimit(guesserOf(emailHash.toString('hex'), address))], now)) !== null) return id;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await repo.insertLogin(db, {
    id,
    proId: pro?.id ?? null,
    emailHash,
    codeHash: hashCode(id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  const phone = via === 'text' && pro && canText(pro.phone) ? pro.phone : '';
  await queueMessage(db, {
    dedupeKey: `pro-login:${id}`,
    channel: phone ? 'sms' : 'email',
    recipient: phone || (pro?.email ?? email),
    template: pro ? 'proCode' : 'noProAccount',
    data: { name: pro ? pro.contactName || pro.company : '', code },
  });
  return id;
}

/** The secret of a new login, answered once; null for a wrong code, an old one, and one that was guessed too often. */
export async function confirmLogin(
  db: Db,
  { login: loginId, code }: { login: string; code: string },
  address: string | null,
  now: Date,
): Promise<string | null> {
  const login = await repo.lockLogin(db, loginId);
  const limits = guessRateLimits('confirm', guesserOf(guessedOf(login), address));
  const [network] = limits;
  await consume(db, login || !network ? limits : [network], now);
  if (!login?.codeHash || login.expiresAt <= now || login.codeAttempts >= MAX_CODE_ATTEMPTS) return null;
  const isRight = timingSafeEqual(login.codeHash, hashCode(loginId, code));
  if (!isRight || !login.proId) {
    await repo.countAttempt(db, loginId);
    return null;
  }
  await reset(db, limits.slice(1));
  const session = newSecret();
  await repo.confirmLogin(db, loginId, hashToken(session), new Date(now.getTime() + LOGIN_DAYS * DAY_MS), now);
  return session;
}

/** A login that an older release stored has no address. */
const guessedOf = (login: repo.LoginRow | undefined) => login?.emailHash?.toString('hex') ?? login?.proId ?? '';

/** The login of a phone; one that ended is refused like one that never was. */
export async function requireLogin(db: Db, session: string, now: Date): Promise<repo.ConfirmedLogin> {
  const login = await repo.findByToken(db, hashToken(session), now);
  if (!login) throw new ApiError('linkExpired', 'Please log in again.');
  return login;
}

/** A link to a job for this phone, which is confirmed already. */
export async function createJobLink(
  db: Db,
  loginId: string,
  offerId: string,
  now: Date,
): Promise<{ token: string; device: string }> {
  const [token, device] = [newSecret(), newSecret()];
  await repo.insertJobLink(db, {
    tokenHash: hashToken(token),
    deviceHash: hashToken(device),
    loginId,
    offerId,
    createdAt: now,
  });
  return { token, device };
}

export const endLogin = repo.endLogin;
