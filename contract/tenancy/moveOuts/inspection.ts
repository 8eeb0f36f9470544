// What a move-out inspection says, from the changes of all phones: the rooms and items of the signed move-in record, what
// each item is like now, photos, and what both sides write about it. Pure, for phones and server alike.
import { latestByEntity, latestChanges, type StoredChange } from '@/contract/latestChanges';
import { itemStates } from '@/contract/leasing/moveIns/constants';
import { type DepositItem, depositItems } from './deposit';

type ItemState = (typeof itemStates)[number];

/** Where something stands: `2` is the third room of the record, `2.0` its first item. */
export const roomPlace = (room: number) => String(room);
export const itemPlace = (room: number, item: number) => `${room}.${item}`;

/** Whether the record has this room or item. */
export function isPlace(rooms: readonly { readonly items: readonly unknown[] }[], place: string): boolean {
  const [, room, item] = /^(\d+)(?:\.(\d+))?$/.exec(place) ?? [];
  const found = room === undefined ? undefined : rooms[Number(room)];
  return found !== undefined && (item === undefined || found.items[Number(item)] !== undefined);
}

/** A change with who wrote it; absent for what this phone has not sent yet. */
export interface AuthoredChange extends StoredChange {
  readonly author?: { readonly name: string; readonly side: 'owner' | 'resident'; readonly mine: boolean };
}

export interface CheckedItem {
  readonly state: ItemState | null;
  readonly note: string;
  /** What it is, for its useful life, and how old. */
  readonly kind: DepositItem | null;
  readonly ageMonths: number | null;
}

export interface InspectionComment {
  readonly id: string;
  readonly place: string;
  readonly text: string;
  /** Null while only this phone has it. */
  readonly author: string | null;
  readonly mine: boolean;
}

export interface MergedMoveOutInspection {
  readonly item: (place: string) => CheckedItem;
  readonly roomNote: (place: string) => string;
  /** Photos of a room or an item, in the order in which they were taken. */
  readonly photoIds: (place: string) => readonly string[];
  readonly comments: readonly InspectionComment[];
  /** Residents who said whether they come to the visit. */
  readonly attendance: readonly { readonly name: string | null; readonly mine: boolean; readonly attends: boolean }[];
  /** Items that were checked. */
  readonly checkedCount: number;
}

const text = (value: StoredChange['value'] | undefined) => (typeof value === 'string' ? value : '');

export function mergeMoveOutInspection(changes: readonly AuthoredChange[]): MergedMoveOutInspection {
  const entities = new Map(latestByEntity(changes));
  const authors = new Map(changes.flatMap(({ entityId, author }) => (author ? [[entityId, author] as const] : [])));
  const photos = Map.groupBy(
    [...entities].filter(([, fields]) => fields.has('photo.place') && fields.get('photo.removed') !== true),
    ([, fields]) => text(fields.get('photo.place')),
  );
  const comments = [...entities].flatMap(([id, fields]): InspectionComment[] => {
    const words = text(fields.get('comment.text')).trim();
    const place = text(fields.get('comment.place'));
    if (!words || !place || fields.get('comment.removed') === true) return [];
    const author = authors.get(id);
    return [{ id, place, text: words, author: author?.name ?? null, mine: author?.mine ?? true }];
  });
  // Each answer is an entity of its own: a person’s latest one counts.
  const answers = new Map<string, MergedMoveOutInspection['attendance'][number]>();
  const visits = [...latestChanges(changes).values()].filter(({ field }) => field === 'visit.attends');
  for (const { author, value } of visits.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)))
    answers.set(author?.mine === false ? author.name : '', {
      name: author?.name ?? null,
      mine: author?.mine ?? true,
      attends: value === true,
    });
  return {
    item: (place) => {
      const fields = entities.get(place);
      const age = fields?.get('item.ageMonths');
      return {
        state: itemStates.find((each) => each === fields?.get('item.state')) ?? null,
        note: text(fields?.get('item.note')),
        kind: depositItems.find((each) => each === fields?.get('item.kind')) ?? null,
        ageMonths: typeof age === 'number' ? age : null,
      };
    },
    roomNote: (place) => text(entities.get(place)?.get('room.note')),
    photoIds: (place) => (photos.get(place) ?? []).map(([id]) => id),
    comments,
    attendance: [...answers.values()],
    checkedCount: [...entities.values()].filter((fields) => fields.has('item.state')).length,
  };
}

const RANKS: readonly ItemState[] = ['good', 'worn', 'damaged'];

/** Whether an item is worse than the record of the first day says: what can be charged at all. */
export const isWorse = (before: ItemState | null, now: ItemState | null): boolean =>
  before !== null && now !== null && RANKS.indexOf(now) > Math.max(0, RANKS.indexOf(before));
