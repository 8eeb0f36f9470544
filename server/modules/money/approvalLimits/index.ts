// How much one staff member may move alone, and how two administrators change it.

import { approvalLimitLifecycle, type LimitedAction } from '@/contract/money/approvalLimits/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import * as repo from './repo';

/** Cents that one person may move alone on one lease and day. As the system. */
export const limitOn = async (db: Db, action: LimitedAction, day: string): Promise<number> =>
  (await repo.findInForce(db, action, day)).amount;

interface Proposal {
  action: LimitedAction;
  amountCents: number;
  /** An office day, today or later. */
  effectiveOn: string;
  reason: string;
}

/** Answers the id of the proposal, which changes nothing yet. */
export async function proposeLimit(
  db: Db,
  { action, amountCents: amount, effectiveOn, reason }: Proposal,
  { personId: proposedBy, now: proposedAt }: { personId: string; now: Date },
): Promise<string> {
  const message = 'Choose today or a later day.';
  if (effectiveOn < officeDay(proposedAt)) throw new ApiError('invalid', message, { fields: { effectiveOn: message } });
  const id = newId(proposedAt.getTime());
  await repo.insert(db, { id, action, amount, effectiveOn, reason, status: 'proposed', proposedBy, proposedAt });
  return id;
}

/** A limit never holds for days that have passed: one that was approved late holds from the day of its approval. */
export async function decideLimit(
  db: Db,
  id: string,
  {
    event,
    note = null,
    personId,
    now,
  }: { event: 'approve' | 'decline' | 'withdraw'; note?: string | null; personId: string; now: Date },
): Promise<void> {
  const row = await repo.lock(db, id);
  const status = approvalLimitLifecycle.after(row.status, event);
  if (!status) throw conflict('This change is already decided. Please look at it again.');
  const today = officeDay(now);
  const effectiveOn = event === 'approve' && row.effectiveOn < today ? today : row.effectiveOn;
  await repo.update(db, id, { status, note, effectiveOn, decidedBy: personId, decidedAt: now });
}
