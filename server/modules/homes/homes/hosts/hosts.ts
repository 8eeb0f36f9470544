// Who shows a home. A home on the market has a host, because only a host can give a tour.
import { sql } from 'kysely';
import type { AuditEvent } from '@/contract/auditEvents';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { HAS_NO_HOST, WORKS_AS_HOST } from './queries';

export { HAS_NO_HOST };

export interface HostRow {
  id: string;
  name: string;
}

/** Who shows a home now; undefined while it has no host. */
export async function findHomeHost(db: Db, homeId: string): Promise<HostRow | undefined> {
  const { rows } = await sql<HostRow>`select host.id, trim(concat_ws(' ', host.first_name, host.last_name)) as name
    from app.home_host(${homeId}) shown join users host on host.id = shown.host_id`.execute(db);
  return rows[0];
}

/** Hosts who work in the region of a home, the one with the fewest homes first. As staff or the system. */
export async function listRegionHosts(db: Db, homeId: string): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`
    select host.id, trim(concat_ws(' ', host.first_name, host.last_name)) as name
    from homes home join region_hosts works on works.region_id = home.region_id join users host on host.id = works.host_id
    where home.id = ${homeId} and ${WORKS_AS_HOST}
    order by (select count(*) from homes shown where shown.host_id = host.id and shown.status <> 'offboarded'), host.id`.execute(
    db,
  );
  return rows;
}

const setHost = (db: Db, homeId: string, hostId: string) =>
  db.updateTable('homes').set({ hostId }).where('id', '=', homeId).execute();

/** Gives a home without a host the one of its region with the fewest homes; false where the region has none. As the system. */
export async function assignHost(db: Db, homeId: string): Promise<boolean> {
  const { rows } = await sql`select from homes home where home.id = ${homeId} and ${HAS_NO_HOST}`.execute(db);
  if (rows.length === 0) return true;
  const [host] = await listRegionHosts(db, homeId);
  if (!host) return false;
  await setHost(db, homeId, host.id);
  const event: AuditEvent = 'home.host_changed';
  await audit(db, { event, subject: `home:${homeId}`, detail: { hostId: host.id, assigned: true } });
  return true;
}

/** Gives a home another host of its region. Tours that are booked stay with the host who has them. As the system. */
export async function changeHost(db: Db, homeId: string, hostId: string): Promise<void> {
  const hosts = await listRegionHosts(db, homeId);
  if (!hosts.some(({ id }) => id === hostId))
    throw new ApiError('invalid', undefined, {
      fields: { hostId: 'Choose a host who works in the region of this home' },
    });
  await setHost(db, homeId, hostId);
}

async function handOn(db: Db, hostId: string | null): Promise<{ reassigned: number; unassigned: number }> {
  const { rows: homes } = await sql<{ id: string }>`select home.id from homes home
    join users host on host.id = home.host_id
    where home.status <> 'offboarded' and host.ended_at is not null and (${hostId}::uuid is null or host.id = ${hostId}::uuid)
    order by home.id`.execute(db);
  let reassigned = 0;
  for (const { id } of homes) if (await assignHost(db, id)) reassigned += 1;
  return { reassigned, unassigned: homes.length - reassigned };
}

/** Gives the homes of a person who left to other hosts of their regions. Homes without one wait on the desk. As the system. */
export const handOnHomes = (db: Db, hostId: string) => handOn(db, hostId);

/** Tries again for the homes of all who left, as after a member's work changed. As staff or the system. */
export const handOnWaitingHomes = (db: Db) => handOn(db, null);
