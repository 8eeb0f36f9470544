// Saving a method: a visit to the processor's page, what was chosen there, and the two deposits where the bank asks for them.

import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { MAX_PAYMENT_METHODS, type PaymentMethodKind } from '@/contract/money/paymentMethods/constants';
import type { VerificationProof } from '@/contract/money/paymentMethods/endpoints';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { ensureDefault, moveMethod, notifyBlocked, requireNotBlocked } from '@/server/modules/money/paymentMethods';
import { methodLabel } from '@/server/modules/money/paymentMethods/presenter';
import type { PaymentMethodRow } from '@/server/modules/money/paymentMethods/repo';
import * as repo from '@/server/modules/money/paymentMethods/repo';
import type { VerificationOutcome } from '@/server/providers/payments/payments';

const descriptions: Record<PaymentMethodKind, string> = {
  bank: 'Link a bank account to pay rent at no cost',
  card: 'Save a card to pay rent',
};
/** Bank days follow the East, where they settle. */
const BANK_TIME_ZONE = 'America/New_York';

/** The processor tries out each card that is saved: adding and removing them must not test stolen ones. */
const MAX_CARDS_PER_DAY = 10;

const setupKey = (userId: string) => `method:${userId}`;

export function openSetup(
  { payments, siteUrl }: Services,
  { userId, email }: { userId: string; email: string },
  { kind, returnTo }: { kind: PaymentMethodKind; returnTo: string },
): Promise<{ href: string }> {
  const back = `${siteUrl}${returnTo}?activeModal=PAYMENT_METHODS`;
  return payments.openMethodSetup({
    key: setupKey(userId),
    email,
    kind,
    description: descriptions[kind],
    returnTo: back,
    cancelTo: `${back}&setup=canceled`,
  });
}

/** Saves what was chosen. The same account or card again is the one that is saved, with its newest name and date. */
export async function saveSetup(services: Services, userId: string, session: string): Promise<PaymentMethodRow> {
  const chosen = await services.payments.readMethodSetup(session);
  if (chosen?.key !== setupKey(userId))
    throw notFound('You did not finish adding a payment method. Nothing was saved. Please try again.');
  const now = services.clock();
  return asSystem(services.db, async (db) => {
    await repo.lockPerson(db, userId);
    const { methodRef, verification, kind, funding, fingerprint, brand, last4, expires, accountType } = chosen;
    const saved = await repo.listByPerson(db, userId);
    const same = saved.find((row) => row.fingerprint === fingerprint);
    if (same) return refreshSaved(db, same, { processorRef: methodRef, expires, waits: verification !== null, now });
    await requireNotBlocked(db, userId, fingerprint);
    if (saved.length >= MAX_PAYMENT_METHODS)
      throw conflict(`You can save up to ${MAX_PAYMENT_METHODS} payment methods. Remove one first.`);
    const dayBefore = new Date(now.getTime() - DAY_MS);
    if (kind === 'card' && (await repo.countCardsSince(db, userId, dayBefore)) >= MAX_CARDS_PER_DAY)
      throw new ApiError('tooManyRequests', 'You added many cards today. Try again tomorrow, or link a bank account.');
    const row = await repo.insert(db, {
      id: newId(now.getTime()),
      userId,
      kind,
      funding,
      fingerprint,
      brand,
      last4,
      expires,
      accountType,
      processorRef: methodRef,
      status: verification ? 'pending_verification' : 'active',
      setupRef: verification?.setupRef ?? null,
      verificationType: verification?.type ?? null,
      depositsOn: verification ? localDay(verification.arrivesAt, BANK_TIME_ZONE) : null,
      createdAt: now,
      updatedAt: now,
    });
    await audit(db, { event: 'payment_method.added', subject: `paymentMethod:${row.id}`, personId: userId });
    return ensureDefault(db, row, now);
  });
}

async function refreshSaved(
  db: Parameters<typeof repo.update>[0],
  row: PaymentMethodRow,
  { waits, now, ...fresh }: { processorRef: string; expires: string | null; waits: boolean; now: Date },
): Promise<PaymentMethodRow> {
  if (row.status === 'blocked') throw conflict(`${methodLabel(row)} is blocked. Add a different bank account or card.`);
  const refreshed = await repo.update(db, row.id, { ...fresh, updatedAt: now });
  if (waits || row.status === 'active') return refreshed;
  // Linked at once the second time: the deposits are no longer needed.
  return ensureDefault(db, await moveMethod(db, refreshed, 'verify', { now }), now);
}

const verificationProblems = {
  wrong: 'Those amounts do not match. Check your bank statement and try again.',
  exhausted: 'There were too many wrong tries, so this account is blocked. Add a different account.',
  expired: 'The time to confirm this account is over. Remove it, then add it again.',
  failed: 'The deposits could not reach this account. Check the numbers and add it again.',
} as const;
const blockedBy = {
  exhausted: 'verification_failed',
  expired: 'verification_expired',
  failed: 'account_not_found',
} as const;

/** What became of the deposits of a method that waits for them. In a transaction that has it locked. */
export async function applyVerification(
  db: Db,
  row: PaymentMethodRow,
  outcome: Exclude<VerificationOutcome, 'wrong'>,
  now: Date,
): Promise<PaymentMethodRow> {
  if (outcome === 'verified') {
    await audit(db, { event: 'payment_method.verified', subject: `paymentMethod:${row.id}`, personId: row.userId });
    return ensureDefault(db, await moveMethod(db, row, 'verify', { now }), now);
  }
  await notifyBlocked(db, row, blockedBy[outcome]);
  return moveMethod(db, row, 'block', { now, reason: blockedBy[outcome] });
}

/** Confirms the deposits with the processor, which counts the guesses. */
export async function verifySetup(
  services: Services,
  { id, setupRef, status }: PaymentMethodRow,
  proof: VerificationProof,
): Promise<PaymentMethodRow> {
  if (status !== 'pending_verification' || !setupRef) throw conflict('This account is confirmed already.');
  const outcome = await services.payments.verifyDeposits(setupRef, proof);
  const now = services.clock();
  const row = await asSystem(services.db, async (db) => {
    const current = await repo.lock(db, id);
    if (current.status !== 'pending_verification' || outcome === 'wrong') return current;
    return applyVerification(db, current, outcome, now);
  });
  if (outcome === 'verified') return row;
  throw outcome === 'wrong'
    ? new ApiError('invalid', verificationProblems.wrong)
    : conflict(verificationProblems[outcome]);
}
