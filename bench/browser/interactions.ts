// How long a touch waits for the frame that answers it (INP), by real clicks on the pages that people use most.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone';
import type { Touch } from './tables';

declare global {
  interface Window {
    touchWaits?: number[];
  }
}

interface Interaction {
  name: string;
  path: string;
  signedIn?: boolean;
  wide?: boolean;
  /** Brings the page to where the touch is made. */
  prepare?: (page: Page) => Promise<void>;
  touch: (page: Page) => Promise<void>;
}

/** Long enough for the last frame to be reported. */
const SETTLE_MS = 1_500;

const interactions: readonly Interaction[] = [
  {
    name: 'filter: beds of a search',
    path: '/homes',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Beds/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    touch: async (page) => {
      await page.getByRole('dialog').getByText('2+', { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    },
  },
  {
    name: 'tab: finished repairs',
    path: '/accounts/home/maintenance',
    signedIn: true,
    touch: (page) => page.getByRole('main').getByText('Finished', { exact: true }).click(),
  },
  {
    name: 'dialog: log in',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(),
  },
  {
    name: 'map move: zoom out',
    path: '/homes/oakland-ca',
    wide: true,
    prepare: (page) => page.locator('[data-pin]').first().waitFor({ timeout: 60_000 }),
    touch: (page) => page.getByRole('button', { name: 'Zoom out' }).click(),
  },
  {
    name: 'form submit: log in with empty fields',
    path: '/auth/login',
    touch: (page) => page.getByRole('main').locator('form button[type=submit]').first().click(),
  },
];

async function waitOf(
  browser: Browser,
  origin: string,
  { path, signedIn = false, wide = false, prepare, touch }: Interaction,
  cookie: string,
): Promise<number> {
  const { context, page } = await openPhone(browser, origin, { ...(signedIn && { cookie }), wide, touches: true });
  try {
    await page.addInitScript({ path: join(import.meta.dirname, 'recordTouches.js') });
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await prepare?.(page);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.touchWaits?.splice(0));
    await touch(page);
    await page.waitForTimeout(SETTLE_MS);
    // A touch that is answered within 16 ms is not reported.
    return Math.max(16, ...(await page.evaluate(() => window.touchWaits ?? [])));
  } finally {
    await context.close();
  }
}

/** Makes each touch `runs` times, each on a page of its own. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  cookie: string,
  runs: number,
): Promise<Touch[]> {
  const touches: Touch[] = [];
  for (const interaction of interactions) {
    const waits: number[] = [];
    for (let run = 0; run < runs; run += 1) waits.push(await waitOf(browser, origin, interaction, cookie));
    touches.push({ name: interaction.name, waits });
  }
  return touches;
}
