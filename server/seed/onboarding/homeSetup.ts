// A property with two units in the middle of its setup: two owners, and a helper who was given the access to it.
import { idOf } from '@/server/seed/generators/ids';
import { type Client, insertRows } from '@/server/seed/store';

/** Groups that are done, and one that is begun. */
const RUNS = {
  pets: { status: 'submitted', answers: { pets: 'cats', petLimit: 2, smoking: 'none' } },
  hoa: { status: 'submitted', answers: { hoa: 'no' } },
  approval: { status: 'submitted', answers: { threshold: 30_000, approver: 'either' } },
  appliances: {
    status: 'submitted',
    answers: {
      kitchen: 'both',
      appliances: ['refrigerator', 'dryer'],
      refrigeratorModel: 'LG LRFCS25D3S',
      refrigeratorYear: 2021,
      refrigeratorWarranty: '2031-06-01',
      dryerYear: 2012,
    },
  },
  access: { status: 'open', answers: { keyCount: 3, keyPlace: 'owner' } },
} as const;

/** Another home becomes the second unit at the same address: parts of the setup are then asked once for both. */
async function addSecondUnit(client: Client, firstId: string): Promise<void> {
  await client.query(
    `update homes unit set status = 'setup', owner_id = first.owner_id, type = first.type, unit = 'B', property_id = first.id,
       street_address = first.street_address, neighborhood = first.neighborhood, zipcode = first.zipcode,
       city_id = first.city_id, region_id = first.region_id, lat = first.lat, lng = first.lng
     from homes first where first.id = $1 and unit.id = (
       select id from homes where status = 'ready' and owner_id <> first.owner_id and id <> first.id
         and owner_id in (select id from users where email like '%@owners.belong.test') order by id desc limit 1)`,
    [firstId],
  );
  await client.query(
    "update homes set unit = 'A', property_id = id where id = $1 and exists (select from homes other where other.property_id = $1)",
    [firstId],
  );
}

export async function seedHomeSetup(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from homes where status = 'ready' and owner_id in (select id from users where email like '%@owners.belong.test')
     order by id limit 1`,
  );
  const [home] = rows;
  if (!home) return;
  const { rows: others } = await client.query<{ id: string; email: string; name: string }>(
    `select id, email, first_name || ' ' || last_name as name from users where email like '%@owners.belong.test'
     and id <> (select owner_id from homes where id = $1) order by id limit 2`,
    [home.id],
  );
  await client.query("update homes set status = 'setup' where id = $1", [home.id]);
  await addSecondUnit(client, home.id);
  const roles = [
    { role: 'co_owner', setup_group: null },
    { role: 'helper', setup_group: 'access' },
  ];
  await insertRows(
    client,
    'home_members',
    others.map(({ id, email, name }, n) => ({
      id: idOf(`home member ${n}`),
      home_id: home.id,
      person_id: id,
      name,
      email,
      created_at: now,
      joined_at: now,
      ...roles[n],
    })),
  );
  const begun = new Date(now.getTime() - 3_600_000);
  await insertRows(
    client,
    'flow_runs',
    Object.entries(RUNS).map(([group, { status, answers }]) => ({
      id: idOf(`setup ${group}`),
      flow_id: `setup-${group}`,
      home_id: home.id,
      guest_token_hashes: '{}',
      status,
      answers,
      created_at: begun,
      updated_at: now,
      submitted_at: status === 'submitted' ? now : null,
    })),
  );
}
