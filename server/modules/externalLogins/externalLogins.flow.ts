import * as z from 'zod';
import type { ExternalLoggedIn, ExternalReturn, ExternalStart } from '@/contract/externalLogins';
import { ProviderName } from '@/contract/externalLogins.schemas';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { type Person, requirePerson, requireRecentLogin } from '@/server/http/person';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import {
  type Entry,
  enter,
  hashOf,
  newSecret,
  securityChanged,
  steps,
  type Visit,
  welcome,
} from '@/server/modules/sessions/sessions.service';
import { accountByEmail, accountById, createUser } from '@/server/modules/users/users.service';
import type { ExternalPerson, Login } from '@/server/providers/login/login';
import type { Services } from '@/server/services';
import * as repo from './externalLogins.repo';

const Begun = z.object({
  provider: ProviderName,
  nonce: z.string(),
  verifier: z.string(),
  browser: z.string(),
  type: z.enum(['homeowner', 'resident']),
});
const Awaited = z.object({ provider: ProviderName, subject: z.string(), email: z.string() });

export function providerOf({ logins }: Services, name: string): Login {
  const found = logins.find((login) => login.name === name);
  if (!found) throw notFound('One cannot log in that way here.');
  return found;
}

const mark = (attempt: string) => hashOf(attempt).toString('base64url');

/** Where to go, bound to this browser and, to connect, to whoever is logged in in it. */
export async function start(services: Services, person: Person | null, wish: ExternalStart, now: Date) {
  const login = providerOf(services, wish.provider);
  if (wish.connect) requireRecentLogin(requirePerson(person), now);
  const attempt = newSecret();
  const checks = login.prepare();
  const data = { ...checks, provider: wish.provider, browser: mark(attempt), type: wish.type };
  const userId = wish.connect ? requirePerson(person).id : null;
  const state = await asSystem(services.db, (db) => steps.open(db, 'external', { userId, data }, now));
  try {
    return { url: await login.address({ ...checks, state }), attempt };
  } catch {
    throw new ApiError('unavailable', `${login.label} does not answer. Please try again, or log in another way.`);
  }
}

/** What the provider sent back: who is there, whom it opens an account for, or who must prove themselves first. */
export async function finish(
  call: Pick<OperationContext, 'services' | 'answer' | 'person' | 'now'>,
  came: ExternalReturn,
  visit: Visit,
) {
  const { services, person, now } = call;
  const { db } = services;
  const step = await asSystem(db, (trx) => steps.use(trx, 'external', came.state, now));
  const begun = Begun.safeParse(step?.data).data;
  if (!step || !begun || begun.browser !== mark(came.attempt)) throw new ApiError('externalRefused');
  if (step.userId && step.userId !== person?.id) throw new ApiError('externalRefused');
  const login = providerOf(services, begun.provider);
  const found = await login.finish(came, { ...begun, state: came.state }).catch((error: unknown) => {
    services.log.warn({ err: error, provider: login.name }, 'external login refused');
    throw new ApiError('externalRefused');
  });
  const nothing: ExternalLoggedIn = { user: null, step: null, connect: null, connected: null };
  if (step.userId) {
    const userId = step.userId;
    await asSystem(db, (trx) => connect(trx, { provider: login.name, ...found, userId }, login.label, now));
    return { ...nothing, connected: login.name };
  }
  const outcome = await asSystem(db, (trx) => admitted(services, trx, login, found, begun.type, visit, now));
  if ('connect' in outcome) return { ...nothing, connect: outcome.connect };
  return { ...nothing, ...(await welcome(call, outcome)) };
}

type Outcome = Entry | { connect: NonNullable<ExternalLoggedIn['connect']> };

async function admitted(
  services: Services,
  db: Db,
  { name: provider }: Login,
  { subject, email, emailVerified, firstName, lastName }: ExternalPerson,
  type: 'homeowner' | 'resident',
  visit: Visit,
  now: Date,
): Promise<Outcome> {
  const userId = await repo.use(db, provider, subject, now);
  const known = userId ? await accountById(db, userId, null) : undefined;
  if (known) return enter(services, db, known, 'external', visit, now);
  if (!email || !emailVerified) throw new ApiError('externalUnverified');
  const same = await accountByEmail(db, email, null);
  if (same) {
    const data = { provider, subject, email };
    return { connect: { step: await steps.open(db, 'link', { userId: same.id, data }, now), provider, email } };
  }
  const names = { firstName: firstName || (email.split('@')[0] ?? email), lastName };
  const created = await createUser(db, email, { ...names, type, passwordHash: null });
  await repo.insert(db, { provider, subject, userId: created.id, email }, now);
  await audit(db, {
    event: 'user.registered',
    subject: `user:${created.id}`,
    personId: created.id,
    detail: { provider },
  });
  await sendLater(db, {
    dedupeKey: `welcome:${created.id}`,
    channel: 'email',
    recipient: email,
    template: 'welcome',
    data: { firstName: created.firstName, type },
  });
  return enter(services, db, created, 'external', visit, now);
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
  await securityChanged(db, userId, 'externalAdded', now, label);
}

/** Connects what a login elsewhere has shown, now that the account has proven itself here. */
export async function connectAwaited(
  services: Services,
  db: Db,
  person: Person,
  step: string,
  now: Date,
): Promise<void> {
  requireRecentLogin(person, now);
  const found = await steps.use(db, 'link', step, now);
  const awaited = Awaited.safeParse(found?.data).data;
  if (!awaited || found?.userId !== person.id) throw new ApiError('externalRefused');
  await connect(db, { ...awaited, userId: person.id }, providerOf(services, awaited.provider).label, now);
}
