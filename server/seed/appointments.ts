// Tours that visitors have booked with the hosts of the newest homes, one of them by the demo resident.
import { freeStartTimes, type Hours } from '@/server/modules/leasing/appointments/slots';
import { idOf } from './generators/ids';
import { chance } from './generators/random';
import { demoPeople, owner } from './people';
import { type Client, insertRows } from './store';

const TOURED_HOMES = 40;
const HALF_HOUR_MS = 1_800_000;
const RULES = { minutes: 30, stepMinutes: 30, noticeMinutes: 24 * 60, horizonDays: 8, travelMinutes: 30 };

interface Shown {
  id: string;
  host_id: string;
  host_name: string;
  time_zone: string;
  hours: Hours[];
}

export async function seedAppointments(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<Shown>(
    `select homes.id, homes.host_id, users.first_name as host_name, regions.time_zone,
       (select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes))
        from host_hours where host_hours.host_id = homes.host_id) as hours
     from homes join regions on regions.id = homes.region_id join users on users.id = homes.host_id
     where homes.status = 'active' order by homes.listed_at desc, homes.id limit $1`,
    [TOURED_HOMES],
  );
  const sam = demoPeople.find(({ email }) => email.startsWith('sam@'));
  const tours = rows.flatMap((home, n) => {
    const calendar = { timeZone: home.time_zone, hours: home.hours, daysOff: new Set<string>(), busy: [] };
    const starts = freeStartTimes(calendar, { ...RULES, homeId: home.id }, now);
    if (starts.length === 0) return [];
    const startsAt = chance(`tour ${home.id}`).pick(starts);
    const visitor = n === 0 && sam ? sam : owner(n + 900);
    return [
      {
        id: idOf(`tour ${home.id}`),
        key: idOf(`tour key ${home.id}`).replaceAll('-', '').slice(0, 24),
        kind: 'tour',
        status: 'booked',
        host_id: home.host_id,
        host_name: home.host_name,
        host_time_zone: home.time_zone,
        home_id: home.id,
        user_id: n === 0 ? (sam?.id ?? null) : null,
        way: 'inPerson',
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + HALF_HOUR_MS),
        time_zone: home.time_zone,
        first_name: visitor.first_name,
        last_name: visitor.last_name,
        email: visitor.email,
        phone: visitor.phone ?? '+14155550177',
        sequence: 0,
        created_at: now,
        updated_at: now,
      },
    ];
  });
  await insertRows(client, 'appointments', tours);
}
