import { routes } from '@/contract/routes';
import type { NextStepSource } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/homes/homes/repo';
import { LISTING_STEPS } from './constants';

/** Listings of the person that are on their way to residents. */
export const listingSteps: NextStepSource = async (db, { id: ownerId }) =>
  (await repo.listByOwner(db, ownerId)).flatMap(({ id, status, streetAddress, updatedAt }) => {
    const rule = LISTING_STEPS[status];
    if (!rule) return [];
    return [
      {
        id: `listing:${id}`,
        kind: `listing.${status}`,
        waitingFor: rule.waitingFor,
        title: `${rule.title} ${streetAddress}`,
        reason: rule.reason,
        homeId: id,
        dueOn: null,
        since: updatedAt.toISOString(),
        action: rule.waitingFor
          ? { label: 'View home', href: routes.accounts.portfolio.property({ propertyId: id }) }
          : { label: 'Edit the listing', href: routes.accounts.portfolio.listing({ homeId: id }) },
      },
    ];
  });
