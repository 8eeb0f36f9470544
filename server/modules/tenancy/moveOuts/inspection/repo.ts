import { type Selectable, sql } from 'kysely';
import type { MoveOutChange } from '@/contract/tenancy/moveOuts/endpoints';
import type { AuthoredChange } from '@/contract/tenancy/moveOuts/inspection';
import type { Db } from '@/server/db/client';
import type { MoveOutPhotos } from '@/server/db/types';
import type { MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';

/** Who writes, as everyone on the lease reads it. */
export interface Author {
  personId: string;
  name: string;
  side: 'owner' | 'resident';
}

export interface ChangeRow extends AuthoredChange {
  readonly author: NonNullable<AuthoredChange['author']>;
}

/** Those that are here already stay as they are. */
export async function insertChanges(
  db: Db,
  { id, homeId, ownerId }: Pick<MoveOutRow, 'id' | 'homeId' | 'ownerId'>,
  changes: readonly MoveOutChange[],
  { personId, name, side }: Author,
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`insert into move_out_changes
      (id, move_out_id, home_id, owner_id, author_id, author_name, author_side, entity_id, field, value, at, received_at)
    select each.id, ${id}, ${homeId}, ${ownerId}, ${personId}, ${name}, ${side}, each."entityId", each.field, each.value,
      least(each.at, ${now}), ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as each(id uuid, "entityId" text, field text, value jsonb, at timestamptz)
    on conflict on constraint move_out_changes_pkey do nothing`.execute(db);
}

/** What was written after the cursor, as this person reads it. */
export async function findChanges(
  db: Db,
  moveOutId: string,
  { after, personId }: { after: number; personId: string | null },
): Promise<{ changes: ChangeRow[]; cursor: number }> {
  const rows = await db
    .selectFrom('moveOutChanges')
    .select(['id', 'entityId', 'field', 'value', 'at', 'seq', 'authorId', 'authorName', 'authorSide'])
    .where('moveOutId', '=', moveOutId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return {
    changes: rows.map(({ id, entityId, field, value, at, authorId, authorName, authorSide }) => ({
      id,
      entityId,
      field,
      value: value as AuthoredChange['value'],
      at: at.toISOString(),
      author: {
        name: authorName,
        side: authorSide as Author['side'],
        mine: personId !== null && authorId === personId,
      },
    })),
    cursor: Number(rows.at(-1)?.seq ?? after),
  };
}

/** Photos, comments, and answers among these that another person made. */
export async function findForeignEntities(
  db: Db,
  moveOutId: string,
  entityIds: readonly string[],
  personId: string,
): Promise<string[]> {
  if (entityIds.length === 0) return [];
  const rows = await db
    .selectFrom('moveOutChanges')
    .select('entityId')
    .distinct()
    .where('moveOutId', '=', moveOutId)
    .where('entityId', 'in', [...entityIds])
    .where((where) => where.or([where('authorId', 'is', null), where('authorId', '<>', personId)]))
    .execute();
  return rows.map(({ entityId }) => entityId);
}

export const listPhotos = (
  db: Db,
  moveOutId: string,
): Promise<Pick<Selectable<MoveOutPhotos>, 'id' | 'documentId'>[]> =>
  db
    .selectFrom('moveOutPhotos')
    .select(['id', 'documentId'])
    .where('moveOutId', '=', moveOutId)
    .orderBy('id')
    .execute();

export const findPhoto = (db: Db, id: string) =>
  db
    .selectFrom('moveOutPhotos')
    .innerJoin('moveOuts', 'moveOuts.id', 'moveOutPhotos.moveOutId')
    .select(['moveOutPhotos.id', 'moveOutPhotos.documentId', 'moveOuts.leaseId'])
    .where('moveOutPhotos.id', '=', id)
    .executeTakeFirst();

export async function insertPhoto(
  db: Db,
  { id: moveOutId, homeId, ownerId }: Pick<MoveOutRow, 'id' | 'homeId' | 'ownerId'>,
  photo: { id: string; documentId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('moveOutPhotos')
    .values({ id: photo.id, documentId: photo.documentId, createdAt: photo.now, moveOutId, homeId, ownerId })
    .execute();
}

/** The rooms that everyone signed on the first day; undefined without a finished record. */
export async function findSignedRooms(db: Db, leaseId: string) {
  const row = await db
    .selectFrom('conditionRecords')
    .select('rooms')
    .where('leaseId', '=', leaseId)
    .where('completedAt', 'is not', null)
    .executeTakeFirst();
  return row?.rooms;
}

/** How many rooms the home has, for one without a record. */
export const findSize = (db: Db, homeId: string) =>
  db.selectFrom('homes').select(['beds', 'baths']).where('id', '=', homeId).executeTakeFirstOrThrow();

export const findName = (db: Db, personId: string) =>
  db.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', personId).executeTakeFirst();
