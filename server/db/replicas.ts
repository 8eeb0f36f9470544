// Copies of the database that follow it: reads that may be seconds old go there, and people read back their own writes.
import { type Kysely, sql } from 'kysely';
import { openDb, openPool } from './client';
import type { DB } from './types';

const WATCH_MS = 250;
/** How far behind a copy may be to be asked. */
const MAX_BEHIND_MS = 5_000;
/** A copy that answers nothing costs a reader this long, once; then the database itself is asked. */
const QUERY_LIMIT_MS = 1_000;

export interface Replicas {
  /** Whether there are replicas: then each write returns the position of the database. */
  readonly used: boolean;
  /** One that is fresh and has what was written up to that position; undefined where none has. */
  pick: (after: string | null) => Kysely<DB> | undefined;
  /** It failed: no query goes to it until it answers again. */
  failed: (replica: Kysely<DB>) => void;
  /** How far the database itself is now. */
  position: () => Promise<string>;
  close: () => Promise<void>;
}

/** Where there is one database alone. */
export const noReplicas: Replicas = {
  used: false,
  pick: () => undefined,
  failed: () => undefined,
  position: async () => '',
  close: async () => undefined,
};

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

/** A place in the log of changes, as a number; undefined for what is none. */
export function parsePosition(text: string | null): bigint | undefined {
  if (text === null || !POSITION.test(text)) return undefined;
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Replica {
  db: Kysely<DB>;
  /** How far it has followed; undefined while it does not answer. */
  replayed?: bigint | undefined;
}

interface ReplicaOptions {
  urls: readonly string[];
  primary: Kysely<DB>;
  pooled?: boolean;
  onError?: (error: Error) => void;
}

export function openReplicas({ urls, primary, pooled, onError }: ReplicaOptions): Replicas {
  if (urls.length === 0) return noReplicas;
  const replicas: Replica[] = urls.map((url) => ({
    db: openDb(openPool({ url, queryLimitMs: QUERY_LIMIT_MS, ...(pooled && { pooled }), ...(onError && { onError }) })),
  }));
  /** How far the database was, and when, the latest last. */
  let seen: { at: number; position: bigint }[] = [];
  let turn = 0;

  const position = async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary);
    return rows[0]?.at ?? '';
  };

  async function watchPrimary(): Promise<void> {
    const now = parsePosition(await position());
    if (now === undefined) return;
    const latestOld = seen.findLastIndex(({ at }) => at <= performance.now() - MAX_BEHIND_MS);
    seen = [...seen.slice(Math.max(0, latestOld)), { at: performance.now(), position: now }];
  }

  async function watchReplica(replica: Replica): Promise<void> {
    try {
      const { rows } = await sql<{ at: string | null }>`select pg_last_wal_replay_lsn()::text as at`.execute(
        replica.db,
      );
      replica.replayed = parsePosition(rows[0]?.at ?? null);
    } catch {
      replica.replayed = undefined;
    }
  }

  let watching = Promise.resolve();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const watch = async () => {
    // Without the database itself the copies are still there to read.
    await Promise.all([watchPrimary().catch(() => undefined), ...replicas.map(watchReplica)]);
    if (!closed)
      timer = setTimeout(() => {
        watching = watch();
      }, WATCH_MS).unref();
  };
  watching = watch();

  const hasAll = ({ replayed }: Replica, after: bigint | undefined) => {
    const oldest = seen[0]?.position;
    return (
      replayed !== undefined && oldest !== undefined && replayed >= oldest && (after === undefined || replayed >= after)
    );
  };

  return {
    used: true,
    position,
    pick(after) {
      const wanted = parsePosition(after);
      const able = replicas.filter((replica) => hasAll(replica, wanted));
      turn += 1;
      return able[turn % able.length]?.db;
    },
    failed(db) {
      const replica = replicas.find((each) => each.db === db);
      if (replica) replica.replayed = undefined;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await watching;
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
}
