import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Db } from '@/server/db/client';
import { open, seal } from '@/server/vault';
import * as repo from './authenticators.repo';

/** Without the signs one mistakes for others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;
const SECONDS = 30;

const about = (userId: string) => `authenticators|secret|${userId}`;

/** What somebody typed, as it was shown to them. */
const plain = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');
const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}\n${plain(code)}`)
    .digest();

/** A fresh secret: for the app as an address to scan, for us sealed. */
export function newSecret(userId: string, email: string) {
  const secret = generateSecret({ length: 20 });
  const uri = generateURI({ issuer: 'Belong', label: email, secret });
  return { secret, uri, sealed: seal(secret, about(userId)) };
}

/** Ten codes for the day the phone is lost, 50 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  });

export const storeRecoveryCodes = (db: Db, userId: string, codes: readonly string[]) =>
  repo.replaceCodes(
    db,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );

/** Whether a code of the app is right, now or half a minute to either side; each is taken once. */
export async function takeAppCode(db: Db, userId: string, typed: string, now: Date): Promise<boolean> {
  const known = await repo.find(db, userId);
  const code = plain(typed);
  if (!known || !/^\d{6}$/.test(code)) return false;
  const epoch = Math.floor(now.getTime() / 1_000);
  const secret = open(known.secret, about(userId));
  const found = verifySync({ secret, token: code, epoch, epochTolerance: SECONDS });
  if (!found.valid) return false;
  return repo.takeStep(db, userId, Math.floor(epoch / SECONDS) + found.delta);
}

export const takeRecoveryCode = (db: Db, userId: string, typed: string, now: Date) =>
  repo.useCode(db, userId, hashOf(userId, typed), now);
