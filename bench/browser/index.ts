import { type Browser, chromium } from '@playwright/test';
import { buildIfNeeded } from '../../scripts/build.ts';
import { findBrowser, launchArguments } from '../../scripts/ci/browser.ts';
import { loginMember } from '../accounts';
import { benchDatabase, sampleHome } from '../database';
import { median, printTitle } from '../report';
import { scriptWeight } from '../scriptSize';
import { startBaselineSite, startOurSite } from '../sites';
import { measureInteractions } from './interactions';
import { openPaintReader } from './largestPaint';
import { type LoadReading, measureLoad } from './load';
import { accountPages, type MeasuredPage, publicPages, type Reader, type SampleIds } from './pages';
import { PAGE_COLUMNS, type PageFigures, printInteractions, printPages } from './tables';

/** An odd number: the median is one of the readings. Three take 16 minutes on two cores. */
const RUNS = 1;
/** What Lighthouse simulates of a page as light as the bare one differs from time to time. */
const BARE_PAINTS = 3;
const HOMES = 300;
const BARE_PATH = '/20000';

/** Cookies of each reader, as a header. */
type Cookies = Readonly<Record<Reader, string | undefined>>;

async function logIn(origin: string, reader: Reader): Promise<string | undefined> {
  if (reader === 'visitor') return undefined;
  return (await loginMember(origin, `${reader}@demo.belong.test`, 'rent-with-love')).cookie;
}

const logInAll = async (origin: string): Promise<Cookies> => ({
  visitor: undefined,
  maya: await logIn(origin, 'maya'),
  rosa: await logIn(origin, 'rosa'),
  iris: await logIn(origin, 'iris'),
});

async function sampleIds(origin: string, databaseUrl: string, cookies: Cookies): Promise<SampleIds> {
  const read = async <T>(as: Reader, path: string) => {
    const response = await fetch(`${origin}/api/consumer${path}`, { headers: { cookie: cookies[as] ?? '' } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const { items } = await read<{ items: { id: string }[] }>('rosa', '/work-orders?state=all');
  const { homes } = await read<{ homes: { id: string; status: string }[] }>('maya', '/account');
  const owned = homes.find(({ status }) => status === 'active') ?? homes[0];
  if (!items[0] || !owned) throw new Error('The demo data has no repair of Rosa or no home of Maya');
  return { homePath: (await sampleHome(databaseUrl)).path, workOrderId: items[0].id, ownedHomeId: owned.id };
}

interface Site {
  origin: string;
  cookies: Cookies;
}

/** One reading of every page in turn, so that a busy moment of the machine meets all of them. */
async function readAll(
  browser: Browser,
  pages: readonly MeasuredPage[],
  { origin, cookies }: Site,
  bare: string,
  runs: number,
): Promise<{ bare: LoadReading[]; pages: LoadReading[][] }> {
  const readings = { bare: [] as LoadReading[], pages: pages.map((): LoadReading[] => []) };
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { as, path }] of pages.entries()) {
      if (at % 7 === 0) readings.bare.push(await measureLoad(browser, bare, BARE_PATH));
      readings.pages[at]?.push(await measureLoad(browser, origin, path, cookies[as]));
    }
  }
  return readings;
}

const figuresOf = (
  { name, kind, lcp, script }: Pick<PageFigures, 'name' | 'kind' | 'lcp' | 'script'>,
  readings: readonly LoadReading[],
): PageFigures => ({
  name,
  kind,
  lcp,
  tbt: median(readings.map(({ tbt }) => tbt)),
  cls: median(readings.map(({ cls }) => cls)),
  script,
  shifts: readings.flatMap(({ shifts }) => shifts.slice(0, 3)),
});

/**
 * Every page beside a bare page of the stack, on a phone that is slowed four times: blocking time, largest paint, layout
 * shift, JavaScript; and how long touches wait for their next frame.
 */
export async function benchBrowser(runs = RUNS): Promise<void> {
  await buildIfNeeded();
  const database = await benchDatabase(HOMES);
  const [ours, bare] = [await startOurSite(database.url), await startBaselineSite()];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
  const cookies = await logInAll(ours.url);
  const site = { origin: ours.url, cookies };
  const ids = await sampleIds(ours.url, database.url, cookies);
  const pages = [...publicPages(ids), ...accountPages(ids)];
  const readings = await readAll(browser, pages, site, bare.url, runs);
  const paint = await openPaintReader();
  const barePaints: number[] = [];
  while (barePaints.length < BARE_PAINTS) barePaints.push(await paint.read(bare.url, BARE_PATH));
  const bareFigures = {
    name: 'a bare page',
    kind: 'bare' as const,
    lcp: median(barePaints),
    script: await scriptWeight(bare.url, BARE_PATH),
  };
  const figures: PageFigures[] = [];
  for (const [at, { name, path, as }] of pages.entries()) {
    const kind = as === 'visitor' ? 'public' : 'account';
    const lcp = await paint.read(ours.url, path, () => logIn(ours.url, as));
    const script = await scriptWeight(ours.url, path, await logIn(ours.url, as));
    figures.push(figuresOf({ name, kind, lcp, script }, readings.pages[at] ?? []));
  }
  paint.close();
  printTitle(`Pages on a slow phone, median of ${runs}, beside a bare page of the stack`, PAGE_COLUMNS);
  printPages(figuresOf(bareFigures, readings.bare), figures);
  printTitle(`Touches at four times slowdown, slowest frame of ${runs}`);
  printInteractions(await measureInteractions(browser, ours.url, (await logIn(ours.url, 'rosa')) ?? '', runs));
  await browser.close();
  await ours.stop();
  await bare.stop();
  await database.stop();
}
