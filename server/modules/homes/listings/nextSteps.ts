import { sql } from 'kysely';
import type { NextStep } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { listingFacts } from '@/server/listingFacts';
import type { NextStepSource } from '@/server/modules/account/todos';
import { HAS_PHOTO_SESSION, WANTS_PHOTOS } from '@/server/modules/homes/listings/photoSessions/queries';

interface WaitingHome {
  id: string;
  address: string;
  since: Date;
}

/** Owners choose when our photographer comes. */
export const photoSessionSteps: NextStepSource = async (db, { id: ownerId }) => {
  const { rows } = await sql<WaitingHome>`select home.id, concat_ws(', ', home.street_address, home.unit) as address,
      home.status_since as since
    from homes home where home.owner_id = ${ownerId} and ${WANTS_PHOTOS} and not ${HAS_PHOTO_SESSION}
    order by home.id limit 50`.execute(db);
  return rows.map(({ id, address, since }) => ({
    id: `photo-session:${id}`,
    kind: 'listing.photoSession',
    waitingFor: null,
    title: `Choose when our photographer comes to ${address}`,
    reason: 'The home is ready. With photos, the listing can go live.',
    homeId: id,
    dueOn: null,
    since: since.toISOString(),
    action: { label: 'Choose a time', href: routes.accounts.portfolio.listing({ homeId: id }) },
  }));
};

/** A home that left the market by itself: first what was found is fixed, then its owner brings it back. */
export const withdrawnSteps: NextStepSource = async (db, { id: ownerId }) => {
  const { rows } = await sql<WaitingHome & { reason: string }>`select home.id,
      concat_ws(', ', home.street_address, home.unit) as address, home.returned_because as reason,
      home.status_since as since
    from homes home
    where home.owner_id = ${ownerId} and home.status = 'off_market' and home.returned_because is not null
    order by home.id limit 50`.execute(db);
  const steps: NextStep[] = [];
  for (const { id, address, reason, since } of rows) {
    const isOpen = (await listingFacts.listOpenMustDos(db, id)).length > 0;
    steps.push({
      id: `withdrawn:${id}`,
      kind: 'listing.withdrawn',
      waitingFor: null,
      title: isOpen ? `Fix what keeps ${address} off the market` : `Put ${address} back on the market`,
      reason: isOpen ? reason : 'Every must-do is fixed and checked. Visitors find the home once you relist it.',
      homeId: id,
      dueOn: null,
      since: since.toISOString(),
      action: { label: isOpen ? 'See what to fix' : 'Relist', href: routes.accounts.portfolio.listing({ homeId: id }) },
    });
  }
  return steps;
};
