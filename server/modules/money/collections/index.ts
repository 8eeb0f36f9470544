// What former residents owe: the letter that asks for it, and what keeps us from asking. As the system, once authorized.

import { type DebtHoldKind, placementLifecycle } from '@/contract/money/collections/constants';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { type LeaseRow, lockLease } from '@/server/modules/money/charges/lease';
import { readDebt } from './debt';
import { askForPayment, cancelDebtLetter, tellAnswer } from './letters';
import { recallPlacement } from './placements';
import * as repo from './repo';

interface Caller {
  personId: string;
  siteUrl: string;
  now: Date;
}

/** Why no letter can be sent now; null where one can. */
export async function whyNoLetter(db: Db, lease: LeaseRow, now: Date): Promise<string | null> {
  const { refusal } = await readDebt(db, lease, now);
  const isAsked = (await repo.listLetters(db, lease.leaseId)).some(({ status }) => status === 'asked');
  if (refusal) return refusal;
  if (isAsked) return 'A notice is being printed.';
  return (await repo.findOpenPlacement(db, lease.leaseId)) ? 'An agency has it.' : null;
}

/** Mails a letter with what is owed today, and a copy by email. Answers its id and its amount in cents. */
export async function sendDebtLetter(db: Db, leaseId: string, caller: Caller): Promise<{ id: string; amount: number }> {
  const lease = await lockLease(db, leaseId);
  const refusal = await whyNoLetter(db, lease, caller.now);
  const { account } = await readDebt(db, lease, caller.now);
  if (refusal || !account) throw conflict(refusal ?? 'The residents have not left yet.');
  return askForPayment(db, lease, account, caller);
}

const recallReasons: Readonly<Record<DebtHoldKind, string>> = {
  dispute: 'The residents dispute it',
  bankruptcy: 'The residents are in bankruptcy',
};

/** From now on nothing is asked of them: a letter that is not in the mail yet is canceled, and an agency gives it back. */
export async function holdDebt(
  db: Db,
  leaseId: string,
  { kind, reason }: { kind: DebtHoldKind; reason: string },
  { personId: openedBy, now }: Caller,
): Promise<string> {
  const lease = await lockLease(db, leaseId);
  const { account } = await readDebt(db, lease, now);
  if (!account || account.owedCents === 0) throw conflict('Nothing is owed.');
  const isOpen = (await repo.listHolds(db, leaseId)).some((hold) => hold.kind === kind && hold.liftedAt === null);
  if (isOpen) throw conflict(kind === 'dispute' ? 'We are looking into it already.' : 'This is recorded already.');
  const id = newId(now.getTime());
  await repo.insertHold(db, { id, leaseId, homeId: lease.homeId, kind, reason, openedBy, openedAt: now });
  for (const letter of await repo.listLetters(db, leaseId)) await cancelDebtLetter(db, letter.id, now);
  const placement = await repo.findOpenPlacement(db, leaseId);
  if (placement && placementLifecycle.after(placement.status, 'recall'))
    await recallPlacement(db, placement.id, { reason: recallReasons[kind], personId: openedBy, now });
  return id;
}

/** The answer goes to the residents, and they may be asked again. */
export async function liftHold(
  db: Db,
  hold: repo.HoldRow,
  answer: string,
  { personId: liftedBy, siteUrl, now }: Caller,
): Promise<void> {
  const lease = await lockLease(db, hold.leaseId);
  const current = await repo.findHold(db, hold.id);
  if (!current || current.liftedAt) throw conflict('This was answered already.');
  await repo.updateHold(db, hold.id, { answer, liftedBy, liftedAt: now });
  if (hold.kind === 'dispute') await tellAnswer(db, lease, { id: hold.id, answer }, siteUrl);
}
