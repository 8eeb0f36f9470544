import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { find, list, listUnsent, newRef, type Reply, type StoredObject, save } from './store';

interface StoredEvent extends StoredObject {
  /** Taken, or not tried any more. */
  delivered: boolean;
  /** Of the first attempt that was refused. */
  firstTriedAt?: number;
  event: StoredObject & { type: string; created: number };
}

/** Writes down an event; it is sent by `deliver`, and again until it was taken. `account`: the connected account it is of. */
export async function emit(
  db: Kysely<DB>,
  type: string,
  object: StoredObject,
  now: number,
  account?: string,
): Promise<void> {
  const id = newRef('evt');
  const event = {
    id,
    object: 'event',
    type,
    created: now,
    api_version: null,
    livemode: false,
    data: { object },
    ...(account && { account }),
  };
  const received: StoredEvent = { id, delivered: false, event };
  await save(db, 'event', now, received);
}

/** In Stripe's published form: the time and an HMAC over time and body. */
export function signPayload(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/**
 * How messages come: at once and in order, two days late, each twice, the newest first, or never. Stripe promises neither order
 * nor a single delivery: https://docs.stripe.com/webhooks
 */
export type WebhookCondition = 'prompt' | 'late' | 'twice' | 'newestFirst' | 'lost';

const DAY_SECONDS = 86_400;
const LATE_SECONDS = 2 * DAY_SECONDS;
/** Stripe tries for up to three days: https://docs.stripe.com/webhooks#automatic-retries */
const RETRIED_SECONDS = 3 * DAY_SECONDS;
/** An endpoint that takes nothing for so long is disabled. */
const FAILING_SECONDS = 3 * DAY_SECONDS;
/** https://docs.stripe.com/api/events: those of 30 days are listed. */
const LISTED_SECONDS = 30 * DAY_SECONDS;

interface Endpoint extends StoredObject {
  isDisabled: boolean;
  /** When it began to refuse everything; null while it takes messages. */
  failingSince: number | null;
}

const ENDPOINT = 'we_sandbox';
const working: Endpoint = { id: ENDPOINT, isDisabled: false, failingSince: null };

/** Nothing more is tried for this event. */
const end = (db: Kysely<DB>, stored: StoredEvent, now: number) =>
  save(db, 'event', now, { ...stored, delivered: true });

/** Our team turns the endpoint on again. */
export const enableWebhooks = (db: Kysely<DB>): Promise<void> => save(db, 'webhook_endpoint', 0, working);

interface Delivery {
  secret: string;
  now: number;
  condition: WebhookCondition;
}

type Send = (body: string, signature: string) => Promise<boolean>;

/** Sends what was not taken yet and is still tried, oldest first; answers how many were taken. */
export async function deliver(db: Kysely<DB>, { secret, now, condition }: Delivery, send: Send): Promise<number> {
  const endpoint = (await find<Endpoint>(db, ENDPOINT)) ?? working;
  const waiting: StoredEvent[] = [];
  for await (const stored of listUnsent<StoredEvent>(db)) {
    const isLost = endpoint.isDisabled || condition === 'lost';
    if (isLost) await end(db, stored, now);
    else if (condition !== 'late' || stored.event.created + LATE_SECONDS <= now) waiting.push(stored);
  }
  if (condition === 'newestFirst') waiting.reverse();
  let [taken, refused] = [0, 0];
  for (const stored of waiting) {
    const body = JSON.stringify(stored.event);
    const isTaken = await send(body, signPayload(body, secret, now));
    if (isTaken && condition === 'twice') await send(body, signPayload(body, secret, now));
    if (isTaken) taken += 1;
    else refused += 1;
    const firstTriedAt = stored.firstTriedAt ?? now;
    if (isTaken || firstTriedAt + RETRIED_SECONDS <= now) await end(db, stored, now);
    else if (stored.firstTriedAt === undefined) await save(db, 'event', now, { ...stored, firstTriedAt });
  }
  await noteEndpoint(db, endpoint, { taken, refused, now });
  return taken;
}

/** One that only refuses is disabled after some days. */
async function noteEndpoint(
  db: Kysely<DB>,
  { failingSince, isDisabled }: Endpoint,
  { taken, refused, now }: { taken: number; refused: number; now: number },
): Promise<void> {
  if (isDisabled || (taken > 0 && failingSince === null) || taken + refused === 0) return;
  if (taken > 0) return enableWebhooks(db);
  const since = failingSince ?? now;
  return save(db, 'webhook_endpoint', now, {
    id: ENDPOINT,
    failingSince: since,
    isDisabled: since + FAILING_SECONDS <= now,
  });
}

/** Events of our own account, the newest first, delivered or not: https://docs.stripe.com/api/events/list */
export async function listEvents(db: Kysely<DB>, form: Record<string, string>, now: number): Promise<Reply> {
  const since = Math.max(Number(form['created[gte]'] ?? 0), now - LISTED_SECONDS);
  const types = Object.entries(form).flatMap(([name, value]) => (/^types\[\d*\]$/.test(name) ? value : []));
  const events = (await list<StoredEvent>(db, 'event'))
    .map(({ event }) => event)
    .filter(
      ({ created, type, account }) => created >= since && !account && (types.length === 0 || types.includes(type)),
    )
    .toReversed();
  const from = form.starting_after ? events.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
  const limit = Number(form.limit ?? 10);
  return {
    status: 200,
    body: {
      object: 'list',
      url: '/v1/events',
      has_more: events.length > from + limit,
      data: events.slice(from, from + limit),
    },
  };
}
