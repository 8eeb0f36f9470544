// What homes stand on: regions, cities and people. Payout plans and the regions we serve come with the migrations.
import { hash } from '@node-rs/argon2';
import { idOf } from './generators/ids';
import { DEMO_PASSWORD, demoPeople, hosts, MAX_OWNERS, owner } from './people';
import { type City, readAreas, readCities, readPlaceAliases } from './places';
import { regions } from './regions';
import { type Client, insertRows } from './store';
import { seedTeam } from './team';

const OWNERS_AT_ONCE = 5_000;

async function seedPeople(client: Client, homes: number) {
  const password_hash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await insertRows(
    client,
    'users',
    demoPeople.map((person) => ({ ...person, ...DATES, password_hash })),
  );
  await insertRows(
    client,
    'todos',
    demoPeople.map(({ id: user_id }) => ({ id: idOf(`photo ${user_id}`), user_id, ...FIRST_TODO })),
  );
  await insertRows(
    client,
    'users',
    hosts.map(({ regionId: _, since, ...person }) => ({ ...person, ...DATES, created_at: `${since}-03-01T17:00:00Z` })),
  );
  await seedTeam(client);
  const owners = Math.min(MAX_OWNERS, Math.ceil(homes * 0.62) + 1);
  for (let from = 0; from < owners; from += OWNERS_AT_ONCE) {
    const some = Array.from({ length: Math.min(OWNERS_AT_ONCE, owners - from) }, (_, n) => ({
      ...owner(from + n),
      ...DATES,
    }));
    await insertRows(client, 'users', some);
  }
}
const FIRST_TODO = { kind: 'addPhoto', subject: '', status: 'open', detail: {}, opened_at: '2026-01-05T17:00:00Z' };
const DATES = { created_at: '2026-01-05T17:00:00Z', updated_at: '2026-01-05T17:00:00Z' };

/** Regions we do not serve join the built-in ones; cities that are there stay. Answers the cities by their stored ids. */
export async function seedPlaces(client: Client): Promise<City[]> {
  await insertRows(
    client,
    'regions',
    regions.map(({ shortName, nameKebabCase, timeZone, ...rest }) => ({
      ...rest,
      short_name: shortName,
      name_kebab_case: nameKebabCase,
      time_zone: timeZone,
    })),
  );
  const cities = readCities();
  const { rows: known } = await client.query<{ id: number; slug: string }>('select id, slug from cities');
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const missing = cities.filter(({ slug }) => !ids.has(slug));
  for (const { slug, name, state, regionId, lat, lng } of missing) {
    const { rows } = await client.query<{ id: number }>(
      'insert into cities (slug, name, state, region_id, lat, lng) values ($1, $2, $3, $4, $5, $6) returning id',
      [slug, name, state, regionId, lat, lng],
    );
    if (rows[0]) ids.set(slug, rows[0].id);
  }
  await seedAreas(client);
  await insertRows(client, 'place_aliases', readPlaceAliases());
  return cities.map((city) => ({ ...city, id: ids.get(city.slug) ?? city.id }));
}

/** Neighborhoods and ZIP Codes that people search by, also where no home stands yet. */
async function seedAreas(client: Client) {
  const AREA = `select slug, kind, name, city.id as city_id, lat, lng from jsonb_to_recordset($1)
      area (kind text, name text, city_slug text, lat float8, lng float8)
    join lateral (select id, cities.slug as city_slug from cities where cities.slug = area.city_slug) city on true
    cross join lateral (select case kind when 'zip' then area.name
      else app.area_slug(area.name) || '-' || area.city_slug end as slug) named`;
  await client.query(
    `insert into areas (slug, kind, name, city_id, lat, lng) select distinct on (slug) * from (${AREA}) area
     order by slug on conflict (slug) do nothing`,
    [JSON.stringify(readAreas())],
  );
}

/** Regions, cities, areas, and people; people that are there stay. Answers the cities by their stored ids. */
export async function seedGround(client: Client, homes: number): Promise<City[]> {
  const cities = await seedPlaces(client);
  await seedPeople(client, homes);
  return cities;
}
