// Codes that prove a new address or number of a signed-in person.
import { timingSafeEqual } from 'node:crypto';
import type { EmailedCode } from '@/contract/account/profiles/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { consume, restore } from '@/server/http/throttle';
import { guessRateLimits } from '@/server/modules/account/sessions/rateLimits/policy';
import { hashOf, newCode, newSecret } from '@/server/modules/account/sessions/secrets';
import * as proofs from '@/server/modules/account/sessions/verificationCodes/repo';

interface ContactClaim {
  userId: string;
  /** Their present address: one open claim of a kind each. */
  email: string;
  purpose: 'email' | 'phone';
  claim: string;
}

/** Keeps a claim; answers the code to send and the secret of the browser that asked. */
export async function createClaim(db: Db, { userId, email, purpose, claim }: ContactClaim, now: Date) {
  const [attempt, code] = [newSecret(), newCode()];
  await proofs.save(db, { email, purpose, secret: attempt, code, userId, claim }, now);
  return { attempt, code, name: proofs.publicName(attempt) };
}

/** The claim a code proves, used up; refuses a wrong code, one of another person, and one tried too often. */
export async function verifyClaim(
  services: Services,
  { userId, purpose, attempt, code }: { userId: string; purpose: 'email' | 'phone' } & EmailedCode,
  from: string | null,
  now: Date,
): Promise<string> {
  const { db } = services;
  const budgets = guessRateLimits('code', { account: userId, address: from, knownDevice: null });
  await consume(db, budgets, now);
  const proof = await asSystem(db, (trx) => proofs.find(trx, purpose, attempt, now));
  const counted = await asSystem(db, (trx) => proofs.countAttempt(trx, attempt));
  const right = proof?.codeHash && timingSafeEqual(proof.codeHash, hashOf(attempt, code));
  if (!proof?.claim || proof.userId !== userId || !counted || !right) throw new ApiError('invalidCode');
  if (!(await asSystem(db, (trx) => proofs.consume(trx, purpose, attempt)))) throw new ApiError('invalidCode');
  await restore(db, budgets);
  return proof.claim;
}
