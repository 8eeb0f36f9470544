import { idOf } from './generators/ids';
import { answeredAt, eventsOf, HOMES_WITH_HISTORY, questionsOf, visitsOf } from './history';
import { homeMaker, type SeedHome } from './home';
import type { SeedPicture } from './pictures';
import type { City } from './places';
import { type Client, insertRows } from './store';

const AT_ONCE = 2_000;

interface Plan {
  count: number;
  /** How many are there already. */
  before: number;
  cities: City[];
  pictures: SeedPicture[];
  now: Date;
}

/** How many homes an earlier run has made. They are numbered, so the last one is found by halving. */
export async function madeBefore(client: Client, most: number): Promise<number> {
  const isThere = async (n: number) =>
    ((await client.query('select 1 from homes where id = $1', [idOf(`home ${n}`)])).rowCount ?? 0) > 0;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isThere(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function storeHomes(client: Client, homes: SeedHome[], now: Date, withHistory: boolean) {
  await insertRows(client, 'homes', homes);
  if (!withHistory) return;
  await insertRows(
    client,
    'home_events',
    homes.flatMap((home) => eventsOf(home, now)),
  );
  const leads = homes.flatMap((home) => questionsOf(home, now));
  await insertRows(
    client,
    'leads',
    leads.map((lead) => ({ street_address: '', city: '', state: '', zipcode: '00000', experiments: {}, ...lead })),
  );
  await insertRows(
    client,
    'desk_items',
    leads.flatMap(({ id, created_at, answer_by }) => {
      const answered = answeredAt(id, created_at, answer_by, now);
      return answered ? [{ queue: 'leads', item_id: id, resolved_at: answered }] : [];
    }),
  );
  await insertRows(
    client,
    'site_visits',
    homes.flatMap((home) => visitsOf(home, now)),
  );
}

/** Stores the homes that are not there yet, a batch at a time, and counts each city once at the end. */
export async function seedHomes(client: Client, { count, before, cities, pictures, now }: Plan): Promise<void> {
  const homeNumber = homeMaker(cities, pictures, now);
  // The cities' own counting would run again for every batch.
  await client.query('alter table homes disable trigger homes_count_insert');
  let batch: SeedHome[] = [];
  for (let n = 0; n < count; n += 1) {
    const home = homeNumber(n);
    if (n >= before) batch.push(home);
    if (batch.length === AT_ONCE || (n === count - 1 && batch.length > 0)) {
      await storeHomes(client, batch, now, n < HOMES_WITH_HISTORY + AT_ONCE);
      batch = [];
    }
  }
  await client.query('alter table homes enable trigger homes_count_insert');
  await client.query('select app.recount_city_homes(array(select id from cities))');
}
