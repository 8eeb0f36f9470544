// Input that people write where there may be no connection, in the browser's own database: it outlives a closed tab, a dead
// phone, and an hour offline. A record is the subject: an inspection, a move-out, a Pro's job.
import Dexie, { type Table } from 'dexie';
import { newId } from '@/contract/ids';
import type { StoredChange } from '@/contract/latestChanges';

/** 0: only here. 1: our server has it. 2: our server refused it for good. */
type Sent = 0 | 1 | 2;

export interface LocalChange extends StoredChange {
  readonly recordId: string;
  readonly sent: Sent;
  /** Why our server refused it. */
  readonly problem?: string;
}

export interface LocalPhoto {
  readonly id: string;
  readonly recordId: string;
  readonly file: Blob;
  readonly sent: Sent;
}

/** How far this phone has read, and where the record stood then. */
export interface LocalState {
  readonly recordId: string;
  readonly cursor: number;
  readonly status: string;
}

/** What our server last said of a record, for a page that opens without a connection. */
export interface LocalSnapshot {
  readonly recordId: string;
  readonly value: unknown;
}

class OfflineDatabase extends Dexie {
  declare readonly changes: Table<LocalChange, string>;
  declare readonly photos: Table<LocalPhoto, string>;
  declare readonly states: Table<LocalState, string>;
  declare readonly snapshots: Table<LocalSnapshot, string>;

  constructor() {
    super('inspections');
    this.version(1).stores({
      changes: 'id, inspectionId, [inspectionId+sent]',
      photos: 'id, inspectionId, [inspectionId+sent]',
      syncStates: 'inspectionId',
    });
    // Since other records are stored here too. What a phone has not sent yet stays.
    this.version(2)
      .stores({
        changes: 'id, recordId, [recordId+sent]',
        photos: 'id, recordId, [recordId+sent]',
        syncStates: null,
        states: 'recordId',
        snapshots: 'recordId',
      })
      .upgrade(async (upgrade) => {
        for (const table of ['changes', 'photos'])
          await upgrade
            .table(table)
            .toCollection()
            .modify((row: { inspectionId?: string; recordId?: string }) => {
              if (row.inspectionId !== undefined) row.recordId = row.inspectionId;
              delete row.inspectionId;
            });
      });
  }
}

let opened: OfflineDatabase | undefined;
export const offlineDatabase = () => {
  opened ??= new OfflineDatabase();
  return opened;
};

export type NewChange = Pick<StoredChange, 'entityId' | 'field' | 'value'>;

let lastAt = 0;
/** Two words of one field never have the same moment. */
function nextMoment(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

/** Words that were not sent yet and are written over leave nothing behind. */
export async function writeChange(recordId: string, change: NewChange): Promise<void> {
  const { changes } = offlineDatabase();
  await offlineDatabase().transaction('rw', changes, async () => {
    const { entityId, field } = change;
    await changes
      .where({ recordId, sent: 0 })
      .filter((each) => each.entityId === entityId && each.field === field)
      .delete();
    await changes.add({ ...change, id: newId(), at: nextMoment(), recordId, sent: 0 });
  });
}

/** A photo with what says where it belongs: both, or neither. */
export async function writePhoto(
  recordId: string,
  belongs: Pick<NewChange, 'field' | 'value'>,
  file: Blob,
): Promise<void> {
  const db = offlineDatabase();
  const id = newId();
  await db.transaction('rw', db.photos, db.changes, async () => {
    await db.photos.add({ id, recordId, file, sent: 0 });
    await writeChange(recordId, { ...belongs, entityId: id });
  });
}

export interface Received {
  readonly changes: readonly StoredChange[];
  readonly cursor: number;
  readonly status: string;
}

/** Takes in what our server has: a change that is here too is marked as sent. */
export async function receive(recordId: string, { changes, cursor, status }: Received): Promise<void> {
  const db = offlineDatabase();
  await db.transaction('rw', db.changes, db.states, async () => {
    await db.changes.bulkPut(changes.map((change) => ({ ...change, recordId, sent: 1 as const })));
    const known = await db.states.get(recordId);
    // A page from the cache may be older than what this phone knows.
    if (!known || cursor >= known.cursor) await db.states.put({ recordId, status, cursor });
  });
}
