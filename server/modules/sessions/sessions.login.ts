import type { Login } from '@/contract/sessions';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { consume, refund } from '@/server/http/throttle';
import { hasAuthenticator, takeCode } from '@/server/modules/authenticators/authenticators.service';
import { accountByEmail, accountById, passwordMatches, renewHash } from '@/server/modules/users/users.service';
import type { Services } from '@/server/services';
import { type Grant, startSession } from './sessions.begin';
import { guessBudgets } from './sessions.budgets';
import { type Entry, enter } from './sessions.enter';
import { deviceHash, type Visit } from './sessions.visit';

/** The same address in one spelling, for counters. */
export const accountKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Logs in by password. Whether the address is unknown or the password wrong shows neither in the answer nor in its time. */
export async function loginByPassword(
  services: Services,
  { email, password }: Login,
  visit: Visit,
  now: Date,
): Promise<Entry> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => accountByEmail(trx, email, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessBudgets('password', { account: accountKey(email), address: visit.address, knownDevice });
  await consume(db, budgets, now);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account) {
    await asSystem(db, (trx) => audit(trx, { event: 'session.refused', personId: account?.id }));
    throw new ApiError('wrongCredentials');
  }
  return asSystem(db, async (trx) => {
    await refund(trx, budgets);
    await renewHash(trx, account, password);
    return enter(services, trx, account, 'password', visit, now);
  });
}

type Proof = { password: string } | { appCode: string };

/** Proves that it is still them: a session with a new id and a fresh proof takes the place of this one. */
export async function confirmBy(
  services: Services,
  person: Person,
  proof: Proof,
  visit: Visit,
  now: Date,
): Promise<Grant> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => accountById(trx, person.id, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessBudgets('confirm', { account: person.id, address: visit.address, knownDevice });
  await consume(db, budgets, now);
  const right =
    'password' in proof
      ? await passwordMatches(account?.passwordHash, proof.password)
      : await asSystem(db, (trx) => takesCode(trx, person.id, proof.appCode, now));
  if (!right || !account) throw new ApiError('password' in proof ? 'wrongCredentials' : 'wrongCode');
  await refund(db, budgets);
  return asSystem(db, (trx) => startSession(services, trx, account, 'password', visit, now));
}

/** Only where the app has been turned on: a secret that was offered to anybody proves nothing. */
const takesCode = async (db: Db, userId: string, code: string, now: Date) =>
  (await hasAuthenticator(db, userId)) && (await takeCode(db, userId, code, now)) !== null;
