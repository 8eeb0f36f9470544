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

function inDatabase(pool: pg.Pool): LimitStore {
  return {
    counter: (budget) =>
      new RateLimiterPostgres({
        ...options(budget),
        storeClient: pool,
        tableName: 'request_counts',
        tableCreated: true,
        // The hourly sweep removes what is over (server/modules/personalData/retention).
        clearExpiredByTimeout: false,
      }),
    close: async () => undefined,
  };
}

/** While Redis does not answer, each process counts for itself: limits are wider then, and nobody is turned away. */
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
