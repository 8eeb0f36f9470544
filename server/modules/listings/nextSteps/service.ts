import { sql } from 'kysely';
import { HAS_PHOTO_SESSION, WANTS_PHOTOS } from '@/server/modules/listings/photoSessions/queries';
import type { NextStepSource } from '@/server/modules/todos/service';

interface PhotoHome {
  id: string;
  address: string;
  since: Date;
}

/** Owners choose when our photographer comes. */
export const photoSessionSteps: NextStepSource = async (db, { id: ownerId }) => {
  const { rows } = await sql<PhotoHome>`select home.id, concat_ws(', ', home.street_address, home.unit) as address,
      home.status_since as since
    from homes home where home.owner_id = ${ownerId} and ${WANTS_PHOTOS} and not ${HAS_PHOTO_SESSION}
    order by home.id limit 50`.execute(db);
  return rows.map(({ id, address, since }) => ({
    id: `photo-session:${id}`,
    kind: 'listing.photoSession',
    waitingFor: null,
    title: `Choose when our photographer comes to ${address}`,
    reason: 'The home is ready. With photos, the listing can go live.',
    dueOn: null,
    since: since.toISOString(),
    action: { label: 'Choose a time', href: `/accounts/portfolio/listing/${id}` },
  }));
};
