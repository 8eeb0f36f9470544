import { type RawBuilder, sql } from 'kysely';
import { savedHomes } from '@/contract/savedHomes';
import { savedHomesSchemas } from '@/contract/savedHomes.schemas';
import type { Db } from '@/server/db/client';
import { implement, on } from '@/server/http/implement';
import { signedIn } from '@/server/http/person';
import { idOrNull } from '@/server/ids';
import { readableHome } from '@/server/modules/homes/homes.service';

const MOST = 200;

async function idsOf(db: Db, userId: string): Promise<{ ids: string[] }> {
  const { rows } = await sql<{ id: string }>`select home_id as id from saved_homes where user_id = ${userId}
    order by saved_at desc, home_id limit ${MOST}`.execute(db);
  return { ids: rows.map(({ id }) => id) };
}

/** Homes the asker may see; the first of a list is the newest. */
async function add(db: Db, userId: string, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`insert into saved_homes (user_id, home_id, saved_at)
    select ${userId}, homes.id, ${now}::timestamptz - make_interval(secs => asked.n * 0.001)
    from unnest(${ids}) with ordinality asked (id, n) join homes on homes.id = asked.id
    on conflict do nothing`.execute(db);
}

export const savedHomesRoutes = implement(savedHomes, savedHomesSchemas, {
  listSavedHomes: { may: 'own', handle: ({ db, person }) => idsOf(db, signedIn(person).id) },
  mergeSavedHomes: {
    may: 'own',
    handle: async ({ db, person, body, now }) => {
      const { id } = signedIn(person);
      if (body.ids.length > 0) await add(db, id, sql`${body.ids}::uuid[]`, now);
      return idsOf(db, id);
    },
  },
  saveHome: on({
    load: ({ db, person, params }) => readableHome(db, person, params.homeId),
    may: 'own',
    handle: async ({ db, person, loaded, now }) => {
      await add(db, signedIn(person).id, sql`array[${loaded.id}]::uuid[]`, now);
      return {};
    },
  }),
  forgetHome: {
    may: 'own',
    handle: async ({ db, person, params }) => {
      await sql`delete from saved_homes where user_id = ${signedIn(person).id} and home_id = ${idOrNull(params.homeId)}`.execute(
        db,
      );
      return {};
    },
  },
});
