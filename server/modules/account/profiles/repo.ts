import { sql } from 'kysely';
import type { Profile } from '@/contract/account/profiles/endpoints';
import type { Db } from '@/server/db/client';

const picture = sql<Profile['image']>`case when media.id is null then null else jsonb_build_object(
  'id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
  'dominant', media.dominant, 'thumbhash', media.thumbhash) end`;

/** The caller’s own profile; row-level security hides every other one. */
export function find(db: Db, id: string | undefined): Promise<Profile | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('media', 'media.id', 'users.imageId')
    .select(['firstName', 'lastName', 'email', 'homeTown', 'aboutMe', 'phone', 'leadSource', 'leadMedium'])
    .select([
      'imageId as mediaId',
      sql<Profile['language']>`language`.as('language'),
      picture.as('image'),
      sql<boolean>`phone_verified_at is not null`.as('phoneVerified'),
      sql<string | null>`(select detail ->> 'email' from todos
        where user_id = users.id and kind = 'verifyEmail' and status in ('open', 'snoozed'))`.as('unconfirmedEmail'),
    ])
    .where('users.id', '=', id ?? null)
    .executeTakeFirst();
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email = ${email}`.execute(db);
  return rows.length > 0;
}

export async function insertConsent(
  db: Db,
  consent: { id: string; userId: string; phone: string; wording: string; givenAt: Date },
): Promise<void> {
  await db.insertInto('textConsents').values(consent).execute();
}

export async function insertUpload(
  db: Db,
  upload: { id: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('imageUploads').values(upload).execute();
}

export interface Upload {
  id: string;
  mediaId: string | null;
}

/** A place for a picture that is theirs and still open. */
export function findUpload(db: Db, id: string, userId: string, now: Date): Promise<Upload | undefined> {
  return db
    .selectFrom('imageUploads')
    .select(['id', 'mediaId'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function fillUpload(db: Db, id: string, mediaId: string): Promise<void> {
  await db.updateTable('imageUploads').set({ mediaId }).where('id', '=', id).execute();
}
