import type { AuthMethod } from '@/contract/sessions';
import type { Db } from '@/server/db/client';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { consume, refund } from '@/server/http/throttle';
import { hasAuthenticator, takeCode } from '@/server/modules/authenticators/authenticators.service';
import { type Account, accountById } from '@/server/modules/users/users.service';
import type { Services } from '@/server/services';
import { type Grant, startSession } from './sessions.begin';
import { guessBudgets } from './sessions.budgets';
import { securityChanged } from './sessions.changes';
import * as steps from './sessions.steps';
import { deviceHash, type Visit } from './sessions.visit';

/** What a first proof comes to: in, or one step further, where a code of their app is awaited. */
export type Entry = { userId: string; grant: Grant } | { step: string };

/** Lets somebody in who has proven who they are, unless an app has to say so, too. A passkey is two proofs in one. */
export async function enter(
  services: Services,
  db: Db,
  who: Account,
  method: AuthMethod,
  visit: Visit,
  now: Date,
): Promise<Entry> {
  if (method !== 'passkey' && (await hasAuthenticator(db, who.id)))
    return { step: await steps.open(db, 'second', { userId: who.id, data: { method } }, now) };
  return { userId: who.id, grant: await startSession(services, db, who, method, visit, now) };
}

/** The second proof of a login that has given its first. */
export async function enterByCode(
  services: Services,
  { step, code }: { step: string; code: string },
  visit: Visit,
  now: Date,
): Promise<{ userId: string; grant: Grant }> {
  const { db } = services;
  const device = deviceHash(visit);
  const { opened, who } = await asSystem(db, async (trx) => {
    const found = await steps.attempt(trx, 'second', step, now);
    return { opened: found, who: found?.userId ? await accountById(trx, found.userId, device) : undefined };
  });
  if (!opened || !who) throw new ApiError('wrongCode');
  const knownDevice = who.known ? device : null;
  const budgets = guessBudgets('second', { account: who.id, address: visit.address, knownDevice });
  await consume(db, budgets, now);
  const entered = await asSystem(db, async (trx) => {
    const which = await takeCode(trx, who.id, code, now);
    if (!which || !(await steps.use(trx, 'second', step, now))) return null;
    await refund(trx, budgets);
    if (which === 'recovery') await securityChanged(trx, who.id, 'recoveryCodeUsed', now);
    const method = opened.data.method as AuthMethod;
    return { userId: who.id, grant: await startSession(services, trx, who, method, visit, now) };
  });
  if (entered) return entered;
  await asSystem(db, (trx) => audit(trx, { event: 'session.refused', personId: who.id, detail: { factor: 'second' } }));
  throw new ApiError('wrongCode');
}
