import { buildIfNeeded } from '../scripts/build.ts';
import { benchDatabase } from './database';
import { createApi, time } from './inProcess';
import { median, ms, percent, percentile, perSecond, printFigure, printTitle, times } from './report';
import { SEARCHES, searchAt, statementsOf } from './searches';
import { startBaselineSite, startOurSite } from './sites';
import { alternate, CONNECTIONS } from './throughput';

const HOMES = 100_000;
const ROUNDS = 400;

const count = (homes: number) => homes.toLocaleString('en-US');

/** What a visitor waits for when searching: our layers, a server under load, and ten times as many homes. */
export async function benchSearch(homes = HOMES): Promise<void> {
  const few = await searchTime(homes / 10);
  await buildIfNeeded();
  const database = await benchDatabase(homes);
  const many = await inProcess(database.url, homes);
  printFigure('p50 through app.fetch', ms(many), `at ${count(homes / 10)} homes ${ms(few)}`, times(many / few));
  await overHttp(database.url, homes);
  await database.stop();
}

/** The API’s search beside exactly its SQL through `pg`, in turns; answers the middle wait in milliseconds. */
async function inProcess(url: string, homes: number): Promise<number> {
  printTitle(`Search at ${count(homes)} homes, in process`);
  const statements = await statementsOf(url);
  const { ask, pool, stop } = createApi(url);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = -SEARCHES.length; round < ROUNDS; round += 1) {
    const at = (round + SEARCHES.length) % SEARCHES.length;
    const { sql, parameters } = statements[at] ?? { sql: 'select 1', parameters: [] };
    const took = [await time(() => ask(`/homes?${searchAt(at)}`)), await time(() => pool.query(sql, [...parameters]))];
    if (round < 0) continue;
    ours.push(took[0] ?? 0);
    theirs.push(took[1] ?? 0);
  }
  await stop();
  for (const at of [50, 95]) {
    const [mine, yardstick] = [percentile(ours, at), percentile(theirs, at)];
    printFigure(`p${at} through app.fetch`, ms(mine), `same SQL through pg ${ms(yardstick)}`, times(mine / yardstick));
  }
  return median(ours);
}

/** Our API behind the site beside a bare API route of Next that runs the same SQL and sends its rows. */
async function overHttp(url: string, homes: number): Promise<void> {
  printTitle(`Search at ${count(homes)} homes over HTTP, ${CONNECTIONS} connections`);
  const statements = await statementsOf(url);
  const [ours, bare] = [await startOurSite(url), await startBaselineSite({ databaseUrl: url, statements })];
  const urls = SEARCHES.map((query) => `${ours.url}/api/consumer/homes?${query}`);
  const bareUrls = SEARCHES.map((_, at) => `${bare.url}/api/search?statement=${at}`);
  // The first of each reads from the disk and is planned; it may take longer than the site lets a request wait.
  for (const first of [...urls, ...bareUrls]) await fetch(first);
  const { mine, theirs } = await alternate(urls, bareUrls);
  printFigure('searches', perSecond(mine), `bare API route ${perSecond(theirs)}`, percent(mine / theirs));
  await ours.stop();
  await bare.stop();
}

/** The middle wait of a search in milliseconds. */
async function searchTime(homes: number): Promise<number> {
  const database = await benchDatabase(homes);
  const { ask, stop } = createApi(database.url);
  const took: number[] = [];
  for (let round = -SEARCHES.length; round < ROUNDS; round += 1) {
    const one = await time(() => ask(`/homes?${searchAt(round + SEARCHES.length)}`));
    if (round >= 0) took.push(one);
  }
  await stop();
  await database.stop();
  return median(took);
}
