// A cheap phone on a slow connection: what Lighthouse calls mobile.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './blockingTime';

/** Slow 4G: round trips of 150 ms, 1.6 Mbit a second down and 0.75 up. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1_280, height: 900 } };

interface PhoneOptions {
  /** Cookies of the reader, as a header. */
  cookie?: string | undefined;
  /** The width of a desktop, for what a phone does not show. */
  wide?: boolean;
  /** For touches: a slow processor instead of a slow connection. Loads count processor time instead. */
  touches?: boolean;
}

/** The cookies of a `Cookie` header, as Playwright wants them. */
const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

let opened = 0;

/** A browser profile of its own, as from another address, and its slowed page. */
export async function openPhone(
  browser: Browser,
  origin: string,
  { cookie, wide = false, touches = false }: PhoneOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  opened += 1;
  const from = `10.8.${(opened >> 8) & 255}.${opened & 255}`;
  const context = await browser.newContext({
    ...(wide ? desktop : phone),
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': from },
  });
  if (cookie) await context.addCookies(cookiesOf(cookie, origin));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (touches) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  else await session.send('Network.emulateNetworkConditions', connection);
  return { context, page };
}
