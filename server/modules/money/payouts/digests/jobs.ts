// The week of each homeowner in one email, also where nothing happened: no news is something to hear, too.

import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { isEnabled } from '@/server/modules/account/notifications';
import { queueMessage } from '@/server/modules/account/outbox';
import { expectedPayoutOf } from '@/server/modules/money/payouts/nextPayouts/nextPayouts';
import * as repo from '@/server/modules/money/payouts/repo';

const WEEK_MS = 7 * DAY_MS;

interface DigestHome {
  home: string;
  /** Cents that paid rent and charges, and that we sent to this owner, in the last seven days. */
  rentCents: number;
  paidCents: number;
  /** Null for a home without a lease that is owed nothing. */
  nextPayOn: string | null;
  nextCents: number;
}

async function homeWeek(db: Db, home: repo.PayableHome, now: Date): Promise<DigestHome> {
  const since = new Date(now.getTime() - WEEK_MS);
  const next = await expectedPayoutOf(db, home, now);
  const { rentCents, paidCents } = await repo.weekOf(db, { homeId: home.homeId, personId: home.ownerId }, since);
  return { home: home.address, rentCents, paidCents, nextPayOn: next?.payOn ?? null, nextCents: next?.amount ?? 0 };
}

/** Each Monday, one email for each homeowner; asked again within the week, none. */
export async function sendOwnerDigests(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const now = clock();
  const today = Temporal.PlainDate.from(officeDay(now));
  const week = today.subtract({ days: today.dayOfWeek - 1 }).toString();
  const homes = await asSystem(db, (trx) => repo.listPayableHomes(trx));
  await forEachRow(services, new Set(homes.map((home) => home.ownerId)), (ownerId) =>
    asSystem(db, async (trx) => {
      if (!(await isEnabled(trx, ownerId, 'homes', 'email'))) return;
      const { email, firstName } = await trx
        .selectFrom('users')
        .select(['email', 'firstName'])
        .where('id', '=', ownerId)
        .executeTakeFirstOrThrow();
      const weeks = [];
      for (const home of homes.filter((each) => each.ownerId === ownerId)) weeks.push(await homeWeek(trx, home, now));
      await queueMessage(trx, {
        dedupeKey: `ownerDigest:${ownerId}:${week}`,
        channel: 'email',
        recipient: email,
        template: 'ownerDigest',
        data: { name: firstName, homes: weeks, link: `${siteUrl}${routes.accounts.portfolio.earnings()}` },
      });
    }),
  );
}

export const jobs: Job[] = [{ task: 'sendOwnerDigests', cron: '30 16 * * 1', run: sendOwnerDigests }];
