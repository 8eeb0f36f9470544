import { sql } from 'kysely';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { enqueue } from './queue';

/** Removes what has served its time: idempotency keys after 30 days, spent counters, codes and logins. */
export async function removeExpiredRows({ db }: Services): Promise<void> {
  await asSystem(db, async (trx) => {
    await sql`delete from idempotency_keys where created_at < now() - interval '30 days'`.execute(trx);
    await sql`delete from verification_codes where expires_at < now()`.execute(trx);
    await sql`delete from image_uploads where expires_at < now()`.execute(trx);
    await sql`delete from flow_run_links where expires_at < now()`.execute(trx);
    await sql`delete from estimate_links where expires_at < now()`.execute(trx);
    // Answers and files of nobody with an account, untouched for a year.
    const { rows } = await sql<{ key: string }>`delete from documents using flow_runs where flow_runs.id = flow_run_id
      and owner_id is null and flow_runs.updated_at < now() - interval '1 year' returning storage_key as key`.execute(
      trx,
    );
    if (rows.length > 0) await enqueue(trx, 'removeFiles', { keys: rows.map(({ key }) => key) });
    await sql`delete from flow_runs where person_id is null and updated_at < now() - interval '1 year'`.execute(trx);
    await sql`delete from login_steps where expires_at < now()`.execute(trx);
    await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(trx);
    await sql`delete from sessions where expires_at < now() - interval '90 days'`.execute(trx);
    await sql`delete from known_devices where last_seen_at < now() - interval '1 year'`.execute(trx);
    await sql`delete from file_links where expires_at < now()`.execute(trx);
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(trx);
  });
}
