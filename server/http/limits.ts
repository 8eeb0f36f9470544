import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '@/contract/endpoint';
import type { LimitStore } from '@/server/providers/limits/openLimitStore';
import { singleton } from '@/server/singleton';
import { ApiError } from './errors';

/** Calls one person or address may make, per number of seconds. Generous to people, tight to machines that write. */
export const RATES: Record<RateClass, { points: number; seconds: number }> = {
  read: { points: 600, seconds: 60 },
  search: { points: 300, seconds: 60 },
  write: { points: 60, seconds: 60 },
  lead: { points: 20, seconds: 600 },
  // Questions about homes: a long conversation, and no way to make a vendor of answers work for nothing.
  answer: { points: 60, seconds: 600 },
  // Only floods: guessing is counted per account in the database (server/modules/account/sessions/rateLimits/policy.ts).
  login: { points: 120, seconds: 60 },
  // Pieces of files: many in a row from one honest person.
  upload: { points: 600, seconds: 60 },
  beacon: { points: 120, seconds: 60 },
};

/** Each question to the counter of all processes takes this part of a budget along, so that few requests ask. */
const BLOCKS = 30;

/** What is left of a budget that is spent: anyone who floods us asks the counter nothing more. */
const SPENT = -1;

/** What this process may still spend for one caller without asking, until the counter starts again. */
interface Block {
  left: number;
  until: number;
}

/** Counts one call; refuses with 429 and how long to wait. */
export type CountRequest = (rate: RateClass, caller: string) => Promise<void>;

/**
 * Limits that hold for all processes together: each takes blocks of a caller’s budget from one counter and spends them.
 * What the others took and have not spent is lost to the caller until the counter starts again; more than the budget is
 * never spent.
 */
export function requestLimits(store: LimitStore): CountRequest {
  const counters = Object.fromEntries(
    Object.entries(RATES).map(([name, rate]) => [name, store.counter({ name, ...rate })]),
  ) as Record<RateClass, RateLimiterAbstract>;
  const blocks = new LRUCache<string, Block>({ max: 50_000 });
  const asking = new Map<string, Promise<void>>();

  async function ask(rate: RateClass, key: string): Promise<void> {
    const { points } = RATES[rate];
    const size = Math.max(1, Math.floor(points / BLOCKS));
    const taken = await counters[rate].consume(key, size).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    const left = Math.max(0, Math.min(size, points - (taken.consumedPoints - size)));
    blocks.set(key, { left: left === 0 ? SPENT : left, until: Date.now() + taken.msBeforeNext });
  }

  /** One question at a time for each caller: however many calls come at once, one block is taken along. */
  function askOnce(rate: RateClass, key: string): Promise<void> {
    const known = asking.get(key);
    if (known) return known;
    const asked = ask(rate, key).finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  }

  return async (rate, caller) => {
    const key = `${counting().epoch}${rate}:${createHash('sha256').update(caller).digest('base64url')}`;
    for (;;) {
      const block = blocks.get(key);
      if (block && block.until > Date.now()) {
        if (block.left === SPENT) throw refusal(block.until);
        if (block.left > 0) {
          block.left -= 1;
          return;
        }
      }
      await askOnce(rate, key);
    }
  };
}

function refusal(until: number): ApiError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
  return new ApiError('tooManyRequests', undefined, { headers: { 'retry-after': String(seconds) } });
}

const counting = () => singleton('requestCounting', () => ({ epoch: '' }));

/** Forgets every count; tests start from none. */
export function resetRequestCounts(): void {
  counting().epoch = `${performance.now()}:`;
}
