import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { PUBLIC_STATUSES } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';

/** Homes of a person that others see or live in. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const rows = await db
    .selectFrom('homes')
    .select(['id', 'streetAddress', 'status'])
    .where('ownerId', '=', userId)
    .where('status', 'in', PUBLIC_STATUSES)
    .orderBy('streetAddress')
    .execute();
  return rows.map(({ streetAddress, status }) =>
    status === 'leased' || status === 'notice_given'
      ? {
          code: 'activeLease',
          title: `People live at ${streetAddress}`,
          reason: 'The lease needs a homeowner until it ends or another manager takes over.',
          action: { label: 'Plan the handover with us', href: `${routes.accounts.inbox()}?new=1` },
        }
      : {
          code: 'home_listed',
          title: `${streetAddress} is on the market`,
          reason: 'People are viewing it and booking tours. Tell us, and we’ll take it down the same day.',
          action: { label: 'Ask us to take it down', href: `${routes.accounts.inbox()}?new=1` },
        },
  );
}
