// The API without a socket, on a database of the bench.
import pino from 'pino';
import { createApp } from '@/server/app';
import type { Services } from '@/server/context';
import { openDb, openPool } from '@/server/db/client';
import { noReplicas } from '@/server/db/replicas';
import { requestLimits } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { openEventBus } from '@/server/live/events';
import { apiKeyVerifier } from '@/server/modules/platform/apiKeys';
import { readFlagStates } from '@/server/modules/platform/flags';
import { localAnswers } from '@/server/providers/answers/local';
import { openBank } from '@/server/providers/bank/openBank';
import { localCollections } from '@/server/providers/collections/local';
import { openFlags } from '@/server/providers/flags/openFlags';
import { localGeocoding } from '@/server/providers/geocoding/local';
import { localInsuranceQuotes } from '@/server/providers/insuranceQuotes/local';
import { openLimitStore } from '@/server/providers/limits/openLimitStore';
import { openOwnership } from '@/server/providers/ownership/openOwnership';
import { openPayments } from '@/server/providers/payments/openPayments';
import { openPayouts } from '@/server/providers/payouts/openPayouts';
import { localPostalMail } from '@/server/providers/postalMail/local';
import { localPush } from '@/server/providers/push/local';
import { localScanning } from '@/server/providers/scanning/local';
import { localScreening } from '@/server/providers/screening/local';
import { localSigning } from '@/server/providers/signing/local';
import { localSms } from '@/server/providers/sms/local';
import { localStorage } from '@/server/providers/storage/local';
import { localTinMatching } from '@/server/providers/tinMatching/local';
import { httpWebhooks } from '@/server/providers/webhooks/http';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** `heard`: called with every statement the API sends. `person`: the caller, with a bearer token. */
export function createApi(
  databaseUrl: string,
  heard?: (statement: Statement) => void,
  person: Person | null | ((token: string) => Person) = null,
  max = 4,
) {
  const pool = openPool({ url: databaseUrl, max });
  const db = openDb(pool, (event) => heard?.(event.query));
  const clock = () => new Date();
  const countRequest = requestLimits(openLimitStore({}, pool));
  const services: Services = {
    db,
    replicas: noReplicas,
    log: pino({ level: 'silent' }),
    clock,
    flags: openFlags({}, { read: () => readFlagStates(db), onError: () => undefined }),
    geocoding: localGeocoding(),
    answers: localAnswers(),
    insuranceQuotes: localInsuranceQuotes(),
    signing: localSigning('.data/bench'),
    tinMatching: localTinMatching(),
    webhooks: httpWebhooks({ allowsLoopback: false }),
    ownership: openOwnership({}, db),
    collections: localCollections('.data/bench', clock),
    screening: localScreening('.data/bench', clock),
    payouts: openPayouts({}, db, clock),
    bank: openBank({}, db),
    payments: openPayments({}, db, clock),
    scanning: localScanning(),
    storage: localStorage('.data/bench/files'),
    sms: localSms('.data/bench/files'),
    postalMail: localPostalMail('.data/bench/files'),
    push: localPush('.data/bench'),
    recordsVisits: false,
    verifyToken: async (token) => (typeof person === 'function' ? person(token) : person),
    countRequest,
    verifyApiKey: apiKeyVerifier({ db, clock, countRequest }),
    signToken: async () => '',
    invalidateSession: () => undefined,
    publicKeys: () => [],
    logins: [],
    siteUrl: 'http://localhost:3000',
    events: openEventBus(databaseUrl),
    uploadsDir: '.data/bench/uploads',
    inboundEmail: { domain: 'reply.belong.test', secret: null, sendGridKey: null, sendGridEventsKey: null },
  };
  const app = createApp(() => services);
  const ask = async (path: string) => (await app.fetch(new Request(`http://bench${path}`), { address: null })).text();
  const fetch = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://bench${path}`, init), { address: null });
  return { pool, services, ask, fetch, stop: () => pool.end() };
}

/** How long it takes, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How many of `count` pieces of work a second get done by so many writers at once. */
export async function rate(count: number, writers: number, work: () => Promise<unknown>): Promise<number> {
  let left = count;
  const writer = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  const took = await time(() => Promise.all(Array.from({ length: writers }, writer)));
  return (count / took) * 1_000;
}
