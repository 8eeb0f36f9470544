import { referralLifecycle } from '@/contract/onboarding/referrals/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import * as repo from './repo';

/** Ends a referral, once: with its reward, or with the reason for none. Anyone who referred hears of it. */
export async function decide(
  db: Db,
  row: repo.StaffReferralRow,
  event: 'pay' | 'decline',
  change: Omit<repo.Change, 'status'>,
): Promise<void> {
  const status = referralLifecycle.after(row.status, event);
  if (!status) throw conflict();
  if (!(await repo.move(db, row, { ...change, status }))) throw conflict();
  await enqueue(db, 'notifyReferral', { referralId: row.id }, { jobKey: `referral:${row.id}` });
}
