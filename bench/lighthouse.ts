import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildIfNeeded } from '../scripts/build.ts';
import { findBrowser, launchArguments } from '../scripts/ci/browser.ts';
import { benchDatabase, PAGE_HOMES, sampleHome } from './database';
import { kilobytes, median, ms, printFigure, printTitle } from './report';
import { scriptWeight } from './scriptSize';
import { type BenchSite, findBlogPost, startBaselineSite, startOurSite } from './sites';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseResult {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  /** What costs points outside performance. */
  failedAudits: string[];
}

async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse did not read ${url}`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failedAudits: Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

interface AuditedPage {
  path: string;
  name: string;
  runs: number;
  bareWeight: number;
}

async function auditSite(site: BenchSite, { path, name, runs, bareWeight }: AuditedPage): Promise<void> {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: ['--headless=new', ...launchArguments] });
  try {
    const readings: LighthouseResult[] = [];
    for (let run = 0; run < runs; run += 1) readings.push(await runLighthouse(site.url + path, chrome.port));
    const scores = CATEGORIES.map((_, n) => median(readings.map(({ scores: all }) => all[n] ?? 0)));
    const middle = (pick: (reading: LighthouseResult) => number) => median(readings.map(pick));
    printFigure(
      `${name}  ${scores.join(' / ')}`,
      ms(middle((reading) => reading.lcp)),
      `TBT ${ms(middle((reading) => reading.tbt))}, CLS ${middle((reading) => reading.cls).toFixed(3)}`,
      '',
    );
    for (const audit of new Set(readings.flatMap(({ failedAudits }) => failedAudits)))
      console.log(`    amiss: ${audit}`);
    printFigure(
      '  JavaScript, gzip',
      kilobytes(await scriptWeight(site.url, path)),
      `bare page ${kilobytes(bareWeight)}`,
    );
  } finally {
    chrome.kill();
  }
}

/** Lighthouse on a simulated phone, median of three: performance / accessibility / best practices / SEO, then LCP, TBT, CLS. */
export async function benchLighthouse(runs = RUNS): Promise<void> {
  printTitle(`Lighthouse mobile, median of ${runs}: ${CATEGORIES.join(' / ')}; LCP`);
  await buildIfNeeded();
  const database = await benchDatabase(PAGE_HOMES);
  const [ours, bare] = [await startOurSite(database.url), await startBaselineSite()];
  const home = await sampleHome(database.url);
  const bareWeight = await scriptWeight(bare.url, '/20000');
  await auditSite(bare, { path: '/20000', name: 'a bare page', runs, bareWeight });
  for (const path of ['/', '/homes', home.path, findBlogPost, '/faq'])
    await auditSite(ours, {
      path,
      name: path.replace(home.id, '{homeId}').replace(findBlogPost, '/blog/{uid}'),
      runs,
      bareWeight,
    });
  await ours.stop();
  await bare.stop();
  await database.stop();
}
