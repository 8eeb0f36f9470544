// Stolen cards are tried out one by one. After so many that were declined within an hour, the next one waits: counted by
// person, by card for all who saved it, and by the network address that people are logged in from.
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';

const MAX_DECLINED = { person: 5, card: 5, address: 15 } as const;
/** An address may be that of a school or of a company: it gets more tries than a person. */
type Counted = Record<keyof typeof MAX_DECLINED, number>;

async function countDeclined(db: Db, payerId: string, methodRef: string, now: Date): Promise<Counted> {
  const [since, seen] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() - DAY_MS)];
  const { rows } = await sql<Counted>`
    with neighbors as (
      select distinct other.user_id as id from sessions own join sessions other on other.address = own.address
      where own.user_id = ${payerId} and own.last_seen_at > ${seen} and other.last_seen_at > ${seen}
    ), same_card as (
      select other.processor_ref as ref from payment_methods own join payment_methods other on other.fingerprint = own.fingerprint
      where own.processor_ref = ${methodRef} and own.kind = 'card'
    )
    select count(*) filter (where payer_id = ${payerId})::int as person,
      count(*) filter (where method_ref in (select ref from same_card))::int as card,
      count(*) filter (where payer_id in (select id from neighbors))::int as address
    from payments where created_at > ${since} and method = 'card' and status = 'failed'`.execute(db);
  return rows[0] ?? { person: 0, card: 0, address: 0 };
}

/** Refuses the next card where too many were declined. As the system. */
export async function requireFewDeclined(
  db: Db,
  { payerId, methodRef }: { payerId: string; methodRef: string },
  now: Date,
): Promise<void> {
  const counted = await countDeclined(db, payerId, methodRef, now);
  if (counted.person >= MAX_DECLINED.person || counted.address >= MAX_DECLINED.address)
    throw new ApiError('tooManyRequests', 'Too many cards were declined. Try again in an hour, or pay by bank.');
  if (counted.card >= MAX_DECLINED.card)
    throw new ApiError('tooManyRequests', 'This card was declined too many times. Use another card, or pay by bank.');
}
