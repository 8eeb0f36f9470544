// Where pieces of files wait for the rest: in the store of files, with a row each in the database. Every process of ours
// finds them there, so a browser that goes on sending may reach any of them.
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataStore, ERRORS, type Lock, type Locker, Upload } from '@tus/server';
import { sql } from 'kysely';
import { DAY_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { readWhole } from '@/server/providers/storage/storage';

/** Time to send a file. */
export const UPLOAD_LIFETIME_MS = DAY_MS;
/** What is held in memory before it is stored. */
const PIECE_BYTES = 4 * 1024 * 1024;

const FOLDER = 'uploads';
const pieceKey = (id: string, offset: number) => `${FOLDER}/${id}/${offset}`;

type StoreServices = Pick<Services, 'db' | 'storage'>;

interface UploadState {
  bytes: number;
  received: number;
  metadata: Record<string, string | null>;
}

async function findState({ db }: StoreServices, id: string): Promise<UploadState> {
  const { rows } = await asSystem(db, (trx) =>
    sql<UploadState>`select bytes, received, metadata from file_uploads where id = ${id}`.execute(trx),
  );
  const [found] = rows;
  if (!found) throw ERRORS.FILE_NOT_FOUND;
  return found;
}

/** When an upload began, by its id. */
const beganAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

class UploadStore extends DataStore {
  constructor(private readonly services: StoreServices) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const metadata = JSON.stringify(upload.metadata ?? {});
    await asSystem(this.services.db, (trx) =>
      sql`update file_uploads set metadata = ${metadata}::jsonb where id = ${upload.id}`.execute(trx),
    );
    return this.getUpload(upload.id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes: size, received: offset, metadata } = await findState(this.services, id);
    return new Upload({ id, size, offset, metadata, creation_date: new Date(beganAt(id)).toISOString() });
  }

  /** Stores what comes, piece by piece; what came before a connection broke counts. */
  override async write(stream: Readable, id: string, from: number): Promise<number> {
    let offset = from;
    let waiting: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      if (size === 0) return;
      const [bytes, at] = [Buffer.concat(waiting), offset];
      [waiting, size] = [[], 0];
      await this.services.storage.put(pieceKey(id, at), bytes);
      offset = at + bytes.length;
      await asSystem(this.services.db, (trx) =>
        sql`update file_uploads set received = ${offset} where id = ${id} and received = ${at}`.execute(trx),
      );
    };
    try {
      for await (const chunk of stream) {
        waiting.push(chunk as Buffer);
        size += (chunk as Buffer).length;
        if (size >= PIECE_BYTES) await flush();
      }
    } finally {
      await flush();
    }
    return offset;
  }

  override async remove(id: string): Promise<void> {
    const { storage } = this.services;
    for (const key of await storage.list(`${FOLDER}/${id}`)) await storage.delete(key);
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }
}

export const openUploadStore = (services: StoreServices): DataStore => new UploadStore(services);

/** Writes a completely uploaded file to one of our own disk, piece by piece. */
export async function collectUpload({ storage }: Pick<StoreServices, 'storage'>, upload: Upload, to: string) {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await writeFile(to, '', { mode: 0o600 });
  for (let offset = 0; offset < (upload.size ?? 0); ) {
    const piece = await readWhole(storage, pieceKey(upload.id, offset));
    if (!piece || piece.length === 0) throw new Error(`Of the upload ${upload.id} the piece at ${offset} is missing`);
    await appendFile(to, piece);
    offset += piece.length;
  }
}

/** A process that dies gives up what it wrote to after this. */
const LEASE_MS = 15_000;
const RENEWAL_MS = 1_000;
const POLL_MS = 100;
/** Longer than the process that writes takes to hear that it should stop. */
const MAX_WAIT_MS = 20_000;

/** One process at a time writes to a file. The next one asks the one before to stop: its connection is most often dead. */
export function uploadLocker({ db }: StoreServices): Locker {
  return { newLock: (id) => new UploadLock(db, id) };
}

class UploadLock implements Lock {
  private readonly holder = randomUUID();
  private renewal: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly db: StoreServices['db'],
    private readonly id: string,
  ) {}

  async lock(signal: AbortSignal, cancel: () => Promise<void> | void): Promise<void> {
    const end = Date.now() + MAX_WAIT_MS;
    while (!(await this.take())) {
      if (signal.aborted || Date.now() > end) throw ERRORS.ERR_LOCK_TIMEOUT;
      await sleep(POLL_MS);
    }
    this.renewal = setInterval(() => void this.renew(cancel).catch(() => undefined), RENEWAL_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewal);
    await asSystem(this.db, (trx) =>
      sql`update file_uploads set locked_by = null, locked_until = null, lock_wanted = false
        where id = ${this.id} and locked_by = ${this.holder}`.execute(trx),
    );
  }

  /** True as well where there is no such upload: the caller learns that next. */
  private async take(): Promise<boolean> {
    const { rows } = await asSystem(this.db, (trx) =>
      sql<{ taken: boolean }>`with free as (
          select id, coalesce(locked_until, '-infinity') < clock_timestamp() as free from file_uploads where id = ${this.id} for update
        )
        update file_uploads upload set
          locked_by = case when free then ${this.holder}::uuid else locked_by end,
          locked_until = case when free then clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000}) else locked_until end,
          lock_wanted = not free
        from free where upload.id = free.id returning free as taken`.execute(trx),
    );
    return rows[0]?.taken ?? true;
  }

  private async renew(cancel: () => Promise<void> | void): Promise<void> {
    const { rows } = await asSystem(this.db, (trx) =>
      sql<{ wanted: boolean }>`update file_uploads
        set locked_until = clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000})
        where id = ${this.id} and locked_by = ${this.holder} returning lock_wanted as wanted`.execute(trx),
    );
    if (rows[0]?.wanted) await cancel();
  }
}

/** Removes the pieces of abandoned uploads; answers how many files. Their rows go by retention. */
export async function removeAbandoned({ storage }: Pick<StoreServices, 'storage'>, now: Date): Promise<number> {
  const abandoned = new Set<string>();
  for (const key of await storage.list(FOLDER)) {
    const id = key.split('/')[1] ?? '';
    if (beganAt(id) + UPLOAD_LIFETIME_MS > now.getTime()) continue;
    abandoned.add(id);
    await storage.delete(key);
  }
  return abandoned.size;
}
