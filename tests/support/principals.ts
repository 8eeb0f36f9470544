import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { UserType } from '@/contract/users';
import { Duty } from '@/contract/users.schemas';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';

/**
 * The fixed people of the tests. A visitor needs no account; a revoked session is asked for with `state`, an
 * expired one is a live one after the clock moved.
 * What ties them together (the shared lease, the Pro’s task, the invitation) comes with those features.
 */
const PRINCIPALS: readonly { id: string; email: string; type: UserType; name: string }[] = (
  [
    ['resident-a', 'resident', 'Ana'],
    ['resident-b', 'resident', 'Ben'],
    ['homeowner-a', 'homeowner', 'Hana'],
    ['homeowner-b', 'homeowner', 'Hugo'],
    ['staff', 'staff', 'Stella'],
    ['co-applicant', 'resident', 'Cora'],
    ['co-signer', 'resident', 'Cosmo'],
    ['invitee', 'resident', 'Ivo'],
    ['co-owner', 'homeowner', 'Olga'],
    ['pro-with-task', 'resident', 'Pia'],
    ['pro-without-task', 'resident', 'Paul'],
    ['admin', 'staff', 'Ada'],
  ] as const
).map(([who, type, name], n) => ({
  id: `00000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}`,
  email: `${who}@principals.test`,
  type,
  name,
}));

/** Forgets what visitors have left behind and puts the principals back. Seeded places, homes and people stay. */
export async function reseed(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set app.role = 'staff'");
    await owner.query(
      'truncate leads, lead_events, waitlist_entries, site_visits, outbox, appointments, text_opt_outs, idempotency_keys, rate_limits, verification_codes, known_devices, refresh_tokens, sessions',
    );
    for (const { id, email, type, name } of PRINCIPALS)
      await owner.query(
        "insert into users (id, email, first_name, last_name, type, duties) values ($1, $2, $3, 'Principal', $4, $5) on conflict (id) do nothing",
        [id, email, name, type, type === 'staff' ? Duty.options : []],
      );
  } finally {
    await owner.end();
  }
}

interface Principal {
  id: string;
  type: UserType;
  email: string;
  firstName: string;
}

export async function findPrincipal(db: Kysely<DB>, email: string): Promise<Principal | undefined> {
  const { rows } = await asSystem(db, (trx) =>
    sql<Principal>`select id, type, email, first_name as "firstName" from users where email = ${email}`.execute(trx),
  );
  return rows[0];
}
