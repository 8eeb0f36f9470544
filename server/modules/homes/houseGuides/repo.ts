import { type Selectable, sql } from 'kysely';
import type { GuideTopic } from '@/contract/homes/houseGuides/constants';
import type { Db } from '@/server/db/client';
import type { HouseGuides } from '@/server/db/types';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';

export interface GuideRow extends Omit<Selectable<HouseGuides>, 'entries'> {
  entries: Partial<Record<GuideTopic, string>>;
}

export interface GuideHome {
  access: HomeAccess;
  /** Lives there under a lease that runs. */
  isResident: boolean;
}

export const findGuide = (db: Db, homeId: string): Promise<GuideRow | undefined> =>
  db.selectFrom('houseGuides').selectAll().where('homeId', '=', homeId).$castTo<GuideRow>().executeTakeFirst();

/** Lays these entries over those there are; an empty one leaves. */
export async function mergeEntries(
  db: Db,
  change: { homeId: string; ownerId: string | null; entries: GuideRow['entries']; personId: string; now: Date },
): Promise<void> {
  const { homeId, ownerId, entries, personId, now } = change;
  const written = Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''));
  const removed = Object.keys(entries).filter((topic) => !(topic in written));
  await sql`insert into house_guides (home_id, owner_id, entries, updated_by, updated_at)
    values (${homeId}, ${ownerId}, ${JSON.stringify(written)}::jsonb, ${personId}, ${now})
    on conflict (home_id) do update set entries = (house_guides.entries || excluded.entries) - ${removed}::text[],
      owner_id = excluded.owner_id, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db);
}
