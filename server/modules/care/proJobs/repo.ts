import type { Db } from '@/server/db/client';

/** The ZIP code of a home: all that is said of where it is before a Pro confirmed who they are. */
export async function findZipcode(db: Db, homeId: string): Promise<string> {
  const { zipcode } = await db.selectFrom('homes').select('zipcode').where('id', '=', homeId).executeTakeFirstOrThrow();
  return zipcode;
}
