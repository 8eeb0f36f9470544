import type { EmailedCode } from '@/contract/account/profiles/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { retryAfter } from '@/server/http/throttle';
import { languageFor, queueMessage } from '@/server/modules/account/outbox';
import * as repo from '@/server/modules/account/profiles/repo';
import {
  accountKey,
  type ClientContext,
  createClaim,
  createSession,
  emailRateLimit,
  endSessions,
  proofs,
  type SessionTokens,
  verifyClaim,
} from '@/server/modules/account/sessions';
import { closeTodo, openTodo } from '@/server/modules/account/todos';
import { findAccountById } from '@/server/modules/account/users';
import { setEmail } from '@/server/modules/account/users/profile';

/**
 * Mails a code to the future address of a person. The caller cannot tell whether that address has an
 * account already: only the email says so, and the code in it is worthless.
 */
export async function requestEmailChange(
  db: Db,
  person: Person,
  names: { email: string; firstName: string },
  wanted: string,
  now: Date,
): Promise<string> {
  const taken = await repo.hasAccount(db, wanted);
  const asked = { userId: person.id, email: names.email, purpose: 'email', claim: wanted } as const;
  const { attempt, code, name } = await createClaim(db, asked, now);
  await openTodo(db, { userId: person.id, kind: 'verifyEmail', detail: { email: wanted } });
  const budget = emailRateLimit({ account: accountKey(wanted), address: null, knownDevice: null });
  if ((await retryAfter(db, [budget], now)) !== null) return attempt;
  const language = taken ? undefined : await languageFor(db, person.id);
  await queueMessage(db, {
    dedupeKey: `newEmail:${name}`,
    channel: 'email',
    recipient: wanted,
    template: taken ? 'emailTaken' : 'emailCode',
    data: taken ? { firstName: '' } : { firstName: names.firstName, code },
    ...(language && { language }),
  });
  return attempt;
}

/** The new address holds from now on: both hear of it, and every session but a new one here ends. */
export async function changeEmail(
  services: Services,
  person: Person,
  proof: EmailedCode,
  visit: ClientContext,
  now: Date,
): Promise<SessionTokens> {
  const claim = { userId: person.id, purpose: 'email', ...proof } as const;
  const email = await verifyClaim(services, claim, visit.address, now);
  return asSystem(services.db, async (db) => {
    const before = await findAccountById(db, person.id, null);
    if (!before) throw new ApiError('unauthenticated');
    if (!(await setEmail(db, person.id, email, now))) throw new ApiError('invalidCode');
    await proofs.invalidateAll(db, before.email);
    await closeTodo(db, { userId: person.id, kind: 'verifyEmail' });
    await endSessions(services, db, { userId: person.id }, 'credentials', now);
    await audit(db, { event: 'user.email_changed', subject: `user:${person.id}`, personId: person.id });
    const grant = await createSession(services, db, { ...before, email }, 'code', visit, now);
    const language = await languageFor(db, person.id);
    for (const [which, recipient] of [
      ['old', before.email],
      ['new', email],
    ] as const)
      await queueMessage(db, {
        dedupeKey: `emailChanged:${grant.sessionId}:${which}`,
        channel: 'email',
        recipient,
        template: which === 'old' ? 'oldEmailNotice' : 'emailChanged',
        data: { firstName: before.firstName, at: now.toISOString(), email },
        language,
      });
    return grant;
  });
}
