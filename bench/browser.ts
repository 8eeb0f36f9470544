import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildIfNeeded } from '../scripts/build.ts';
import { findBrowser, launchArguments } from '../scripts/proof/browser.ts';
import { ownBlockingTime } from './blocking';
import { anyHome, benchDatabase } from './database';
import { figure, kilobytes, median, ms, title } from './print';
import { withPriority } from './priority';
import { aPost, type BenchSite, bareSite, ourSite } from './sites';
import { scriptWeight } from './weight';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Reading {
  scores: number[];
  lcp: number;
  tbt: number;
  /** The same by the thread's own time. */
  ownTbt: number;
  cls: number;
  /** What costs points outside performance. */
  amiss: string[];
}

async function read(url: string, port: number): Promise<Reading> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse did not read ${url}`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    ownTbt: ownBlockingTime(result.artifacts.Trace.traceEvents),
    cls: value('cumulative-layout-shift'),
    amiss: Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

async function readSite(site: BenchSite, path: string, name: string, bareWeight: number): Promise<void> {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  });
  try {
    // The browser is a phone of its own: the server and who reads the traces give way to it.
    withPriority(10, site.pid);
    withPriority(10);
    const readings: Reading[] = [];
    for (let run = 0; run < RUNS; run += 1) readings.push(await read(site.url + path, port));
    const scores = CATEGORIES.map((_, n) => median(readings.map(({ scores: all }) => all[n] ?? 0)));
    const middle = (pick: (reading: Reading) => number) => median(readings.map(pick));
    figure(
      `${name}  ${scores.join(' / ')}`,
      ms(middle((reading) => reading.lcp)),
      `TBT ${ms(middle((reading) => reading.tbt))}, own ${ms(middle((reading) => reading.ownTbt))}, CLS ${middle((reading) => reading.cls).toFixed(3)}`,
      '',
    );
    for (const audit of new Set(readings.flatMap(({ amiss }) => amiss))) console.log(`    amiss: ${audit}`);
    figure('  JavaScript, gzip', kilobytes(await scriptWeight(site.url, path)), `bare page ${kilobytes(bareWeight)}`);
  } finally {
    withPriority(0);
    await chrome.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Lighthouse on a simulated phone, median of three: performance / accessibility / best practices / SEO, then LCP, and TBT also by the thread's own time. */
export async function benchBrowser(): Promise<void> {
  title(`Lighthouse mobile, median of ${RUNS}: ${CATEGORIES.join(' / ')}; LCP`);
  await buildIfNeeded('production');
  const database = await benchDatabase(1_500);
  const [ours, bare] = [await ourSite(database.url), await bareSite()];
  const home = await anyHome(database.url);
  const bareWeight = await scriptWeight(bare.url, '/20000');
  await readSite(bare, '/20000', 'a bare page', bareWeight);
  for (const path of ['/', '/homes', `/homes/${home}`, aPost, '/faq'])
    await readSite(ours, path, path.replace(home, '{homeId}').replace(aPost, '/blog/{uid}'), bareWeight);
  await ours.stop();
  await bare.stop();
  await database.stop();
}
