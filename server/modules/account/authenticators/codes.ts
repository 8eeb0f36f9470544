import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/account/authenticators/repo';
import { decrypt, encrypt } from '@/server/vault';

/** Without the signs one mistakes for others. */
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODE_COUNT = 10;
const PERIOD_SECONDS = 30;

const secretAad = (userId: string) => `authenticators|secret|${userId}`;

/** A typed code in the form in which it was shown. */
const normalizeCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');
const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}\n${normalizeCode(code)}`)
    .digest();

/** A fresh secret: for the app as an address to scan, for us sealed. */
export function newSecret(userId: string, email: string) {
  const secret = generateSecret({ length: 20 });
  const uri = generateURI({ issuer: 'Belong', label: email, secret });
  return { secret, uri, sealed: encrypt(secret, secretAad(userId)) };
}

/** Ten codes for the day the phone is lost, 50 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const signs = Array.from({ length: 10 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  });

export const storeRecoveryCodes = (db: Db, userId: string, codes: readonly string[]) =>
  repo.replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );

/** Whether a code of the app is right, now or half a minute to either side; each is taken once. */
export async function consumeAppCode(db: Db, userId: string, typed: string, now: Date): Promise<boolean> {
  const known = await repo.find(db, userId);
  const code = normalizeCode(typed);
  if (!known || !/^\d{6}$/.test(code)) return false;
  const epoch = Math.floor(now.getTime() / 1_000);
  const secret = decrypt(known.secret, secretAad(userId));
  const found = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_SECONDS });
  if (!found.valid) return false;
  return repo.consumeTimeStep(db, userId, Math.floor(epoch / PERIOD_SECONDS) + found.delta);
}

export const consumeRecoveryCode = (db: Db, userId: string, typed: string, now: Date) =>
  repo.useCode(db, userId, hashOf(userId, typed), now);
