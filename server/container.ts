import path from 'node:path';
import type pg from 'pg';
import type { Services } from './context';
import { openDb, openPool } from './db/client';
import { databaseTime, openClock } from './db/clock';
import { env } from './env';
import { openKeyFile } from './http/keys/keyFile';
import { logger } from './http/log';
import { openTokens } from './http/tokens';
import { openEventBus } from './live/events';
import { sessionCache } from './modules/sessions/cache/service';
import { openGeocoding } from './providers/geocoding/openGeocoding';
import { openLogins } from './providers/login/openLogins';
import { inboundEmailSettings } from './providers/mail/inbound';
import { openPayments } from './providers/payments/openPayments';
import { openPayouts } from './providers/payouts/openPayouts';
import { openPush } from './providers/push/openPush';
import { openScreening } from './providers/screening/openScreening';
import { openSigning } from './providers/signing/openSigning';
import { openSms } from './providers/sms/openSms';
import { openStorage } from './providers/storage/openStorage';
import { localTinMatching } from './providers/tinMatching/local';
import { singleton } from './singleton';

interface Container {
  services: Services;
  pool: pg.Pool;
  stopClock: () => void;
}

async function openContainer(): Promise<Container> {
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL, SITE_URL, VIDEO_ROOMS_URL, INTERCOM_SECRET } = env();
  if (!DATABASE_URL) throw new Error('There is no database: start with npm start, or set DATABASE_URL');
  const log = logger(LOG_LEVEL);
  const pool = openPool({
    url: DATABASE_URL,
    max: 10,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const db = openDb(pool);
  const { clock, stop } = await openClock({
    read: databaseTime(db),
    onError: (err) => log.warn({ err }, 'the database does not say what time it is'),
  });
  const tokens = openTokens(await openKeyFile(DATA_DIR, clock), clock);
  const storage = openStorage(env());
  const sms = openSms(env());
  const geocoding = openGeocoding(env());
  const signing = openSigning(env());
  const screening = openScreening(env(), clock);
  const payments = openPayments(env(), db, clock);
  const live = openEventBus(DATABASE_URL);
  return {
    pool,
    stopClock: stop,
    services: {
      db,
      log,
      clock,
      screening,
      tinMatching: localTinMatching(),
      signing,
      storage,
      sms,
      push: openPush(env()),
      recordsVisits: env().SESSION_REPLAY,
      payments,
      payouts: openPayouts(env(), db, clock),
      geocoding,
      logins: openLogins(env()),
      siteUrl: SITE_URL,
      videoRoomsUrl: VIDEO_ROOMS_URL,
      messengerSecret: INTERCOM_SECRET,
      events: live,
      uploadsDir: path.resolve(DATA_DIR, 'uploads'),
      inboundEmail: inboundEmailSettings(env()),
      ...sessionCache(db, tokens, clock, live),
    },
  };
}

/** Opened once for this process. */
export const container = () => singleton('running', openContainer);

/** The services of this process, opened once. */
export const appServices = async () => (await container()).services;

/** Lets go of the database. */
export async function closeContainer(): Promise<void> {
  const { pool, services, stopClock } = await container();
  stopClock();
  await services.events.close();
  await pool.end();
}
