import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchArguments } from '../../scripts/ci/browser.ts';
import { cookiesOf } from './phone';

/**
 * Milliseconds until the largest picture or text is painted, as Lighthouse simulates it for a phone: how busy this machine
 * is and how near the server is do not count.
 */
export async function simulatedLcp(origin: string, path: string, cookie?: string): Promise<number> {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: ['--headless=new', ...launchArguments] });
  try {
    if (cookie) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      await browser.contexts()[0]?.addCookies(cookiesOf(cookie, origin));
      await browser.close();
    }
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: ['largest-contentful-paint'],
      disableFullPageScreenshot: true,
      // The profile is new, and its cookies are needed.
      disableStorageReset: true,
    });
    const { finalDisplayedUrl = '', audits } = result?.lhr ?? {};
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`);
    return audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN;
  } finally {
    chrome.kill();
  }
}
