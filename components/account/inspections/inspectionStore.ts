// What an inspector writes, in the browser's own database: it outlives a closed tab, a dead phone, and an hour offline.
import Dexie, { type Table } from 'dexie';
import { newId } from '@/contract/ids';
import type { InspectionChange, SyncResult } from '@/contract/inspections/endpoints';
import type { StoredChange } from '@/contract/inspections/merge';

/** 0: only here. 1: our server has it. 2: our server refused it for good. */
type Sent = 0 | 1 | 2;

export interface LocalChange extends StoredChange {
  readonly inspectionId: string;
  readonly sent: Sent;
}

export interface LocalPhoto {
  readonly id: string;
  readonly inspectionId: string;
  readonly file: Blob;
  readonly sent: Sent;
}

export interface SyncState {
  readonly inspectionId: string;
  readonly cursor: number;
  readonly status: SyncResult['status'];
}

class InspectionDatabase extends Dexie {
  declare readonly changes: Table<LocalChange, string>;
  declare readonly photos: Table<LocalPhoto, string>;
  declare readonly syncStates: Table<SyncState, string>;

  constructor() {
    super('inspections');
    this.version(1).stores({
      changes: 'id, inspectionId, [inspectionId+sent]',
      photos: 'id, inspectionId, [inspectionId+sent]',
      syncStates: 'inspectionId',
    });
  }
}

let opened: InspectionDatabase | undefined;
export const inspectionDatabase = () => {
  opened ??= new InspectionDatabase();
  return opened;
};

let lastAt = 0;
/** Two words of one field never have the same moment. */
function nextMoment(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

/** Words that were not sent yet and are written over leave nothing behind. */
export async function writeChange(
  inspectionId: string,
  change: Pick<InspectionChange, 'entityId' | 'field' | 'value'>,
): Promise<void> {
  const { changes } = inspectionDatabase();
  await inspectionDatabase().transaction('rw', changes, async () => {
    const { entityId, field } = change;
    await changes
      .where({ inspectionId, sent: 0 })
      .filter((each) => each.entityId === entityId && each.field === field)
      .delete();
    await changes.add({ ...change, id: newId(), at: nextMoment(), inspectionId, sent: 0 });
  });
}

/** A photo with what says where it belongs: both, or neither. */
export async function writePhoto(inspectionId: string, findingId: string, file: Blob): Promise<void> {
  const db = inspectionDatabase();
  const id = newId();
  await db.transaction('rw', db.photos, db.changes, async () => {
    await db.photos.add({ id, inspectionId, file, sent: 0 });
    await writeChange(inspectionId, { entityId: id, field: 'photo.findingId', value: findingId });
  });
}

/** Takes in what our server has: a change that is here too is marked as sent. */
export async function receive(
  inspectionId: string,
  { changes, cursor, status }: Pick<SyncResult, 'changes' | 'cursor' | 'status'>,
): Promise<void> {
  const db = inspectionDatabase();
  await db.transaction('rw', db.changes, db.syncStates, async () => {
    await db.changes.bulkPut(changes.map((change) => ({ ...change, inspectionId, sent: 1 as const })));
    const known = await db.syncStates.get(inspectionId);
    // A page from the cache may be older than what this phone knows.
    if (!known || cursor >= known.cursor) await db.syncStates.put({ inspectionId, status, cursor });
  });
}
