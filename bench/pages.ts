import { buildIfNeeded } from '../scripts/build.ts';
import { anyHome, benchDatabase } from './database';
import { figure, percent, perSecond, title } from './print';
import { aPost, bareSite, ourSite } from './sites';
import { CONNECTIONS, inTurns, ROUNDS } from './throughput';

async function htmlSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.text()).length;
}

/** Requests a second of our pages beside a bare Next page whose HTML is as long, both served now, in turns. */
export async function benchPages(): Promise<void> {
  title(`Pages at ${CONNECTIONS} connections, median of ${ROUNDS} rounds`);
  await buildIfNeeded();
  const database = await benchDatabase(1_500);
  const [ours, bare] = [await ourSite(database.url), await bareSite()];
  const home = await anyHome(database.url);
  for (const path of ['/', `/homes/${home}`, '/homes', aPost, '/faq']) {
    const size = await htmlSize(ours.url + path);
    const yardstick = `${bare.url}/${size}`;
    await htmlSize(yardstick);
    const { mine, theirs } = await inTurns([ours.url + path], [yardstick]);
    const name = path.replace(home, '{homeId}').replace(aPost, '/blog/{uid}');
    figure(
      `${name} (${Math.round(size / 1_000)} KB of HTML)`,
      perSecond(mine),
      `bare page ${perSecond(theirs)}`,
      percent(mine / theirs),
    );
  }
  await ours.stop();
  await bare.stop();
  await database.stop();
}
