import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { listUnsent, newRef, type StoredObject, save } from './store';

interface StoredEvent extends StoredObject {
  delivered: boolean;
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

/** Sends what was not taken yet, oldest first; answers how many were taken. */
export async function deliver(
  db: Kysely<DB>,
  secret: string,
  now: number,
  send: (body: string, signature: string) => Promise<boolean>,
): Promise<number> {
  let taken = 0;
  for await (const stored of listUnsent<StoredEvent>(db)) {
    const body = JSON.stringify(stored.event);
    if (!(await send(body, signPayload(body, secret, now)))) continue;
    await save(db, 'event', now, { ...stored, delivered: true });
    taken += 1;
  }
  return taken;
}
