import type { Login } from '@/contract/sessions';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { Refusal } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { refund, spend } from '@/server/http/throttle';
import { accountByEmail, accountById, passwordMatches, renewHash } from '@/server/modules/users/users.service';
import type { Services } from '@/server/services';
import { type Grant, startSession } from './sessions.begin';
import { guessBudgets } from './sessions.budgets';
import { deviceHash, type Visit } from './sessions.visit';

/** The same address in one spelling, for counters. */
export const accountKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Logs in by password. Whether the address is unknown or the password wrong shows neither in the answer nor in its time. */
export async function loginByPassword(
  services: Services,
  { email, password }: Login,
  visit: Visit,
  now: Date,
): Promise<{ userId: string; grant: Grant }> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => accountByEmail(trx, email, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessBudgets('password', { account: accountKey(email), address: visit.address, knownDevice });
  await spend(db, budgets, now);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account) {
    await asSystem(db, (trx) => audit(trx, { event: 'session.refused', personId: account?.id }));
    throw new Refusal('wrongCredentials');
  }
  await refund(db, budgets);
  return asSystem(db, async (trx) => {
    await renewHash(trx, account, password);
    return { userId: account.id, grant: await startSession(services, trx, account, 'password', visit, now) };
  });
}

/** Proves with the password that it is still them: a session with a new id and a fresh proof takes the place of this one. */
export async function confirmByPassword(
  services: Services,
  person: Person,
  password: string,
  visit: Visit,
  now: Date,
): Promise<Grant> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => accountById(trx, person.id, device));
  const knownDevice = account?.known ? device : null;
  const budgets = guessBudgets('confirm', { account: person.id, address: visit.address, knownDevice });
  await spend(db, budgets, now);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account) throw new Refusal('wrongCredentials');
  await refund(db, budgets);
  return asSystem(db, (trx) => startSession(services, trx, account, 'password', visit, now));
}
