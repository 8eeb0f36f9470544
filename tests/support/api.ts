import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Endpoint, ResultOf } from '@/contract/endpoint';
import { type CallArgs, type CallOptions, createApiClient } from '@/lib/api/client';
import { ApiError } from '@/lib/api/error';
import { createApp } from '@/server/app';
import type { Services } from '@/server/context';
import { connectionHeld, openDb, openPool, types } from '@/server/db/client';
import { noReplicas } from '@/server/db/replicas';
import { requestLimits, resetRequestCounts } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { newKey, openTokens, type Tokens } from '@/server/http/tokens';
import { openEventBus } from '@/server/live/events';
import { sessionCache } from '@/server/modules/account/sessions/cache';
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
import { forgetSingletons } from '@/server/singleton';
import { traceStatement } from '@/server/telemetry/spans';
import { type TestDatabase, testDatabase } from './database';
import { createContentFolder } from './fixtures/content';
import { addHandouts } from './fixtures/handouts';

/** Fails anyone who asks for a second connection while they hold one. */
function refusingNested(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient>;
  const checked = async (...given: unknown[]) => {
    if (connectionHeld.getStore()) throw new Error('A second connection was asked for while one is held');
    return connect(...given);
  };
  return Object.assign(pool, { connect: checked });
}

/** Fails anyone who has a provider do something slow while they hold a connection. */
function refusingWithin<P extends object>(provider: P, ...slow: (keyof P & string)[]): P {
  const refusing = slow.map((name) => {
    const work = provider[name] as (...given: unknown[]) => Promise<unknown>;
    const checked = async (...given: unknown[]) => {
      if (connectionHeld.getStore()) throw new Error(`${name} was called inside a transaction`);
      return work.apply(provider, given);
    };
    return [name, checked] as const;
  });
  return { ...provider, ...Object.fromEntries(refusing) };
}

/** The consumer API on a database of its own, spoken to as the site does. Nothing is pretended but the clock. */
export class TestApi {
  /** Whether staff and editors prove two steps, as on a real site. */
  requiresTwoStep = false;
  /** Moves only when a test moves it. */
  now = new Date('2026-11-21T12:00:00Z');
  services!: Services;
  /** Sees and writes everything, for arranging and for looking afterwards. */
  owner!: pg.Pool;
  /** The same for `openDb`, which is what jobs have. */
  ownerPool!: pg.Pool;
  private tokens!: Tokens;
  private database!: TestDatabase;
  private app!: ReturnType<typeof createApp>;
  private pool!: pg.Pool;

  constructor(private readonly makeDatabase: () => Promise<TestDatabase>) {}

  async open(): Promise<void> {
    createContentFolder();
    // A worker opens one database after another, and the clock of each begins at the same moment.
    forgetSingletons('places', 'localFigures');
    this.database = await this.makeDatabase();
    const { url, pooledUrl } = this.database;
    // Those who submit at once share five connections: on a slow machine the last of fifty waits for longer than visitors may.
    const patience = { max: 5, connectLimitMs: 30_000 };
    this.pool = refusingNested(openPool({ url: pooledUrl ?? url, pooled: pooledUrl !== undefined, ...patience }));
    const connectionString = this.database.superuserUrl ?? this.database.url;
    this.owner = new pg.Pool({ connectionString, max: 3 });
    this.ownerPool = new pg.Pool({ connectionString, max: 3, types });
    // Dropping the database closes whatever is still on its way out.
    for (const pool of [this.owner, this.ownerPool]) pool.on('error', () => undefined);
    this.tokens = openTokens([await newKey()], () => this.now);
    this.services = this.newServices();
    await this.services.flags.reload();
    await addHandouts(this);
    this.app = createApp(() => this.services, { strict: true });
  }

  /** What one process of the API stands on; a second one beside the first remembers nothing of what the first did. */
  newServices(): Services {
    const db = openDb(this.pool, traceStatement);
    const clock = () => this.now;
    const live = openEventBus(this.database.url);
    const countRequest = requestLimits(openLimitStore({ REDIS_URL: process.env.TEST_REDIS_URL }, this.pool));
    return {
      db,
      replicas: noReplicas,
      log: pino({ level: 'silent' }),
      clock,
      storage: refusingWithin(
        localStorage(path.join(tmpdir(), 'belong-test-files')),
        ...(['put', 'putFile', 'get', 'exists', 'delete', 'list'] as const),
      ),
      scanning: refusingWithin(localScanning(), 'scan'),
      sms: refusingWithin(localSms(path.join(tmpdir(), 'belong-test-files')), 'send'),
      postalMail: refusingWithin(localPostalMail(path.join(tmpdir(), 'belong-test-files')), 'send', 'find'),
      recordsVisits: true,
      push: refusingWithin(localPush(path.join(tmpdir(), 'belong-test-files')), 'send'),
      signing: refusingWithin(localSigning(path.join(tmpdir(), 'belong-test-files')), 'seal'),
      ownership: refusingWithin(openOwnership({}, db), 'readOwners'),
      // The folder of this database alone: an agency answers all that lies there.
      collections: refusingWithin(
        localCollections(path.join(tmpdir(), 'belong-test-files', new URL(this.database.url).pathname), clock),
        ...(['place', 'adjust', 'recall', 'listEvents'] as const),
      ),
      tinMatching: refusingWithin(localTinMatching(), 'match'),
      webhooks: refusingWithin(httpWebhooks({ allowsLoopback: true }), 'send'),
      screening: refusingWithin(localScreening(path.join(tmpdir(), 'belong-test-files'), clock), 'order', 'read'),
      // The sandboxes of payments, payouts, and the bank ask the database: within a transaction they are refused by that.
      payments: openPayments({}, db, clock),
      payouts: openPayouts({}, db, clock),
      bank: openBank({}, db),
      flags: openFlags(
        {},
        {
          read: () => readFlagStates(db),
          onError: (error) => {
            throw error;
          },
        },
      ),
      geocoding: refusingWithin(localGeocoding(), 'suggest'),
      answers: refusingWithin(localAnswers(), 'phrase'),
      insuranceQuotes: refusingWithin(localInsuranceQuotes(), 'quote'),
      logins: [],
      siteUrl: 'https://belong.test',
      events: live,
      countRequest,
      verifyApiKey: apiKeyVerifier({ db, clock, countRequest }),
      uploadsDir: path.join(tmpdir(), 'belong-test-files', 'scratch'),
      inboundEmail: {
        domain: 'reply.belong.test',
        secret: 'a secret of our mail',
        sendGridKey: null,
        sendGridEventsKey: null,
      },
      ...sessionCache(db, this.tokens, clock, live, () => this.requiresTwoStep),
    };
  }

  /** Of the database, as the person who sees every row. */
  get superuserUrl(): string {
    return this.database.superuserUrl ?? this.database.url;
  }

  /** Of the database, as its owner. */
  get url(): string {
    return this.database.url;
  }

  async close(): Promise<void> {
    await this.services?.events.close();
    await this.pool?.end();
    await this.owner?.end();
    await this.ownerPool?.end();
    await this.database?.drop();
  }

  /** What the doors of the site open on. */
  get door() {
    return this.app;
  }

  /** A raw request, for what a well-behaved client never sends. */
  async fetch(path: string, init: RequestInit = {}, address = '203.0.113.1'): Promise<Response> {
    return this.app.fetch(new Request(`http://api.test${path}`, init), { address });
  }

  /** Calls as the site does; `as` is who is signed in. Throws the ApiError a page would see. */
  async call<E extends Endpoint>(endpoint: E, ...[args, how]: [...CallArgs<E>]): Promise<ResultOf<E>> {
    return this.callAs(null, endpoint, ...([args, how] as unknown as CallArgs<E>));
  }

  async callAs<E extends Endpoint>(person: Person | null, endpoint: E, ...rest: CallArgs<E>): Promise<ResultOf<E>> {
    const token = person ? await this.tokens.sign(person) : undefined;
    const client = createApiClient({
      base: 'http://api.test',
      token,
      fetch: (url, init) => this.fetch(url.slice(15), init),
    });
    const [args, how] = rest as [object?, CallOptions?];
    // As a page does: money moves with a key alone.
    const keyed = endpoint.idempotent === 'required' && { idempotencyKey: randomUUID(), ...how };
    return keyed ? client.call(endpoint, ...([args, keyed] as unknown as CallArgs<E>)) : client.call(endpoint, ...rest);
  }

  tokenFor(person: Person): Promise<string> {
    return this.tokens.sign(person);
  }

  /** Transactions of the API that stand open while it waits for something else. */
  async openTransactions(): Promise<number> {
    const [row] = await this.rows<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    return row?.open ?? 0;
  }

  /** What the database holds, as plain rows. */
  async rows<T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.owner.query(sql, values)).rows as T[];
  }

  /** Empties these tables and all that refer to their rows; `truncate ... cascade` writes new files for each of those. */
  async empty(...tables: string[]): Promise<void> {
    const referring = await this.rows<{ name: string }>(
      `with recursive emptied as (
        select unnest($1::regclass[])::oid as id
        union select conrelid from pg_constraint join emptied on confrelid = emptied.id where contype = 'f')
      select id::regclass::text as name from emptied join pg_class on oid = id where not relispartition`,
      [tables],
    );
    // Without triggers, what is searched stays behind its rows.
    const searched = [
      'users',
      'homes',
      'lease_residents',
      'work_orders',
      'pros',
      'work_order_invoices',
      'leads',
      'threads',
    ];
    const left = searched.map((name) => `select id from ${name}`).join(' union all ');
    const statements = referring.map(({ name }) => `delete from ${name};`);
    statements.push(`delete from search_texts where subject_id not in (${left});`);
    await this.rows(`begin; set local session_replication_role = replica; ${statements.join(' ')} commit`);
  }
}

/** One API for a test file: opened before its tests, closed after them, its call counters empty for each. */
export function testApi(makeDatabase = testDatabase): TestApi {
  const api = new TestApi(makeDatabase);
  beforeAll(() => api.open());
  afterAll(() => api.close());
  beforeEach(() => resetRequestCounts());
  return api;
}

/** The refusal a call ends in; fails where it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded where it should have been refused');
}
