import { benchDatabase } from './database';
import { apiOn, time } from './inProcess';
import { figure, median, ms, percent, percentile, perSecond, times, title } from './print';
import { SEARCHES, searchAt, statementsOf } from './searches';
import { bareSite, ourSite } from './sites';
import { CONNECTIONS, inTurns } from './throughput';

const HOMES = 100_000;
const ROUNDS = 400;
const FEW = 10_000;
const MANY = 1_000_000;

const count = (homes: number) => homes.toLocaleString('en-US');

/** What a visitor waits for when searching: our layers, a server under load, and ten times as many homes. */
export async function benchSearch(): Promise<void> {
  const database = await benchDatabase(HOMES);
  await inProcess(database.url);
  await overHttp(database.url);
  await database.stop();
  await growing();
}

/** The API’s search beside exactly its SQL through `pg`, in turns. */
async function inProcess(url: string): Promise<void> {
  title(`Search at ${count(HOMES)} homes, in process`);
  const statements = await statementsOf(url);
  const { ask, pool, stop } = apiOn(url);
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
    figure(`p${at} through app.fetch`, ms(mine), `same SQL through pg ${ms(yardstick)}`, times(mine / yardstick));
  }
}

/** Our API behind the site beside a bare API route of Next that runs the same SQL and sends its rows. */
async function overHttp(url: string): Promise<void> {
  title(`Search at ${count(HOMES)} homes over HTTP, ${CONNECTIONS} connections`);
  const statements = await statementsOf(url);
  const [ours, bare] = [await ourSite(url), await bareSite({ databaseUrl: url, statements })];
  const { mine, theirs } = await inTurns(
    SEARCHES.map((query) => `${ours.url}/api/consumer/homes?${query}`),
    SEARCHES.map((_, at) => `${bare.url}/api/search?statement=${at}`),
  );
  figure('searches', perSecond(mine), `bare API route ${perSecond(theirs)}`, percent(mine / theirs));
  await ours.stop();
  await bare.stop();
}

/** A hundred times as many homes must not be felt. */
async function growing(): Promise<void> {
  title(`Search at ${count(MANY)} homes, in process`);
  const [few, many] = [await searchTime(FEW), await searchTime(MANY)];
  figure('p50 through app.fetch', ms(many), `at ${count(FEW)} homes ${ms(few)}`, times(many / few));
}

async function searchTime(homes: number): Promise<number> {
  const database = await benchDatabase(homes);
  const { ask, stop } = apiOn(database.url);
  const took: number[] = [];
  for (let round = -SEARCHES.length; round < ROUNDS; round += 1) {
    const one = await time(() => ask(`/homes?${searchAt(round + SEARCHES.length)}`));
    if (round >= 0) took.push(one);
  }
  await stop();
  await database.stop();
  return median(took);
}
