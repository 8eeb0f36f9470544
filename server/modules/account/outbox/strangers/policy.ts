// How many messages we carry to people who have not written to us themselves: by who sends them, to whom, about which home.
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { networkOf, type RateLimit, rateLimitKey, retryAfter } from '@/server/http/throttle';

const DAY = 86_400;

export interface StrangerMessage {
  /** An email address, or a stored phone number. */
  recipient: string;
  /** Who has us write: an account, or else the network they come from. */
  sender?: { personId: string } | { address: string | null };
  homeId?: string;
}

function rateLimits({ recipient, sender, homeId }: StrangerMessage): RateLimit[] {
  const limit = (kind: string, of: string, points: number) => ({ key: rateLimitKey(kind, of), points, seconds: DAY });
  return [
    limit('stranger-recipient', recipient.toLowerCase(), 5),
    ...(sender
      ? [limit('stranger-sender', 'personId' in sender ? sender.personId : networkOf(sender.address), 30)]
      : []),
    ...(homeId ? [limit('stranger-home', homeId, 40)] : []),
  ];
}

/** Takes one of each daily budget; false where one is spent. */
export async function takeStrangerBudget(db: Db, message: StrangerMessage, now: Date): Promise<boolean> {
  return (await retryAfter(db, rateLimits(message), now)) === null;
}

/** The same for what would be nothing without the message. */
export async function requireStrangerBudget(db: Db, message: StrangerMessage, now: Date): Promise<void> {
  const wait = await retryAfter(db, rateLimits(message), now);
  if (wait === null) return;
  throw new ApiError('tooManyRequests', 'That is enough messages for one day. Please try again tomorrow.', {
    headers: { 'retry-after': String(wait) },
  });
}
