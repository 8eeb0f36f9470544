// Whom of us one meets on a call: three people on two coasts. When they take calls follows in work.ts.
import { idOf } from './generators/ids';
import { type Client, insertRows } from './store';

export const TEAM = (
  [
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
    {
      name: 'Priya',
      last: 'Raman',
      time_zone: 'America/Los_Angeles',
      days: [2, 4, 6],
      opens: '10:00',
      closes: '19:00',
    },
  ] as const
).map((person) => ({ ...person, id: idOf(`team ${person.name}`) }));

export async function seedTeam(client: Client): Promise<void> {
  await insertRows(
    client,
    'users',
    TEAM.map(({ id, name, last }) => ({
      id,
      email: `${name}.${last}@team.belong.test`.toLowerCase(),
      first_name: name,
      last_name: last,
      type: 'staff',
      duties: ['leasing', 'money'],
      created_at: '2026-01-05T17:00:00Z',
      updated_at: '2026-01-05T17:00:00Z',
    })),
  );
}
