import { type AffiliateApplication, affiliateLifecycle } from '@/contract/onboarding/affiliates/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

/** Takes an application, or a better one while the first waits or was refused. */
export async function apply(
  db: Db,
  userId: string,
  answers: AffiliateApplication,
  now: Date,
): Promise<repo.AffiliateRow> {
  const known = await repo.findByUser(db, userId);
  if (known && !affiliateLifecycle.after(known.status, 'apply'))
    throw conflict(known.status === 'approved' ? 'You are a partner already.' : 'Please write to us about this.');
  await repo.apply(db, { ...answers, id: newId(), userId, appliedAt: now });
  const stored = await repo.findByUser(db, userId);
  if (!stored) throw new Error('An application that was just written is not there');
  return stored;
}

/** Our answer, once; the partner gets it by mail. */
export async function decide(
  db: Db,
  row: repo.StaffAffiliateRow,
  event: 'approve' | 'decline' | 'end',
  { decidedAt, ...input }: Omit<repo.Decision, 'status'>,
): Promise<repo.StaffAffiliateRow> {
  const status = affiliateLifecycle.after(row.status, event);
  if (!status || status === 'applied') throw conflict();
  if (!(await repo.decide(db, row, { ...input, status, decidedAt }))) throw conflict();
  await queueMessage(db, {
    dedupeKey: `affiliate:${row.id}:${status}:${decidedAt.getTime()}`,
    channel: 'email',
    recipient: row.email,
    template: 'affiliateDecided',
    data: { name: row.name, status, partnerKey: input.partnerKey ?? null, reason: input.reason ?? null },
  });
  return { ...row, ...input, status, decidedAt };
}
