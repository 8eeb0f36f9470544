import type { PasswordChange, PasswordReset } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { consume, reset, restore, retryAfter } from '@/server/http/throttle';
import { queueMessage } from '@/server/modules/account/outbox';
import { type Account, findAccountByEmail, findAccountById, setPasswordHash } from '@/server/modules/account/users';
import { hashPassword, passwordMatches } from '@/server/modules/account/users/passwords';
import { type ClientContext, deviceHash } from './clientContext';
import { createSession, endSessions, type SessionTokens } from './creation';
import { accountKey } from './login';
import { completeLogin, type LoginOutcome } from './loginCompletion';
import { assertPasswordStrength } from './passwordStrength';
import { emailRateLimit, guessRateLimits, networkRateLimit, strangerRateLimits } from './rateLimits/policy';
import { hasSecondStep, removeDevices } from './repo';
import { newSecret } from './secrets';
import * as proofs from './verificationCodes/repo';

const RECENT_LOGIN_MS = 15 * 60_000;

/** Mails a link to choose a new password. Whether there is an account, only the letter says. */
export async function sendResetLink(services: Services, email: string, visit: ClientContext, now: Date): Promise<void> {
  const { db, siteUrl } = services;
  await consume(db, [networkRateLimit(visit.address)], now);
  const device = deviceHash(visit);
  const secret = newSecret();
  await asSystem(db, async (trx) => {
    const account = await findAccountByEmail(trx, email, device);
    const guesser = { account: accountKey(email), address: null, knownDevice: account?.known ? device : null };
    if ((await retryAfter(trx, [emailRateLimit(guesser)], now)) !== null) return;
    await proofs.save(trx, { email, purpose: 'reset', secret }, now);
    // After the #, where no server, log or referrer ever sees it.
    const link = new URL(routes.auth.setPassword(), siteUrl);
    link.hash = `token=${secret}`;
    await queueMessage(trx, {
      dedupeKey: `reset:${proofs.publicName(secret)}`,
      channel: 'email',
      recipient: account?.email ?? email,
      template: account ? 'resetPassword' : 'noAccount',
      data: { firstName: account?.firstName ?? '', link: link.href },
    });
  });
}

/** Sets the password a link was mailed for. */
export async function resetPassword(
  services: Services,
  { token, password }: PasswordReset,
  visit: ClientContext,
  now: Date,
): Promise<LoginOutcome> {
  const { db } = services;
  await consume(db, [networkRateLimit(visit.address)], now);
  const account = await asSystem(db, async (trx) => {
    const proof = await proofs.find(trx, 'reset', token, now);
    return proof && findAccountByEmail(trx, proof.email, null);
  });
  if (!account) throw new ApiError('linkExpired');
  await assertPasswordStrength(password, account.email, account.firstName, account.lastName);
  const passwordHash = await hashPassword(password);
  return asSystem(db, async (trx) => {
    if (!(await proofs.consume(trx, 'reset', token))) throw new ApiError('linkExpired');
    await changePassword(services, trx, account, passwordHash, now);
    return completeLogin(services, trx, account, 'password', visit, now);
  });
}

/** Sets another password, or a first one, for a signed-in person with a fresh proof of identity. */
export async function setPassword(
  services: Services,
  person: Person,
  { currentPassword, password }: PasswordChange,
  visit: ClientContext,
  now: Date,
): Promise<SessionTokens> {
  const { db } = services;
  const device = deviceHash(visit);
  const account = await asSystem(db, (trx) => findAccountById(trx, person.id, device));
  if (!account) throw new ApiError('unauthenticated');
  await assertPasswordStrength(password, account.email, account.firstName, account.lastName);
  if (account.passwordHash) {
    const knownDevice = account.known ? device : null;
    const budgets = guessRateLimits('confirm', { account: person.id, address: visit.address, knownDevice });
    await consume(db, budgets, now);
    if (!(await passwordMatches(account.passwordHash, currentPassword ?? '')))
      throw new ApiError('invalid', undefined, { fields: { currentPassword: 'Incorrect password.' } });
    await restore(db, budgets);
  } else if (now.getTime() - person.authenticatedAt * 1_000 > RECENT_LOGIN_MS)
    throw new ApiError('recentLoginRequired');
  const passwordHash = await hashPassword(password);
  return asSystem(db, async (trx) => {
    const appCode = await hasSecondStep(trx, { id: person.sessionId, userId: person.id });
    await changePassword(services, trx, account, passwordHash, now);
    return createSession(services, trx, account, 'password', visit, now, { appCode });
  });
}

/** With a new password everything an old one opened is shut: sessions, codes, links, browsers we knew. */
async function changePassword(
  services: Services,
  db: Db,
  account: Account,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPasswordHash(db, account.id, passwordHash);
  await endSessions(services, db, { userId: account.id }, 'credentials', now);
  await proofs.invalidateAll(db, account.email);
  await removeDevices(db, account.id);
  await reset(db, strangerRateLimits(accountKey(account.email)));
  await audit(db, { event: 'user.password_changed', subject: `user:${account.id}`, personId: account.id });
  await queueMessage(db, {
    dedupeKey: `passwordChanged:${account.id}:${now.getTime()}`,
    channel: 'email',
    recipient: account.email,
    template: 'passwordChanged',
    data: { firstName: account.firstName, at: now.toISOString() },
  });
}
