import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

/** What of a referral is news to who made it. */
const Decided = z.enum(['reward_due', 'paid', 'declined']);
const ReferralPayload = z.object({ referralId: z.uuid() });

/** Writes to anyone who referred that their reward is due, paid, or will not be, and why. */
export async function notifyReferral(services: Services, payload: unknown): Promise<void> {
  const { referralId } = ReferralPayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const row = await repo.findForStaff(db, referralId);
    const status = row && Decided.safeParse(row.status).data;
    if (!status) return;
    await queueMessage(db, {
      dedupeKey: `referral:${referralId}:${status}`,
      channel: 'email',
      recipient: row.referrerEmail,
      template: 'referralChanged',
      data: {
        name: row.referrerName,
        invitee: row.inviteeName,
        status,
        rewardCents: row.rewardCents,
        reason: row.reason,
        link: `${services.siteUrl}/referral`,
      },
    });
  });
}

export const jobs: Job[] = [{ task: 'notifyReferral', run: notifyReferral }];
