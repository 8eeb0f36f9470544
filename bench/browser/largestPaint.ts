import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchArguments } from '../../scripts/ci/browser.ts';

/**
 * Milliseconds until the largest picture or text is painted, as Lighthouse simulates it for a phone: how busy this machine
 * is and how near the server is do not count. `cookie` is the header of a reader who is signed in.
 */
export async function simulatedLcp(origin: string, path: string, cookie?: string): Promise<number> {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: ['--headless=new', ...launchArguments] });
  try {
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: ['largest-contentful-paint'],
      disableFullPageScreenshot: true,
      ...(cookie && { extraHeaders: { cookie } }),
    });
    const { finalDisplayedUrl = '', audits } = result?.lhr ?? {};
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`);
    return audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN;
  } finally {
    chrome.kill();
  }
}
