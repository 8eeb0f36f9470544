// A homeowner in the middle of introducing themselves and their home: the flow resumes where they stopped.
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { idOf } from '@/server/seed/generators/ids';
import { owner } from '@/server/seed/people';
import { type Client, insertRows } from '@/server/seed/store';

const BEGUN_MS_AGO = 3 * 3_600_000;
const STOPPED_MS_AGO = 2 * 3_600_000;

const address = {
  streetAddress: '903 Clover St',
  unit: null,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
  lat: 37.778,
  lng: -122.218,
  precision: 'zip',
  regionId: 1,
  regionName: 'Bay Area',
} as const;

export async function seedIntroductions(client: Client, now: Date): Promise<void> {
  const person = owner(9);
  const { rowCount } = await client.query('select from users where id = $1', [person.id]);
  // A small seed has fewer owners.
  if (!rowCount) return;
  const { first_name: firstName, last_name: lastName, email } = person;
  await insertRows(client, 'flow_runs', [
    {
      id: idOf('introduction begun'),
      flow_id: introduction.id,
      person_id: person.id,
      guest_token_hashes: [],
      status: 'open',
      answers: { address, use: 'vacant', firstName, lastName, email, beds: '3' },
      created_at: new Date(now.getTime() - BEGUN_MS_AGO),
      updated_at: new Date(now.getTime() - STOPPED_MS_AGO),
    },
  ]);
}
