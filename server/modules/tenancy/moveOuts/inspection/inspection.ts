// What the inspection at the end of a lease says, for the person who reads the move-out: its rooms, and the evidence of a line.
import { defaultRooms } from '@/contract/leasing/moveIns/constants';
import type { ConditionRoom } from '@/contract/leasing/moveIns/endpoints';
import type { Deduction, MoveOutInspection } from '@/contract/tenancy/moveOuts/endpoints';
import { type MergedMoveOutInspection, mergeMoveOutInspection } from '@/contract/tenancy/moveOuts/inspection';
import type { Db } from '@/server/db/client';
import * as repo from './repo';

type Rooms = Pick<MoveOutInspection, 'rooms' | 'hasRecord'>;

/** The rooms of the signed record; where there is none, those of the home, with nothing said about them. */
export async function findRooms(db: Db, lease: { id: string; homeId: string }): Promise<Rooms> {
  const signed = (await repo.findSignedRooms(db, lease.id)) as ConditionRoom[] | undefined;
  if (signed && signed.length > 0) return { rooms: signed, hasRecord: true };
  const { beds, baths } = await repo.findSize(db, lease.homeId);
  return { rooms: defaultRooms(Number(beds), Number(baths)), hasRecord: false };
}

export interface Inspected extends Rooms {
  readonly merged: MergedMoveOutInspection;
  /** The document of each photo. */
  readonly photos: ReadonlyMap<string, string>;
}

export async function findInspected(
  db: Db,
  lease: { id: string; homeId: string },
  moveOutId: string,
): Promise<Inspected> {
  const { changes } = await repo.findChanges(db, moveOutId, { after: 0, personId: null });
  const photos = await repo.listPhotos(db, moveOutId);
  return {
    ...(await findRooms(db, lease)),
    merged: mergeMoveOutInspection(changes),
    photos: new Map(photos.map(({ id, documentId }) => [id, documentId])),
  };
}

/** What the record and the inspection say of an item, with every comment on it or on its room. */
export function evidenceOf({ rooms, merged }: Inspected, place: string): NonNullable<Deduction['inspection']> {
  const [room = '', item = ''] = place.split('.');
  const before = rooms[Number(room)]?.items[Number(item)];
  return {
    item: before?.name ?? '',
    before: before?.state ?? null,
    now: merged.item(place).state,
    comments: merged.comments
      .filter((comment) => comment.place === place || comment.place === room)
      .map(({ author, text }) => ({ author: author ?? '', text })),
  };
}
