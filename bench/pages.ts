import autocannon from 'autocannon';
import { buildIfNeeded } from '../scripts/build.ts';
import { anyHome, benchDatabase } from './database';
import { figure, median, percent, perSecond, title } from './print';
import { bareSite, ourSite } from './sites';

const CONNECTIONS = 16;
const SECONDS = 4;
const ROUNDS = 3;

/** As from many visitors: one alone would soon be told to wait (server/http/limits.ts). */
let visitor = 0;
const fromSomebody = (request: autocannon.Request): autocannon.Request => {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
};

async function throughput(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ method: 'GET', setupRequest: fromSomebody }],
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refused`);
  return requests.average;
}

async function htmlSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.text()).length;
}

/** Requests a second of our pages beside a bare Next page whose HTML is as long, both served now, in turns. */
export async function benchPages(): Promise<void> {
  title(`Pages at ${CONNECTIONS} connections, median of ${ROUNDS} rounds`);
  await buildIfNeeded('production');
  const database = await benchDatabase(1_500);
  const [ours, bare] = [await ourSite(database.url), await bareSite()];
  const home = await anyHome(database.url);
  for (const path of ['/', `/homes/${home}`, '/homes']) {
    const size = await htmlSize(ours.url + path);
    const yardstick = `${bare.url}/${size}`;
    await htmlSize(yardstick);
    const [mine, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      mine.push(await throughput(ours.url + path));
      theirs.push(await throughput(yardstick));
    }
    const name = path.replace(home, '{homeId}');
    figure(
      `${name} (${Math.round(size / 1_000)} KB of HTML)`,
      perSecond(median(mine)),
      `bare page ${perSecond(median(theirs))}`,
      percent(median(mine) / median(theirs)),
    );
  }
  await ours.stop();
  await bare.stop();
  await database.stop();
}
