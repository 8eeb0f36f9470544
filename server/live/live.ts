// News for open browsers: one connection per process listens to the database, however many people are here.
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '@/server/db/client';

/** Ids only: a notification holds 8 kB, and whoever hears it asks for the rest as themselves. */
export interface News {
  threadId: string;
  /** Members it concerns; staff hear of everything. */
  userIds: string[];
}

export interface Live {
  /** Calls back for each piece of news, and with null when some may have been missed. Answers how to stop. */
  subscribe: (tell: (news: News | null) => void) => () => void;
  close: () => Promise<void>;
}

const CHANNEL = 'belong_live';
const RETRY_MS = 2_000;

/** Tells every process, when the transaction holds. */
export async function tellLive(db: Db, news: News): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ ...news, userIds: news.userIds.slice(0, 100) })})`.execute(
    db,
  );
}

/** Connects when somebody first listens, and again whenever the connection is lost. */
export function openLive(url: string): Live {
  const listeners = new Set<(news: News | null) => void>();
  let client: pg.Client | undefined;
  let closed = false;

  const tellAll = (news: News | null) => {
    for (const tell of listeners) tell(news);
  };
  const lost = (which: pg.Client) => {
    if (client !== which) return;
    client = undefined;
    which.end().catch(() => undefined);
    if (!closed && listeners.size > 0) setTimeout(connect, RETRY_MS).unref();
  };
  function connect() {
    if (client || closed) return;
    const own = new pg.Client({ connectionString: url, keepAlive: true });
    client = own;
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', ({ payload }) => tellAll(JSON.parse(payload ?? 'null') as News | null));
    own
      .connect()
      .then(() => own.query(`listen ${CHANNEL}`))
      .then(() => tellAll(null))
      .catch(() => lost(own));
  }
  return {
    subscribe(tell) {
      listeners.add(tell);
      connect();
      return () => listeners.delete(tell);
    },
    async close() {
      closed = true;
      listeners.clear();
      const own = client;
      client = undefined;
      await own?.end().catch(() => undefined);
    },
  };
}
