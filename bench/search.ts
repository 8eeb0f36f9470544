import { benchDatabase } from './database';
import { createApi, time } from './inProcess';
import { median, ms, percent, percentile, perSecond, printFigure, printTitle, times } from './report';
import { SEARCHES, searchAt, statementsOf } from './searches';
import { startBaselineSite, startOurSite } from './sites';
import { alternate, CONNECTIONS } from './throughput';

const HOMES = 100_000;
const ROUNDS = 400;
const FEW_HOMES = 10_000;
const MANY_HOMES = 1_000_000;

const count = (homes: number) => homes.toLocaleString('en-US');

/** What a visitor waits for when searching: our layers, a server under load, and ten times as many homes. */
export async function benchSearch(): Promise<void> {
  const database = await benchDatabase(HOMES);
  await inProcess(database.url);
  await overHttp(database.url);
  await database.stop();
  await benchGrowth();
}

/** The API’s search beside exactly its SQL through `pg`, in turns. */
async function inProcess(url: string): Promise<void> {
  printTitle(`Search at ${count(HOMES)} homes, in process`);
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
}

/** Our API behind the site beside a bare API route of Next that runs the same SQL and sends its rows. */
async function overHttp(url: string): Promise<void> {
  printTitle(`Search at ${count(HOMES)} homes over HTTP, ${CONNECTIONS} connections`);
  const statements = await statementsOf(url);
  const [ours, bare] = [await startOurSite(url), await startBaselineSite({ databaseUrl: url, statements })];
  const { mine, theirs } = await alternate(
    SEARCHES.map((query) => `${ours.url}/api/consumer/homes?${query}`),
    SEARCHES.map((_, at) => `${bare.url}/api/search?statement=${at}`),
  );
  printFigure('searches', perSecond(mine), `bare API route ${perSecond(theirs)}`, percent(mine / theirs));
  await ours.stop();
  await bare.stop();
}

/** A hundred times as many homes must not be felt. */
async function benchGrowth(): Promise<void> {
  printTitle(`Search at ${count(MANY_HOMES)} homes, in process`);
  const [few, many] = [await searchTime(FEW_HOMES), await searchTime(MANY_HOMES)];
  printFigure('p50 through app.fetch', ms(many), `at ${count(FEW_HOMES)} homes ${ms(few)}`, times(many / few));
}

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
