import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchArguments } from '../../scripts/ci/browser.ts';

/** A page of a busy machine may stay blank for so long that Lighthouse finds no paint. */
const MAX_TRIES = 3;

export interface PaintReader {
  /**
   * Milliseconds until the largest picture or text is painted, as Lighthouse simulates it for a phone: how busy this machine
   * is and how near the server is do not count. `logIn` answers the cookie header of a reader; it runs before each try, because
   * a page may renew the session that it was opened with.
   * @throws where Lighthouse finds no paint, with its reason
   */
  read: (origin: string, path: string, logIn?: () => Promise<string | undefined>) => Promise<number>;
  close: () => void;
}

/** One browser for all readings. */
export async function openPaintReader(): Promise<PaintReader> {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: ['--headless=new', ...launchArguments] });
  const paintOf = async (url: string, cookie?: string) => {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: ['largest-contentful-paint'],
      disableFullPageScreenshot: true,
      // The browser would send the cookies that it has, of any port of this machine, instead of the header.
      clearStorageTypes: ['all'],
      ...(cookie && { extraHeaders: { cookie } }),
    });
    const { finalDisplayedUrl = '', audits, runtimeError } = result?.lhr ?? {};
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const { numericValue, errorMessage } = audits?.['largest-contentful-paint'] ?? {};
    return { value: numericValue, reason: errorMessage ?? runtimeError?.message ?? 'no paint' };
  };
  return {
    async read(origin, path, logIn) {
      let reason = '';
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const paint = await paintOf(origin + path, await logIn?.());
        if (paint.value !== undefined) return paint.value;
        reason = paint.reason;
      }
      throw new Error(`${path}: ${reason}`);
    },
    close: () => chrome.kill(),
  };
}
