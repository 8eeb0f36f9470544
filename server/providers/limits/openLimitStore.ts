// Where requests of one caller are counted for all processes: in the database or, with REDIS_URL, in Redis.
import { Redis } from 'ioredis';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

export interface Budget {
  /** What is counted. */
  name: string;
  points: number;
  seconds: number;
}

export interface LimitStore {
  counter: (budget: Budget) => RateLimiterAbstract;
  close: () => Promise<void>;
}

const options = ({ name, points, seconds }: Budget) => ({ keyPrefix: name, points, duration: seconds });

/** Timeout per increment; cool-down after a failure. */
const COUNT_LIMIT_MS = 500;
const REST_MS = 2_000;

/** The pool, which gives up early and then rests: a request that only reads a replica must not wait for the database. */
function countingClient(pool: pg.Pool) {
  let restsUntil = 0;
  return {
    query: async (asked: pg.QueryConfig) => {
      if (Date.now() < restsUntil) throw new Error('The counter of requests rests');
      try {
        return await pool.query({ ...asked, query_timeout: COUNT_LIMIT_MS } as pg.QueryConfig);
      } catch (error) {
        restsUntil = Date.now() + REST_MS;
        throw error;
      }
    },
  };
}

/** While the database does not answer, each process counts for itself, as with Redis below. */
function inDatabase(pool: pg.Pool): LimitStore {
  const storeClient = countingClient(pool);
  return {
    counter: (budget) =>
      new RateLimiterPostgres({
        ...options(budget),
        storeClient,
        storeType: 'pool',
        insuranceLimiter: new RateLimiterMemory(options(budget)),
        tableName: 'request_counts',
        tableCreated: true,
        // The hourly sweep removes what is over (server/modules/account/personalData/retention).
        clearExpiredByTimeout: false,
      }),
    close: async () => undefined,
  };
}

/** While Redis does not answer, each process counts for itself: limits are wider then, and no request is refused. */
function inRedis(url: string, onError: (error: Error) => void): LimitStore {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    keyPrefix: 'belong:',
  });
  redis.on('error', onError);
  return {
    counter: (budget) =>
      new RateLimiterRedis({
        ...options(budget),
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options(budget)),
      }),
    close: async () => redis.disconnect(),
  };
}

export const openLimitStore = (
  { REDIS_URL }: { REDIS_URL?: string | undefined },
  pool: pg.Pool,
  onError: (error: Error) => void = () => undefined,
): LimitStore => (REDIS_URL ? inRedis(REDIS_URL, onError) : inDatabase(pool));
