// News for open browsers: one connection per process listens to the database, however many people are here.
import { sql } from 'kysely';
import pg from 'pg';
import type { LiveSubject } from '@/contract/platform/live/subjects';
import type { Db } from '@/server/db/client';

/** No content: a notification holds 8 kB, and anyone who hears it asks for the rest as themselves. Most are sent by triggers. */
export interface LiveEvent {
  /** The kind of thing that changed. */
  subject: LiveSubject;
  /** Whom it concerns: members, and those of our team who take part or work on it. Our others hear of it less often. */
  userIds: string[];
}

export interface EventBus {
  /** Calls back for each piece of news, and with null when it begins to listen, as some may have been missed before. */
  subscribe: (tell: (news: LiveEvent | null) => void) => () => void;
  /** Calls back with the id of each session that ended or changed, and with null when some may have been missed. */
  onSessionChange: (tell: (sessionId: string | null) => void) => () => void;
  /** Calls back with what every process has to forget, and with null when some of it may have been missed. */
  onCacheChange: (tell: (change: CacheChange | null) => void) => () => void;
  close: () => Promise<void>;
}

/** What a process has in memory and another one has changed: published pages, rules of flags, a picture that was removed. */
export type CacheChange = 'pages' | 'flags' | `picture:${string}`;

const CHANNEL = 'belong_live';
/** The database itself notifies it: app.notify_session_change. */
const SESSIONS = 'belong_sessions';
const CACHES = 'belong_caches';
const RETRY_MS = 2_000;
/** How often the connection is asked whether it still stands: a network forgets one that is idle, and tells neither side. */
const CHECK_MS = 15_000;

/** Tells every process, when the transaction holds. */
export async function publish(db: Db, news: LiveEvent): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ ...news, userIds: news.userIds.slice(0, 100) })})`.execute(
    db,
  );
}

/** Tells every process what to forget, when the transaction holds. */
export async function publishCacheChange(db: Db, change: CacheChange): Promise<void> {
  await sql`select pg_notify(${CACHES}, ${change})`.execute(db);
}

type Listener = (payload: string | null) => void;

const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** Connects for the first listener, and again whenever the connection is lost. */
export function openEventBus(url: string, checkMs = CHECK_MS): EventBus {
  const listeners = { [CHANNEL]: new Set<Listener>(), [SESSIONS]: new Set<Listener>(), [CACHES]: new Set<Listener>() };
  let client: pg.Client | undefined;
  let check: NodeJS.Timeout | undefined;
  let listening = false;
  let closed = false;

  const all = () => Object.values(listeners).flatMap((each) => [...each]);
  const missed = () => {
    listening = true;
    for (const tell of all()) tell(null);
  };
  const lost = (which: pg.Client) => {
    if (client !== which) return;
    client = undefined;
    listening = false;
    clearInterval(check);
    which.end().catch(() => undefined);
    if (!closed && all().length > 0) setTimeout(connect, RETRY_MS).unref();
  };
  function connect() {
    if (client || closed) return;
    const own = new pg.Client({ connectionString: url, keepAlive: true, ...LIMITS });
    client = own;
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', ({ channel, payload = null }) => {
      for (const tell of listeners[channel as keyof typeof listeners] ?? []) tell(payload);
    });
    own
      .connect()
      .then(() => own.query(`listen ${CHANNEL}; listen ${SESSIONS}; listen ${CACHES}`))
      .then(() => {
        if (client !== own) return;
        check = setInterval(() => void own.query('select 1').catch(() => lost(own)), checkMs).unref();
        missed();
      })
      .catch(() => lost(own));
  }
  const listen = (channel: keyof typeof listeners, tell: Listener) => {
    listeners[channel].add(tell);
    connect();
    if (listening) tell(null);
    return () => void listeners[channel].delete(tell);
  };
  return {
    subscribe: (tell) =>
      listen(CHANNEL, (payload) => tell(payload === null ? null : (JSON.parse(payload) as LiveEvent))),
    onSessionChange: (tell) => listen(SESSIONS, tell),
    onCacheChange: (tell) => listen(CACHES, (payload) => tell(payload as CacheChange | null)),
    async close() {
      closed = true;
      for (const each of Object.values(listeners)) each.clear();
      const own = client;
      client = undefined;
      clearInterval(check);
      await own?.end().catch(() => undefined);
    },
  };
}
