import { benchDatabase, sampleHome } from './database';
import { createApi, time } from './inProcess';
import { median, ms, percentile, printFigure, printTitle, times } from './report';

const HOMES = 100_000;
const ROUNDS = 300;

/** Whole regions as a wide screen first shows them, and a city from closer. */
const VIEWS = [
  'bounds=-123.25,36.88,-121.2,38.72&zoom=8.9',
  'bounds=-119,33.4,-117.5,34.7&zoom=9.2',
  'bounds=-123.25,36.88,-121.2,38.72&zoom=8.9&maxRent=4000&beds=2',
  'bounds=-122.35,37.7,-122.1,37.9&zoom=12',
];

/** Clusters of whole regions, beside reading one home by its id; both through `app.fetch`, in turns. */
export async function benchMap(homes = HOMES): Promise<void> {
  printTitle(`The map at ${homes.toLocaleString('en-US')} homes, in process`);
  const database = await benchDatabase(homes);
  const { id: homeId } = await sampleHome(database.url);
  const api = createApi(database.url);
  const ask = (path: string) => time(() => api.ask(path));
  const clusters: number[] = [];
  const byId: number[] = [];
  for (let round = -VIEWS.length; round < ROUNDS; round += 1) {
    const view = VIEWS[Math.abs(round) % VIEWS.length];
    const took = [await ask(`/homes/map?${view}`), await ask(`/homes/${homeId}`)] as const;
    if (round < 0) continue;
    clusters.push(took[0]);
    byId.push(took[1]);
  }
  for (const [name, of] of [
    ['p50', median],
    ['p95', (all: number[]) => percentile(all, 95)],
  ] as const)
    printFigure(
      `${name} of a map`,
      ms(of(clusters)),
      `a home by its id ${ms(of(byId))}`,
      times(of(clusters) / of(byId)),
    );
  await api.stop();
  await database.stop();
}
