import type { Home } from '@/contract/homes/homes/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { isId } from '@/server/ids';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { canPreview, canRead } from './policy';
import { presentHome } from './presenter';
import { findById, type HomeRow } from './repo';

/** The home, if the person may know of it; undefined (a 404) for one that is not there, not theirs, or not an id at all. */
export async function findReadableHome(db: Db, person: Person | null, id: string): Promise<HomeRow | undefined> {
  if (!isId(id)) throw notFound('We couldn’t find that home.');
  const home = await findById(db, id);
  if (!home) throw notFound('We couldn’t find that home.');
  if (canRead(person, home)) return home;
  // Not theirs and not public: a place around it may still let them see it.
  const role = person && (await findHomeAccess(db, id, person.id))?.role;
  if (!canRead(person, { ...home, role: role ?? null })) throw notFound('We couldn’t find that home.');
  return home;
}

/** The home for anyone who may see its listing before visitors do. */
export async function findPreviewedHome(db: Db, person: Person | null, id: string) {
  const home = await findReadableHome(db, person, id);
  const role = person && (await findHomeAccess(db, id, person.id))?.role;
  const previewed = home && { ...home, role: role ?? null };
  return previewed && canPreview(person, previewed) ? previewed : undefined;
}

/** A home as its page shows it, and whether new applications are paused in its region. */
export async function presentListing({ flags }: Pick<Services, 'flags'>, home: HomeRow, now: Date): Promise<Home> {
  const { variant } = await flags.evaluate('new_applications', { region: home.regionSlug, audience: 'member' });
  return { ...presentHome(home, now), ...(variant === 'off' && { areApplicationsPaused: true as const }) };
}

/** The home whatever its status, for the system’s own acts. */
export const findHomeById = findById;
export { deletionBlockers } from './accountDeletion';
export { homeStages } from './deskQueues/constants';
export { isWithinBounds } from './map/queries';
export { findNewListings } from './newListings';
export { presentHome } from './presenter';
export { listHomesAfter } from './repo';
export type { HomeRow };
