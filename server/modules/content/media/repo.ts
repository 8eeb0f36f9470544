import type { Db } from '@/server/db/client';
import type { MasterImage } from './decoding';

export interface MediaRow {
  id: string;
  width: number;
  height: number;
  alt: string;
  dominant: string;
  thumbhash: string;
}

export function findById(db: Db, id: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'alt', 'dominant', 'thumbhash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same picture may be stored twice: it is the same row. */
export async function insert(db: Db, picture: MasterImage, about: { alt: string; ownerId?: string }): Promise<void> {
  const { bytes, ...row } = picture;
  await db
    .insertInto('media')
    .values({ ...row, mime: 'image/webp', bytes: bytes.length, alt: about.alt, ownerId: about.ownerId ?? null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateAlt(db: Db, id: string, alt: string): Promise<void> {
  await db.updateTable('media').set({ alt }).where('id', '=', id).execute();
}
