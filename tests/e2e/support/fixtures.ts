// What every browser test stands on: a page that is quiet, an axe that knows our standard, the widths and themes we promise.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { randomSample } from '../../support/sample.ts';

export { expect } from '@playwright/test';

export const widths = { phone: 360, desktop: 1280 } as const;

interface Fixtures {
  /** Noise a test expects, for instance the console message of a 404 it provokes. */
  expected: RegExp[];
  quiet: undefined;
}

/** Each test is a visitor of its own, whom no limit knows yet. */
const randomIp = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Every test fails when its page logs an error, throws, gets a 5xx or calls another host. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomIp() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  expected: async ({}, use) => use([]),
  quiet: [
    async ({ page, baseURL, expected }, use) => {
      const noise: string[] = [];
      collectNoise(page, new URL(baseURL ?? '').origin, (line) => noise.push(line));
      await use(undefined);
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Scripts run after the first paint: a page may hydrate only after the load that `goto` and `reload` wait for. */
const isHydrated = () =>
  !document.querySelector('#__next') ||
  document.documentElement.dataset.hydrated !== undefined ||
  window.matchMedia('(scripting: none)').matches;

async function hydrated(page: Page, response: Response | null): Promise<Response | null> {
  await page.waitForFunction(isHydrated);
  return response;
}

/** Opens an address and waits until the page is hydrated; one without scripts, until it is loaded. */
export const openPage = async (page: Page, address: string) => hydrated(page, await page.goto(address));

export const reloadPage = async (page: Page) => hydrated(page, await page.reload());

function collectNoise(page: Page, origin: string, say: (line: string) => void): void {
  page.on('console', (message) => {
    // A frame without scripts, as we want it, complains of what Playwright looks for in it.
    if (message.text().includes("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === 'error') say(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => say(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) say(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) say(`foreign request: ${request.url()}`);
  });
}

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 AA on the page as it stands; `colors` alone where only the theme has changed. */
export async function expectAccessible(page: Page, what: 'everything' | 'colors' = 'everything'): Promise<void> {
  // What stands in a frame is a page of its own, and judged as one.
  const axe = new AxeBuilder({ page }).exclude('iframe');
  const { violations } = await (what === 'colors' ? axe.withRules(colorRules) : axe.withTags(wcagTags)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Scripts have had their turn, fonts are there and moving things have come to rest: what is judged is what stays. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The themes that a page is checked in: both in a deep run, else one that the seed chooses by the page's name. */
export const themesOf = (name: string): Theme[] => randomSample(THEMES, 1, name);

/** The page as it stands, in one theme or both (see `themesOf`); what does not depend on the theme is checked once. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const [index, colorScheme] of themesOf(new URL(page.url()).pathname).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStable(page);
    await expectAccessible(page, index === 0 ? 'everything' : 'colors');
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
