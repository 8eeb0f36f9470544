import { type BrowserContext, chromium } from '@playwright/test';
import { buildIfNeeded } from '../scripts/build.ts';
import { findBrowser, launchArguments } from '../scripts/ci/browser.ts';
import { benchDatabase } from './database';
import { kilobytes, median, ms, printFigure, printTitle } from './report';
import { scriptWeight } from './scriptSize';
import { startBaselineSite, startOurSite } from './sites';

const MAX_SCRIPT_BYTES = 160_000;
const MAX_WAIT_MS = 2_000;
const REPORTS = 7;

/** The estimate as people meet it: what its first screen weighs, and how long they wait from the last answer to the report on their screen. */
export async function benchEstimateScreens(answers: object, homes: number): Promise<void> {
  printTitle('The rent estimate in a browser, on the production build');
  await buildIfNeeded();
  const database = await benchDatabase(homes);
  const [ours, bare] = [await startOurSite(database.url), await startBaselineSite()];
  const weight = await scriptWeight(ours.url, '/rent-estimate');
  const bareWeight = kilobytes(await scriptWeight(bare.url, '/20000'));
  printFigure(
    'JavaScript of the first screen, gzip',
    kilobytes(weight),
    `at most ${kilobytes(MAX_SCRIPT_BYTES)}, bare ${bareWeight}`,
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
  const waits: number[] = [];
  const steps: number[] = [];
  for (let report = 0; report < REPORTS; report += 1) {
    const context = await browser.newContext({
      baseURL: ours.url,
      extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${report + 1}` },
    });
    await startRun(context, answers);
    const { calculation, whole } = await lastAnswerToReport(context);
    waits.push(whole);
    steps.push(calculation);
    await context.close();
  }
  const most = `at most ${ms(MAX_WAIT_MS)}`;
  printFigure('from the last answer to the report, p50', ms(median(waits)), most);
  printFigure('  slowest, in a browser without a cache', ms(Math.max(...waits)), most);
  printFigure('  of which from /calculation on, p50', ms(median(steps)), most);
  await browser.close();
  await ours.stop();
  await bare.stop();
  await database.stop();
}

/** A run with every answer given, as another visitor each time. */
async function startRun({ request }: BrowserContext, answers: object): Promise<void> {
  const reply = await request.post('/api/consumer/flows/rent-estimate/runs', {
    data: { answers },
    headers: { sourcetype: 'Consumer' },
  });
  if (!reply.ok()) throw new Error(`The run was not begun: ${reply.status()} ${await reply.text()}`);
}

async function lastAnswerToReport(context: BrowserContext): Promise<{ calculation: number; whole: number }> {
  const page = await context.newPage();
  await page.goto('/rent-estimate/account');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await page.locator('[data-saving="saved"]').filter({ hasText: 'Saved' }).waitFor();
  const calculating = page
    .waitForURL('**/rent-estimate/calculation', { waitUntil: 'commit' })
    .then(() => performance.now());
  const begun = performance.now();
  await goOn.click();
  const from = await calculating;
  await page.getByRole('heading', { level: 1, name: 'Estimated rent' }).waitFor();
  const seen = performance.now();
  return { calculation: seen - from, whole: seen - begun };
}
