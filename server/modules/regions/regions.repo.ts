import type { Db } from '@/server/db/client';

/** Every region, All Cities first; whoever shows them leaves out those with status Other. */
export function list(db: Db) {
  return db
    .selectFrom('regions')
    .select(['id', 'name', 'slug', 'shortName', 'status', 'state', 'nameKebabCase', 'lat', 'lng', 'zoom'])
    .orderBy('id')
    .execute();
}
