// Whom of us one meets: three people on two coasts, and when they take calls.
import { meetingTypes } from '@/contract/leasing/appointments/endpoints';
import { idOf } from './generators/ids';
import { type Client, insertRows } from './store';

const TEAM = [
  {
    name: 'June',
    last: 'Halloran',
    time_zone: 'America/Los_Angeles',
    days: [1, 2, 3, 4, 5],
    opens: '08:30',
    closes: '16:30',
  },
  {
    name: 'Marcus',
    last: 'Teller',
    time_zone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:30',
  },
  { name: 'Priya', last: 'Raman', time_zone: 'America/Los_Angeles', days: [2, 4, 6], opens: '10:00', closes: '19:00' },
];

export async function seedTeam(client: Client): Promise<void> {
  const team = TEAM.map((person) => ({ ...person, id: idOf(`team ${person.name}`) }));
  await insertRows(
    client,
    'users',
    team.map(({ id, name, last }) => ({
      id,
      email: `${name}.${last}@team.belong.test`.toLowerCase(),
      first_name: name,
      last_name: last,
      type: 'staff',
      is_host: true,
      duties: ['leasing', 'money'],
      created_at: '2026-01-05T17:00:00Z',
      updated_at: '2026-01-05T17:00:00Z',
    })),
  );
  await insertRows(
    client,
    'host_hours',
    team.flatMap(({ id, days, opens, closes }) => days.map((weekday) => ({ host_id: id, weekday, opens, closes }))),
  );
  await insertRows(
    client,
    'meeting_hosts',
    Object.keys(meetingTypes).flatMap((meeting_type) =>
      team.map(({ id, name, time_zone }) => ({ meeting_type, host_id: id, name, time_zone })),
    ),
  );
}
