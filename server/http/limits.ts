import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@/contract/endpoint';
import { singleton } from '@/server/singleton';
import { ApiError } from './errors';

/** Calls one person or address may make, per number of seconds. Generous to people, tight to machines that write. */
export const RATES: Record<RateClass, { points: number; seconds: number }> = {
  read: { points: 600, seconds: 60 },
  search: { points: 300, seconds: 60 },
  write: { points: 60, seconds: 60 },
  lead: { points: 20, seconds: 600 },
  // Only floods: guessing is counted per account in the database (server/modules/sessions/rateLimits/policy.ts).
  login: { points: 120, seconds: 60 },
  // Pieces of files: many in a row from one honest person.
  upload: { points: 600, seconds: 60 },
  beacon: { points: 120, seconds: 60 },
};

type Limiters = Record<RateClass, RateLimiterMemory>;

const freshLimiters = () =>
  Object.fromEntries(
    Object.entries(RATES).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  ) as Limiters;

const limiterState = () => singleton('limits', () => ({ limiters: freshLimiters() }));

/** Counts one call; refuses with 429 and how long to wait. */
export async function countRequest(rate: RateClass, caller: string): Promise<void> {
  try {
    await limiterState().limiters[rate].consume(caller);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    throw new ApiError('tooManyRequests', undefined, { headers: { 'retry-after': String(seconds) } });
  }
}

/** Forgets every count; tests start from none. */
export function resetRequestCounts(): void {
  limiterState().limiters = freshLimiters();
}
