import { buildIfNeeded } from '../scripts/build.ts';
import { benchDatabase, PAGE_HOMES, sampleHome } from './database';
import { percent, perSecond, printFigure, printTitle } from './report';
import { findBlogPost, startBaselineSite, startOurSite } from './sites';
import { alternate, CONNECTIONS, ROUNDS } from './throughput';

async function htmlSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok || response.redirected) throw new Error(`${url} answers ${response.status} at ${response.url}`);
  return (await response.text()).length;
}

/** Requests a second of our pages beside a bare Next page with HTML of the same length, both served now, in turns. */
export async function benchPages(homes = PAGE_HOMES): Promise<void> {
  printTitle(`Pages at ${CONNECTIONS} connections, median of ${ROUNDS} rounds`);
  await buildIfNeeded();
  const database = await benchDatabase(homes);
  const [ours, bare] = [await startOurSite(database.url), await startBaselineSite()];
  const home = await sampleHome(database.url);
  for (const path of ['/', home.path, '/homes', findBlogPost, '/faq']) {
    const size = await htmlSize(ours.url + path);
    const yardstick = `${bare.url}/${size}`;
    await htmlSize(yardstick);
    const { mine, theirs } = await alternate([ours.url + path], [yardstick]);
    const name = path.replace(home.id, '{homeId}').replace(findBlogPost, '/blog/{uid}');
    printFigure(
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
