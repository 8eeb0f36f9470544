import { type RawBuilder, sql } from 'kysely';
import { savedHomes } from '@/contract/homes/savedHomes/endpoints';
import { savedHomesSchemas } from '@/contract/homes/savedHomes/schemas';
import type { Db } from '@/server/db/client';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { idOrNull } from '@/server/ids';
import { findReadableHome } from '@/server/modules/homes/homes';

const MAX_SAVED_HOMES = 200;

async function savedIds(db: Db, userId: string): Promise<{ ids: string[] }> {
  const { rows } = await sql<{ id: string }>`select home_id as id from saved_homes where user_id = ${userId}
    order by saved_at desc, home_id limit ${MAX_SAVED_HOMES}`.execute(db);
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
  listSavedHomes: { authorize: rowLevel, handle: ({ db, person }) => savedIds(db, requirePerson(person).id) },
  mergeSavedHomes: {
    authorize: rowLevel,
    handle: async ({ db, person, body, now }) => {
      const { id } = requirePerson(person);
      if (body.ids.length > 0) await add(db, id, sql`${body.ids}::uuid[]`, now);
      return savedIds(db, id);
    },
  },
  saveHome: withResource({
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: rowLevel,
    handle: async ({ db, person, loaded, now }) => {
      await add(db, requirePerson(person).id, sql`array[${loaded.id}]::uuid[]`, now);
      return {};
    },
  }),
  removeSavedHome: {
    authorize: rowLevel,
    handle: async ({ db, person, params }) => {
      await sql`delete from saved_homes where user_id = ${requirePerson(person).id} and home_id = ${idOrNull(params.homeId)}`.execute(
        db,
      );
      return {};
    },
  },
});
