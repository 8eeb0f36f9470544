import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import { benchDatabase, PAGE_HOMES, sampleHome } from './database';
import { benchEstimateScreens } from './estimateScreens';
import { createApi, time } from './inProcess';
import { median, ms, percentile, perSecond, printFigure, printTitle, times } from './report';

const HOMES = 20_000;
const ROUNDS = 200;

const address = {
  streetAddress: '12 Alder St',
  unit: null,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
  lat: 37.778,
  lng: -122.218,
  precision: 'zip',
  regionId: 1,
  regionName: 'Bay Area',
};
const facts: HomeFeatures = {
  date: '2026-11-21',
  region: 'Bay Area',
  beds: 3,
  baths: 2,
  sqft: 1450,
  yearBuilt: 1925,
  type: 'house',
  zip: '94601',
  lat: 37.778,
  lon: -122.218,
  geo: 'zip',
  parking: 'yes',
  laundry: 'hookups',
  pets: false,
  furnished: null,
  pool: null,
  gym: null,
  ac: null,
  elevator: null,
};
const answers = {
  address,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  type: 'house',
  beds: '3',
  baths: '2.0',
  sqft: 1450,
  yearBuilt: 1925,
  parking: 'driveway',
  laundry: 'hookups',
  cooling: 'heat',
  pool: 'none',
  occupancy: 'vacant',
  pets: 'none',
  primaryMaterial: 'hardwood',
  kitchen: 3,
  bathrooms: 3,
  floors: 3,
  paint: 3,
  systems: 3,
};

const MODEL_ROUNDS = 2_000;

/** The model alone: how long it takes to load, what it keeps in memory, and how long one home takes. */
async function benchModel(): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const loading = await time(async () => void (await import('@/server/rentModel/artifact')).rentModel());
  globalThis.gc?.();
  const after = process.memoryUsage();
  const stored = after.heapUsed + after.external - before.heapUsed - before.external;
  const model = (await import('@/server/rentModel/artifact')).rentModel();
  const each = await time(async () => {
    for (let round = 0; round < MODEL_ROUNDS; round += 1) model.estimate({ ...facts, sqft: 600 + round });
  });
  printFigure('the model, loaded once', ms(loading), `keeps ${(stored / 1e6).toFixed(1)} MB of at most 60`, '');
  printFigure('one home by the model alone', ms(each / MODEL_ROUNDS), 'at most 5 ms', '');
}

/** A whole estimate (place, neighbours, model, written down) through the API, beside reading one home by its id. */
export async function benchEstimates(homes = HOMES): Promise<void> {
  printTitle(`Estimates at ${homes.toLocaleString('en-US')} homes, in process`);
  await benchModel();
  const database = await benchDatabase(homes);
  const api = createApi(database.url);
  const { id: homeId } = await sampleHome(database.url);
  let holder = '';
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(holder && { 'guest-token': holder }) };
    const reply = await api.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    holder = reply.headers.get('guest-token') ?? holder;
    return reply.json();
  };
  const { id } = await post('/flows/rent-estimate/runs', { answers });
  const submit = () => post(`/flows/rent-estimate/runs/${id}/submit`, {});
  await submit();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await time(submit));
    theirs.push(await time(() => api.ask(`/homes/${homeId}`)));
  }
  const [own, other] = [median(ours), median(theirs)];
  printFigure('p50 of an estimate', ms(own), `a home by its id ${ms(other)}`, times(own / other));
  printFigure('p95 of an estimate', ms(percentile(ours, 95)), `a home by its id ${ms(percentile(theirs, 95))}`);
  printFigure('one after another', perSecond(1_000 / own), `homes by id ${perSecond(1_000 / other)}`);
  await api.stop();
  await database.stop();
  await benchEstimateScreens(answers, Math.min(homes, PAGE_HOMES));
}
