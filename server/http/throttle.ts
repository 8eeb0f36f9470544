import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { ApiError } from './errors';

/** How often something may be tried: `points` times in `seconds`, or `points` times at all until it is given back. */
export interface RateLimit {
  key: string;
  points: number;
  seconds: number | null;
}

/** The name of a counter; hashed, because it is made of addresses and the table outlives a restart. */
export const rateLimitKey = (kind: string, ...of: (string | null)[]) =>
  `${kind}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`;

/** Where many addresses belong to one caller they count as one: the /64 of IPv6. */
export function networkOf(address: string | null): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'here';
  if (!plain.includes(':')) return plain;
  // `::` stands for as many zeros as are missing.
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Takes one of each budget, in order, and stops at the first that is spent: answers the seconds to wait, or null. */
export async function retryAfter(db: Db, budgets: readonly RateLimit[], now: Date): Promise<number | null> {
  const keys = budgets.map(({ key }) => key);
  const most = budgets.map(({ points }) => points);
  const lives = budgets.map(({ seconds }) => (seconds === null ? null : seconds * 1_000));
  const { rows } = await sql<{ wait: number | null }>`
    select app.consume_rate_limits(${keys}::text[], ${most}::int[], ${lives}::bigint[], ${now.getTime()}) as wait`.execute(
    db,
  );
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Math.max(1, Math.ceil(wait / 1_000));
}

/** Takes one of each budget or refuses with 429 and how long to wait. Survives a restart, unlike the limits of calls. */
export async function consume(db: Db, budgets: readonly RateLimit[], now: Date): Promise<void> {
  const wait = await retryAfter(db, budgets, now);
  if (wait !== null)
    throw new ApiError('tooManyRequests', 'That was tried too often. Please wait, or let us mail you a code.', {
      headers: { 'retry-after': String(wait) },
    });
}

/** Gives one back: the try was not a wrong one. */
export async function restore(db: Db, budgets: readonly RateLimit[]): Promise<void> {
  const keys = budgets.map(({ key }) => key);
  await sql`update rate_limits set points = greatest(points - 1, 0) where key = any(${keys})`.execute(db);
}

/** Forgets a count. */
export async function reset(db: Db, budgets: readonly RateLimit[]): Promise<void> {
  const keys = budgets.map(({ key }) => key);
  await sql`delete from rate_limits where key = any(${keys})`.execute(db);
}
