import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { isId } from '@/server/ids';
import { canRead } from './policy';
import { findById, type HomeRow } from './repo';

/** The home, if the person may know of it; undefined (a 404) for one that is not there, not theirs, or not an id at all. */
export async function findReadableHome(db: Db, person: Person | null, id: string): Promise<HomeRow | undefined> {
  if (!isId(id)) throw notFound('We could not find that home.');
  const home = await findById(db, id);
  if (!home || !canRead(person, home)) throw notFound('We could not find that home.');
  return home;
}

/** The home whatever its status, for the system’s own acts. */
export const findHomeById = findById;
export { deletionBlockers } from './accountDeletion/queries';
export { homeStages } from './deskQueues/constants';
export { findNewListings } from './newListings/queries';
export { presentHome } from './presenter';
export type { HomeRow };
