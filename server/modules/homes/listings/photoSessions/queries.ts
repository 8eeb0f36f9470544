import { sql } from 'kysely';
import { MIN_LISTING_PICTURES } from '@/contract/homes/listings/constants';
import type { Db } from '@/server/db/client';
import { setupAnswers } from '@/server/db/jsonReaders';

/** Homes that are ready, with a request for our photographer, and without photos in the listing. */
export const WANTS_PHOTOS = sql`home.status = 'ready' and cardinality(home.pictures) < ${sql.lit(MIN_LISTING_PICTURES)}
  and exists (select from flow_runs run where run.home_id = home.id and run.flow_id = 'setup-photos'
    and ${setupAnswers('run').text('photoPlan')} = 'belong')`;

/** A photo session of the home is booked, also one that has just been held. */
export const HAS_PHOTO_SESSION = sql`exists (select from appointments made where made.home_id = home.id
  and made.kind = 'photo_session' and made.status = 'booked')`;

/** What its owner wants shown first, for the photographer. */
export async function findPhotoWish(db: Db, homeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ wish: string | null }>`select ${setupAnswers().text('staging')} as wish from flow_runs
    where home_id = ${homeId} and flow_id = 'setup-photos'`.execute(db);
  return rows[0]?.wish ?? undefined;
}
