// What people say of themselves: the columns of a user that the profile writes.
import { sql } from 'kysely';
import type { ProfileChange } from '@/contract/account/profiles/endpoints';
import type { Db } from '@/server/db/client';
import { closeTodo } from '@/server/modules/account/todos';

/** Writes a profile; a number that changed has to be proven again. The email address is not written here. */
export async function updateProfile(
  db: Db,
  id: string,
  change: Omit<ProfileChange, 'email'>,
  now: Date,
): Promise<void> {
  const { firstName, lastName, homeTown, aboutMe, phone, leadSource, leadMedium, language } = change;
  await sql`update users set first_name = ${firstName}, last_name = ${lastName},
      home_town = ${homeTown || null}, about_me = ${aboutMe || null},
      lead_source = ${leadSource || null}, lead_medium = ${leadMedium || null},
      language = coalesce(${language ?? null}, language),
      phone_verified_at = case when phone is not distinct from ${phone ?? null} then phone_verified_at end,
      phone = ${phone ?? null}, updated_at = ${now}
    where id = ${id}`.execute(db);
}

/** False where another account has the address. */
export async function setEmail(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update users set email = ${email}, updated_at = ${now}
    where id = ${id} and not exists (select from users other where other.email = ${email} and other.id <> ${id})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function setPhone(db: Db, id: string, phone: string, now: Date): Promise<void> {
  await sql`update users set phone = ${phone}, phone_verified_at = ${now}, updated_at = ${now} where id = ${id}`.execute(
    db,
  );
}

/**
 * Keeps a phone number that a person gave with their answers where their account has none yet. The number counts as not
 * proven, and no step asks for it again.
 */
export async function keepGivenPhone(db: Db, id: string, phone: string, now: Date): Promise<void> {
  await sql`update users set phone = ${phone}, updated_at = ${now} where id = ${id} and phone is null`.execute(db);
  await closeTodo(db, { userId: id, kind: 'addPhone' });
}

export async function setImage(db: Db, id: string, mediaId: string | null, now: Date): Promise<void> {
  await sql`update users set image_id = ${mediaId}, updated_at = ${now} where id = ${id}`.execute(db);
}
