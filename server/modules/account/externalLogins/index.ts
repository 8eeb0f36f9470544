import * as z from 'zod';
import type {
  ExternalLoginCallback,
  ExternalLoginResult,
  ExternalLoginStart,
} from '@/contract/account/externalLogins/endpoints';
import { ProviderName } from '@/contract/account/externalLogins/schemas';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { type Person, requirePerson, requireRecentLogin } from '@/server/http/person';
import { queueMessage } from '@/server/modules/account/outbox';
import {
  type ClientContext,
  completeLogin,
  hashOf,
  type LoginOutcome,
  loginResponse,
  newSecret,
  notifySecurityChange,
  steps,
} from '@/server/modules/account/sessions';
import { createUser, findAccountByEmail, findAccountById } from '@/server/modules/account/users';
import type { ExternalPerson, LoginProvider } from '@/server/providers/login/login';
import * as repo from './repo';

const StartedLogin = z.object({
  provider: ProviderName,
  nonce: z.string(),
  verifier: z.string(),
  browser: z.string(),
  type: z.enum(['homeowner', 'resident']).optional(),
});
const PendingConnection = z.object({ provider: ProviderName, subject: z.string(), email: z.string() });

export function requireProvider({ logins }: Services, name: string): LoginProvider {
  const found = logins.find((login) => login.name === name);
  if (!found) throw notFound('You can’t log in that way here.');
  return found;
}

const browserMark = (attempt: string) => hashOf(attempt).toString('base64url');

/** Where to go, bound to this browser and, to connect, to anyone who is logged in in it. */
export async function startLogin(services: Services, person: Person | null, wish: ExternalLoginStart, now: Date) {
  const login = requireProvider(services, wish.provider);
  if (wish.connect) requireRecentLogin(requirePerson(person), now);
  const attempt = newSecret();
  const checks = login.prepare();
  const data = { ...checks, provider: wish.provider, browser: browserMark(attempt), type: wish.type };
  const userId = wish.connect ? requirePerson(person).id : null;
  const state = await asSystem(services.db, (db) => steps.createStep(db, 'external', { userId, data }, now));
  try {
    return { url: await login.address({ ...checks, state }), attempt };
  } catch {
    throw new ApiError('unavailable', `${login.label} isn’t responding. Please try again, or log in another way.`);
  }
}

/** What the provider sent back: who is there, whom it opens an account for, or who must prove themselves first. */
export async function finishLogin(
  call: Pick<OperationContext, 'services' | 'responseHeaders' | 'person' | 'now'>,
  came: ExternalLoginCallback,
  visit: ClientContext,
) {
  const { services, person, now } = call;
  const { db } = services;
  const step = await asSystem(db, (trx) => steps.consumeStep(trx, 'external', came.state, now));
  const begun = StartedLogin.safeParse(step?.data).data;
  if (!step || !begun || begun.browser !== browserMark(came.attempt)) throw new ApiError('externalLoginRejected');
  if (step.userId && step.userId !== person?.id) throw new ApiError('externalLoginRejected');
  const login = requireProvider(services, begun.provider);
  const found = await login.finish(came, { ...begun, state: came.state }).catch((error: unknown) => {
    services.log.warn({ err: error, provider: login.name }, 'external login refused');
    throw new ApiError('externalLoginRejected');
  });
  const nothing: ExternalLoginResult = { user: null, step: null, connect: null, chooseRole: null, connected: null };
  if (step.userId) {
    const userId = step.userId;
    await asSystem(db, (trx) => connect(trx, { provider: login.name, ...found, userId }, login.label, now));
    return { ...nothing, connected: login.name };
  }
  const outcome = await asSystem(db, (trx) => admitPerson(services, trx, login, found, begun.type, visit, now));
  if ('chooseRole' in outcome) return { ...nothing, chooseRole: outcome.chooseRole };
  if ('connect' in outcome) return { ...nothing, connect: outcome.connect };
  return { ...nothing, ...(await loginResponse(call, outcome)) };
}

type Outcome = LoginOutcome | { connect: NonNullable<ExternalLoginResult['connect']> } | { chooseRole: ProviderName };

async function admitPerson(
  services: Services,
  db: Db,
  { name: provider }: LoginProvider,
  { subject, email, emailVerified, firstName, lastName }: ExternalPerson,
  type: 'homeowner' | 'resident' | undefined,
  visit: ClientContext,
  now: Date,
): Promise<Outcome> {
  const userId = await repo.recordUse(db, provider, subject, now);
  const known = userId ? await findAccountById(db, userId, null) : undefined;
  if (known) return completeLogin(services, db, known, 'external', visit, now);
  if (!email || !emailVerified) throw new ApiError('externalEmailUnverified');
  const same = await findAccountByEmail(db, email, null);
  if (same) {
    const data = { provider, subject, email };
    return { connect: { step: await steps.createStep(db, 'link', { userId: same.id, data }, now), provider, email } };
  }
  if (!type) return { chooseRole: provider };
  const names = { firstName: firstName || (email.split('@')[0] ?? email), lastName };
  const created = await createUser(db, email, { ...names, type, passwordHash: null });
  await repo.insert(db, { provider, subject, userId: created.id, email }, now);
  await audit(db, {
    event: 'user.registered',
    subject: `user:${created.id}`,
    personId: created.id,
    detail: { provider },
  });
  await queueMessage(db, {
    dedupeKey: `welcome:${created.id}`,
    channel: 'email',
    recipient: email,
    template: 'welcome',
    data: { firstName: created.firstName, type },
  });
  return completeLogin(services, db, created, 'external', visit, now);
}

interface Connection {
  provider: ProviderName;
  subject: string;
  email: string | null;
  userId: string;
}

async function connect(db: Db, { provider, subject, email, userId }: Connection, label: string, now: Date) {
  if (!(await repo.insert(db, { provider, subject, email, userId }, now)))
    throw conflict('That login opens another account already, or this account has one of that kind.');
  await notifySecurityChange(db, userId, 'external_login_connected', now, label);
}

/** Connects what a login elsewhere has shown, now that the account has proven itself here. */
export async function confirmConnection(
  services: Services,
  db: Db,
  person: Person,
  step: string,
  now: Date,
): Promise<void> {
  requireRecentLogin(person, now);
  const found = await steps.consumeStep(db, 'link', step, now);
  const awaited = PendingConnection.safeParse(found?.data).data;
  if (!awaited || found?.userId !== person.id) throw new ApiError('externalLoginRejected');
  await connect(db, { ...awaited, userId: person.id }, requireProvider(services, awaited.provider).label, now);
}
