import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import type { HomeRow } from '@/server/modules/homes/homes';

export type ListingNews = 'listingPublished' | 'listingAnnounced' | 'listingReturned' | 'listingWithdrawn';

/** Tells the owner of a home what became of its listing; called as the system. */
export async function notifyOwner(
  db: Db,
  { siteUrl }: Services,
  template: ListingNews,
  { home, reason }: { home: HomeRow; reason?: string },
): Promise<void> {
  const owner = home.ownerId ? await findProfile(db, home.ownerId) : undefined;
  if (!owner) return;
  const path =
    reason === undefined
      ? routes.homes.one({ place: home.citySlug, homeId: home.id })
      : routes.accounts.portfolio.listing({ homeId: home.id });
  await queueMessage(db, {
    dedupeKey: `${template}:${newId()}`,
    channel: 'email',
    recipient: owner.email,
    template,
    data: {
      firstName: owner.firstName,
      home: home.streetAddress,
      link: `${siteUrl}${path}`,
      ...(reason && { reason }),
    },
  });
}
