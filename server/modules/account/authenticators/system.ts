import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { consume, restore } from '@/server/http/throttle';
import { guessRateLimits, markSecondStep, notifySecurityChange } from '@/server/modules/account/sessions';
import { consumeAppCode, newRecoveryCodes, storeRecoveryCodes } from './codes';
import * as repo from './repo';

interface Guesser {
  account: string;
  /** Has proven the second step with the first code. */
  sessionId: string;
  address: string | null;
}

/** Turns codes of an app on, by the first of them. A wrong one is counted though it is refused. */
export async function confirmApp(
  { db, invalidateSession }: Services,
  { account, sessionId, address }: Guesser,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[] }> {
  const budgets = guessRateLimits('second', { account, address, knownDevice: null });
  await consume(db, budgets, now);
  const enabled = await asSystem(db, async (trx) => {
    const known = await repo.find(trx, account);
    if (!known) throw notFound();
    if (known.confirmedAt) throw conflict('Codes of an app are on already.');
    if (!(await consumeAppCode(trx, account, code, now)))
      throw new ApiError('invalid', undefined, {
        fields: { code: 'That code is incorrect. Enter the current code from your app.' },
      });
    await restore(trx, budgets);
    await repo.confirm(trx, account, now);
    await markSecondStep(trx, sessionId);
    const recoveryCodes = newRecoveryCodes();
    await storeRecoveryCodes(trx, account, recoveryCodes);
    await notifySecurityChange(trx, account, 'authenticator_enabled', now);
    return { recoveryCodes };
  });
  invalidateSession(sessionId);
  return enabled;
}
