import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import type { PayoutAccountRow } from './repo';

interface Announcement {
  siteUrl: string;
  firstName: string;
  /** The addresses of today and of the accounts before. */
  emails: readonly string[];
  /** Whether payouts have another account to go to. */
  hasOther: boolean;
}

const dataOf = (
  { bankName, lastFour, usableFrom }: PayoutAccountRow,
  { siteUrl, firstName, hasOther }: Announcement,
) => ({
  name: firstName,
  bank: `${bankName} ending in ${lastFour}`,
  usableFrom: usableFrom.toISOString(),
  hasOther,
  link: `${siteUrl}${routes.accounts.portfolio.earnings()}#payout-account`,
});

/** Tells everywhere the owner was ever reached that payouts will go elsewhere. */
export async function announceAccount(db: Db, row: PayoutAccountRow, announcement: Announcement): Promise<void> {
  for (const recipient of announcement.emails)
    await queueMessage(db, {
      dedupeKey: `payoutAccountAdded:${row.id}:${recipient}`,
      channel: 'email',
      recipient,
      template: 'payoutAccountAdded',
      data: dataOf(row, announcement),
    });
}

export async function announceCanceled(db: Db, row: PayoutAccountRow, announcement: Announcement): Promise<void> {
  for (const recipient of announcement.emails)
    await queueMessage(db, {
      dedupeKey: `payoutAccountCanceled:${row.id}:${recipient}`,
      channel: 'email',
      recipient,
      template: 'payoutAccountCanceled',
      data: dataOf(row, announcement),
    });
}

/** The owner is asked for another account: payouts wait until there is one. */
export async function announceBlocked(db: Db, row: PayoutAccountRow, announcement: Announcement): Promise<void> {
  for (const recipient of announcement.emails)
    await queueMessage(db, {
      dedupeKey: `payoutAccountBlocked:${row.id}:${recipient}`,
      channel: 'email',
      recipient,
      template: 'payoutAccountBlocked',
      data: dataOf(row, announcement),
    });
}
