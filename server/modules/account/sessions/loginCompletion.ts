import type { AuthMethod } from '@/contract/account/sessions/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { consume, restore } from '@/server/http/throttle';
import { type ClientContext, deviceHash } from '@/server/modules/account/sessions/clientContext';
import { createSession, type SessionTokens } from '@/server/modules/account/sessions/creation';
import * as steps from '@/server/modules/account/sessions/loginSteps/repo';
import { guessRateLimits } from '@/server/modules/account/sessions/rateLimits/policy';
import { notifySecurityChange } from '@/server/modules/account/sessions/securityChanges/notifications';
import { type Account, findAccountById } from '@/server/modules/account/users';
import { secondFactor } from '@/server/secondFactor';

/** What a first proof comes to: in, or one step further, where a code of their app is awaited. */
export type LoginOutcome = { userId: string; grant: SessionTokens } | { step: string };

/** Logs in a person with a proven identity, unless an app code is required, too. A passkey is two proofs in one. */
export async function completeLogin(
  services: Services,
  db: Db,
  who: Account,
  method: AuthMethod,
  visit: ClientContext,
  now: Date,
): Promise<LoginOutcome> {
  if (method !== 'passkey' && (await secondFactor.isRequired(db, who.id)))
    return { step: await steps.createStep(db, 'second', { userId: who.id, data: { method } }, now) };
  return { userId: who.id, grant: await createSession(services, db, who, method, visit, now) };
}

/** The second proof of a login that has given its first. */
export async function completeSecondFactor(
  services: Services,
  { step, code }: { step: string; code: string },
  visit: ClientContext,
  now: Date,
): Promise<{ userId: string; grant: SessionTokens }> {
  const { db } = services;
  const device = deviceHash(visit);
  const { opened, who } = await asSystem(db, async (trx) => {
    const found = await steps.findAndCountAttempt(trx, 'second', step, now);
    return { opened: found, who: found?.userId ? await findAccountById(trx, found.userId, device) : undefined };
  });
  if (!opened || !who) throw new ApiError('invalidCode');
  const knownDevice = who.known ? device : null;
  const budgets = guessRateLimits('second', { account: who.id, address: visit.address, knownDevice });
  await consume(db, budgets, now);
  const entered = await asSystem(db, async (trx) => {
    const which = await secondFactor.verify(trx, who.id, code, now);
    if (!which || !(await steps.consumeStep(trx, 'second', step, now))) return null;
    await restore(trx, budgets);
    if (which === 'recovery') await notifySecurityChange(trx, who.id, 'recovery_code_used', now);
    const method = opened.data.method as AuthMethod;
    return { userId: who.id, grant: await createSession(services, trx, who, method, visit, now, { appCode: true }) };
  });
  if (entered) return entered;
  await asSystem(db, (trx) =>
    audit(trx, { event: 'session.login_rejected', personId: who.id, detail: { factor: 'second' } }),
  );
  throw new ApiError('invalidCode');
}
