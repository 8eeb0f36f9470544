import { randomUUID } from 'node:crypto';
import type { TestApi } from './api';
import { createHome } from './people';

/** Somebody of ours who shows homes or takes calls, every day from `opens` to `closes` on their clock. */
export async function createHost(api: TestApi, opens = '10:00', closes = '17:00'): Promise<string> {
  const id = randomUUID();
  await api.rows(
    `insert into users (id, email, first_name, last_name, type, is_host) values ($1, $2, 'Hal', 'Holm', 'staff', true)`,
    [id, `host-${id}@example.test`],
  );
  await api.rows(
    'insert into host_hours (host_id, weekday, opens, closes) select $1, day, $2, $3 from generate_series(0, 6) day',
    [id, opens, closes],
  );
  return id;
}

/** A home on the market that nobody lives in, and who shows it. */
export async function createTourableHome(
  api: TestApi,
  { host, ...wish }: Parameters<typeof createHome>[1] & { host?: string } = {},
): Promise<{ homeId: string; hostId: string }> {
  const hostId = host ?? (await createHost(api));
  const homeId = await createHome(api, { availableOn: '2026-11-01', ...wish });
  await api.rows(`update homes set host_id = $2, host_name = 'Hal' where id = $1`, [homeId, hostId]);
  return { homeId, hostId };
}

export const testContact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  phone: '(415) 555-0134',
  textConsent: true,
};

/** A tour that was booked; answers its key. */
export async function createTour(api: TestApi, homeId: string, hostId: string): Promise<string> {
  const key = randomUUID().replaceAll('-', '').slice(0, 24);
  await api.rows(
    `insert into appointments (id, key, kind, host_id, host_name, host_time_zone, home_id, way, starts_at, ends_at,
       time_zone, first_name, last_name, email, phone)
     values (gen_random_uuid(), $1, 'tour', $2, 'Hal', 'America/Los_Angeles', $3, 'inPerson', '2026-11-26T20:00Z',
       '2026-11-26T20:30Z', 'America/Los_Angeles', 'Ada', 'Lovelace', 'somebody@example.test', '4155550134')`,
    [key, hostId, homeId],
  );
  return key;
}
