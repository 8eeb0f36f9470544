import path from 'node:path';
import type pg from 'pg';
import type { Services } from './context';
import { openDb, openPool } from './db/client';
import { databaseTime, openClock } from './db/clock';
import { openReplicas } from './db/replicas';
import { requiredDatabase } from './db/urls';
import { env, staffNeedsTwoStep } from './env';
import { deriveSessionKeys } from './http/keys/derivedKeys';
import { openKeyFile } from './http/keys/keyFile';
import { requestLimits } from './http/limits';
import { logger } from './http/log';
import { openTokens } from './http/tokens';
import { openEventBus } from './live/events';
import { sessionCache } from './modules/account/sessions/cache';
import { apiKeyVerifier } from './modules/platform/apiKeys';
import { readFlagStates } from './modules/platform/flags/index';
import { openAnswers } from './providers/answers/openAnswers';
import { openBank } from './providers/bank/openBank';
import { openCollections } from './providers/collections/openCollections';
import { FLAGS_REFRESH_MS, openFlags } from './providers/flags/openFlags';
import { openGeocoding } from './providers/geocoding/openGeocoding';
import { openInsuranceQuotes } from './providers/insuranceQuotes/openInsuranceQuotes';
import { openLimitStore } from './providers/limits/openLimitStore';
import { openLogins } from './providers/login/openLogins';
import { inboundEmailSettings } from './providers/mail/inbound';
import { openOwnership } from './providers/ownership/openOwnership';
import { openPayments } from './providers/payments/openPayments';
import { openPayouts } from './providers/payouts/openPayouts';
import { openPostalMail } from './providers/postalMail/openPostalMail';
import { openPush } from './providers/push/openPush';
import { openScanning } from './providers/scanning/openScanning';
import { openScreening } from './providers/screening/openScreening';
import { openSigning } from './providers/signing/openSigning';
import { openSms } from './providers/sms/openSms';
import { openStorage } from './providers/storage/openStorage';
import { localTinMatching } from './providers/tinMatching/local';
import { httpWebhooks } from './providers/webhooks/http';
import { singleton } from './singleton';
import { measurePool } from './telemetry/gauges';
import { type ProviderLog, providerLog } from './telemetry/providers';
import { traceStatement } from './telemetry/spans';
import { testHooks } from './testHooks';

interface Container {
  services: Services;
  pool: pg.Pool;
  /** Watches those we call. */
  providers: ProviderLog;
  stopTimers: () => void;
  closeLimits: () => Promise<void>;
}

async function openContainer(): Promise<Container> {
  const { DATA_DIR, SECRET_KEYS, LOG_LEVEL, SITE_URL, VIDEO_ROOMS_URL, INTERCOM_SECRET } = env();
  const urls = requiredDatabase(env());
  const log = logger(LOG_LEVEL);
  const pool = openPool({
    url: urls.app,
    pooled: urls.pooled,
    max: 10,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  measurePool(pool);
  const db = openDb(pool, traceStatement);
  const { clock, stop } = await openClock({
    read: databaseTime(db),
    onError: (err) => log.warn({ err }, 'the database does not say what time it is'),
  });
  const tokens = openTokens(SECRET_KEYS ? deriveSessionKeys(SECRET_KEYS) : await openKeyFile(DATA_DIR, clock), clock);
  const providers = providerLog(db, log);
  const sandboxClock = testHooks()?.sandboxClock?.(clock) ?? clock;
  const payments = providers.observe('payments', openPayments(env(), db, sandboxClock));
  const replicas = openReplicas({
    urls: env().DATABASE_READ_URL ?? [],
    primary: db,
    pooled: urls.pooled,
    onError: (err) => log.warn({ err }, 'replica connection lost'),
  });
  const limits = openLimitStore(env(), pool, (err) => log.warn({ err }, 'Redis does not answer'));
  const countRequest = requestLimits(limits);
  const live = openEventBus(urls.direct);
  const flags = openFlags(env(), {
    read: () => readFlagStates(db),
    onError: (err) => log.warn({ err }, 'flags could not be read'),
  });
  await flags.reload();
  const refresh = setInterval(() => void flags.reload(), FLAGS_REFRESH_MS).unref();
  return {
    pool,
    providers,
    stopTimers: () => {
      stop();
      clearInterval(refresh);
    },
    closeLimits: limits.close,
    services: {
      db,
      replicas,
      log,
      clock,
      screening: providers.observe('screening', openScreening(env(), clock)),
      tinMatching: localTinMatching(),
      webhooks: httpWebhooks({ allowsLoopback: env().WEBHOOK_LOOPBACK }),
      ownership: openOwnership(env(), db),
      collections: openCollections(env(), clock),
      signing: providers.observe('signing', openSigning(env())),
      storage: providers.observe('storage', openStorage(env())),
      scanning: providers.observe('scanning', openScanning(env())),
      sms: providers.observe('sms', openSms(env())),
      postalMail: providers.observe('postalMail', openPostalMail(env())),
      push: providers.observe('push', openPush(env())),
      recordsVisits: env().SESSION_REPLAY,
      payments,
      payouts: providers.observe('payouts', openPayouts(env(), db, sandboxClock)),
      bank: openBank(env(), db),
      flags,
      geocoding: providers.observe('geocoding', openGeocoding(env())),
      answers: providers.observe('answers', openAnswers(env())),
      insuranceQuotes: providers.observe('insuranceQuotes', openInsuranceQuotes(env())),
      logins: openLogins(env()),
      siteUrl: SITE_URL,
      licenses: env().LICENSES,
      minReturnRateDebits: env().RETURN_RATE_MIN_DEBITS,
      videoRoomsUrl: VIDEO_ROOMS_URL,
      messengerSecret: INTERCOM_SECRET,
      events: live,
      countRequest,
      verifyApiKey: apiKeyVerifier({ db, clock, countRequest }),
      uploadsDir: path.resolve(DATA_DIR, 'uploads'),
      inboundEmail: inboundEmailSettings(env()),
      ...sessionCache(db, tokens, clock, live, () => staffNeedsTwoStep(env())),
    },
  };
}

/** Opened once for this process. */
export const container = () => singleton('running', openContainer);

/** The services of this process, opened once. */
export const appServices = async () => (await container()).services;

/** Lets go of the database. */
export async function closeContainer(): Promise<void> {
  const { pool, services, stopTimers, closeLimits, providers } = await container();
  stopTimers();
  await providers.stop();
  await services.replicas.close();
  await closeLimits();
  await services.events.close();
  await pool.end();
}
