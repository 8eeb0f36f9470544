import { timingSafeEqual } from 'node:crypto';
import type { CodeLogin, CodeSent } from '@/contract/account/sessions/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { consume, reset, retryAfter } from '@/server/http/throttle';
import { queueMessage } from '@/server/modules/account/outbox';
import { type ClientContext, deviceHash } from '@/server/modules/account/sessions/clientContext';
import { createSession, type SessionTokens } from '@/server/modules/account/sessions/creation';
import { accountKey } from '@/server/modules/account/sessions/login';
import { completeLogin, type LoginOutcome } from '@/server/modules/account/sessions/loginCompletion';
import {
  emailRateLimit,
  guessRateLimits,
  strangerRateLimits,
} from '@/server/modules/account/sessions/rateLimits/policy';
import { hashOf, newCode, newSecret } from '@/server/modules/account/sessions/secrets';
import * as proofs from '@/server/modules/account/sessions/verificationCodes/repo';
import { type Account, createUser, findAccountByEmail, type NewUser } from '@/server/modules/account/users';

interface CodeRequestInput {
  email: string;
  /** Of a person who registers; kept until the code comes back. */
  registration?: NewUser;
}

/**
 * Mails a code that logs in, and that opens the requested account. Only the email says whether an account
 * exists: the answer is the same, and so is the work.
 */
export async function sendCode(
  services: Services,
  asked: CodeRequestInput,
  visit: ClientContext,
  now: Date,
): Promise<CodeSent> {
  const { db } = services;
  const { email, registration } = asked;
  const device = deviceHash(visit);
  const attempt = newSecret();
  await asSystem(db, async (trx) => {
    const account = await findAccountByEmail(trx, email, device);
    const guesser = { account: accountKey(email), address: null, knownDevice: account?.known ? device : null };
    // Silently: a refusal would reveal how often another person has asked.
    if ((await retryAfter(trx, [emailRateLimit(guesser)], now)) !== null) return;
    const code = newCode();
    const own = account ? undefined : registration;
    await proofs.save(trx, { email, purpose: 'code', secret: attempt, code, registration: own }, now);
    await queueMessage(trx, {
      dedupeKey: `code:${proofs.publicName(attempt)}`,
      channel: 'email',
      recipient: account?.email ?? email,
      template: templateFor(account, registration),
      data: { firstName: account?.firstName ?? registration?.firstName ?? '', code },
    });
  });
  return { attempt };
}

function templateFor(account: Account | undefined, registration: NewUser | undefined) {
  if (account) return registration ? 'alreadyMember' : 'loginCode';
  return registration ? 'registerCode' : 'noAccount';
}

/** A mailed code, used up in the browser that asked for it. Counts every try. */
async function verifyCode(services: Services, { attempt, code }: CodeLogin, visit: ClientContext, now: Date) {
  const { db } = services;
  const device = deviceHash(visit);
  const { proof, known } = await asSystem(db, async (trx) => {
    const found = await proofs.find(trx, 'code', attempt, now);
    const account = await findAccountByEmail(trx, found?.email ?? '', device);
    return { proof: found, known: account?.known ?? false };
  });
  const account = accountKey(proof?.email ?? '');
  const budgets = guessRateLimits('code', { account, address: visit.address, knownDevice: known ? device : null });
  await consume(db, proof ? budgets : budgets.slice(0, 1), now);
  const counted = await asSystem(db, (trx) => proofs.countAttempt(trx, attempt));
  const right = proof?.codeHash && timingSafeEqual(proof.codeHash, hashOf(attempt, code));
  if (!proof || !counted || !right) throw new ApiError('invalidCode');
  return proof;
}

/** Logs in with a mailed code, in the browser that asked for it. */
export async function loginByCode(
  services: Services,
  typed: CodeLogin,
  visit: ClientContext,
  now: Date,
): Promise<LoginOutcome> {
  const proof = await verifyCode(services, typed, visit, now);
  return asSystem(services.db, async (trx) => {
    if (!(await proofs.consume(trx, 'code', typed.attempt))) throw new ApiError('invalidCode');
    const who = await findOrCreateAccount(trx, proof);
    await reset(trx, strangerRateLimits(accountKey(proof.email)));
    const outcome = await completeLogin(services, trx, who, 'code', visit, now);
    // The code only confirmed the address; the person chose a password.
    const chosePassword = proof.registration && who.passwordHash;
    return 'grant' in outcome && chosePassword
      ? { ...outcome, grant: { ...outcome.grant, nextMethod: 'password' as const } }
      : outcome;
  });
}

/** Proves with a mailed code that it is still them. */
export async function confirmByCode(
  services: Services,
  person: Person,
  typed: CodeLogin,
  visit: ClientContext,
  now: Date,
): Promise<SessionTokens> {
  const proof = await verifyCode(services, typed, visit, now);
  return asSystem(services.db, async (trx) => {
    const who = await findAccountByEmail(trx, proof.email, null);
    if (who?.id !== person.id || !(await proofs.consume(trx, 'code', typed.attempt))) throw new ApiError('invalidCode');
    return createSession(services, trx, who, 'code', visit, now);
  });
}

/** Anyone who has the address, or the account that the code opens. */
async function findOrCreateAccount(db: Db, { email, registration }: proofs.VerificationCode): Promise<Account> {
  const account = await findAccountByEmail(db, email, null);
  if (account) return account;
  if (!registration) throw new ApiError('invalidCode');
  const created = await createUser(db, email, registration);
  await audit(db, { event: 'user.registered', subject: `user:${created.id}`, personId: created.id });
  await queueMessage(db, {
    dedupeKey: `welcome:${created.id}`,
    channel: 'email',
    recipient: email,
    template: 'welcome',
    data: { firstName: created.firstName, type: created.type },
  });
  return created;
}
