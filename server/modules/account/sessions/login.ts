import type { Login } from '@/contract/account/sessions/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { consume, restore } from '@/server/http/throttle';
import { type ClientContext, deviceHash } from '@/server/modules/account/sessions/clientContext';
import { createSession, type SessionTokens } from '@/server/modules/account/sessions/creation';
import { completeLogin, type LoginOutcome } from '@/server/modules/account/sessions/loginCompletion';
import { guessRateLimits } from '@/server/modules/account/sessions/rateLimits/policy';
import {
  findAccountByEmail,
  findAccountById,
  passwordMatches,
  upgradePasswordHash,
} from '@/server/modules/account/users';
import { secondFactor } from '@/server/secondFactor';

/** The same address in one spelling, for counters. */
export const accountKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Logs in by password. Whether the address is unknown or the password wrong shows neither in the answer nor in its time. */
export async function loginByPassword(
  services: Services,
  { email, password }: Login,
  visit: ClientContext,
  now: Date,
): Promise<LoginOutcome> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => findAccountByEmail(trx, email, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessRateLimits('password', { account: accountKey(email), address: visit.address, knownDevice });
  await consume(db, budgets, now);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account) {
    await asSystem(db, (trx) => audit(trx, { event: 'session.login_rejected', personId: account?.id }));
    throw new ApiError('invalidCredentials');
  }
  return asSystem(db, async (trx) => {
    await restore(trx, budgets);
    await upgradePasswordHash(trx, account, password);
    return completeLogin(services, trx, account, 'password', visit, now);
  });
}

type ReauthProof = { password: string } | { appCode: string };

/** Proves that it is still them: a session with a new id and a fresh proof takes the place of this one. */
export async function reauthenticate(
  services: Services,
  person: Person,
  proof: ReauthProof,
  visit: ClientContext,
  now: Date,
): Promise<SessionTokens> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => findAccountById(trx, person.id, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessRateLimits('confirm', { account: person.id, address: visit.address, knownDevice });
  await consume(db, budgets, now);
  const right =
    'password' in proof
      ? await passwordMatches(account?.passwordHash, proof.password)
      : await asSystem(db, (trx) => acceptsAppCode(trx, person.id, proof.appCode, now));
  if (!right || !account) throw new ApiError('password' in proof ? 'invalidCredentials' : 'invalidCode');
  await restore(db, budgets);
  return asSystem(db, (trx) =>
    createSession(services, trx, account, 'password', visit, now, { appCode: 'appCode' in proof }),
  );
}

/** Only where the app has been turned on: a secret that was offered to anybody proves nothing. */
const acceptsAppCode = async (db: Db, userId: string, code: string, now: Date) =>
  (await secondFactor.isRequired(db, userId)) && (await secondFactor.verify(db, userId, code, now)) !== null;
