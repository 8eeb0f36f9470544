import { networkOf, type RateLimit, rateLimitKey } from '@/server/http/throttle';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

/** What is guessed at: each has counters of its own. */
export type GuessKind = 'password' | 'code' | 'confirm' | 'second';

export interface GuessSource {
  /** The claimed address, or the account. */
  account: string;
  address: string | null;
  /** The hash of a browser that has logged this very account in before; null for every other one. */
  knownDevice: Buffer | null;
}

/**
 * Who may guess how often. A browser that is known has counters of its own, so that strangers who guess cannot lock the
 * owner out; a stranger has what is left for the account (12 in 15 minutes, 100 in all) and for where they come from.
 */
export function guessRateLimits(guess: GuessKind, { account, address, knownDevice }: GuessSource): RateLimit[] {
  if (knownDevice) {
    const key = rateLimitKey(`${guess}-device`, account, knownDevice.toString('base64url'));
    return [
      { key: `${key}:soon`, points: 12, seconds: 15 * MINUTE },
      { key: `${key}:day`, points: 60, seconds: 24 * HOUR },
    ];
  }
  const key = rateLimitKey(guess, account);
  return [
    { key: rateLimitKey(`${guess}-from`, networkOf(address)), points: 30, seconds: 10 * MINUTE },
    { key: `${key}:soon`, points: 12, seconds: 15 * MINUTE },
    // Nothing but an email proves an address again, which gives the first two back; the others come back with time.
    { key: `${key}:ever`, points: 100, seconds: guess === 'second' || guess === 'confirm' ? WEEK : null },
  ];
}

/** Counters that start again once the address is proven. */
export function strangerRateLimits(account: string): RateLimit[] {
  return (['password', 'code'] as const).flatMap((guess) =>
    guessRateLimits(guess, { account, address: null, knownDevice: null }).slice(1),
  );
}

/** Letters we send to one address when asked: five an hour; a browser that is known has five of its own. */
export function emailRateLimit({ account, knownDevice }: GuessSource): RateLimit {
  const who = knownDevice ? ['device', account, knownDevice.toString('base64url')] : ['anyone', account];
  return { key: rateLimitKey('letter', ...who), points: 5, seconds: HOUR };
}

/** How often one network may ask for letters at all. */
export const networkRateLimit = (address: string | null): RateLimit => ({
  key: rateLimitKey('asking', networkOf(address)),
  points: 30,
  seconds: 10 * MINUTE,
});
