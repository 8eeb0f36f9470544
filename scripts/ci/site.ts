// The site of the browser tests: the build on a free port, in a process of its own that ends with us.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { CliError } from '../../server/host/cliError.ts';
import { startLocalLoginProvider } from '../lib/localLoginProvider.ts';
import { startBalancer } from './balancer.ts';

export interface TestSite {
  url: string;
  /** Where everything it logged stands. */
  log: string;
  stop: () => Promise<void>;
}

/**
 * Serves the build with test hooks on a database; `dataDir` also keeps stored files and the log. Several processes stand
 * behind one address, and nothing decides which of them a request goes to. `settings` are variables of the site alone.
 */
export async function startTestSite(
  databaseUrl: string,
  dataDir: string,
  processes = 1,
  settings: Record<string, string> = {},
): Promise<TestSite> {
  const log = join(dataDir, 'site.log');
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const provider = await startLocalLoginProvider(siteUrl);
  const output = openSync(log, 'w');
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: resolve(dataDir),
    CONTENT_DIR: contentOf(dataDir),
    SITE_URL: siteUrl,
    LOCAL_LOGIN_ISSUER: provider.issuer,
    LOG_LEVEL: 'info',
    // The staff of the tests log in with a password alone; server/modules/platform/team tests the second step.
    STAFF_TWO_STEP: 'optional',
    TZ: 'UTC',
    ...settings,
  };
  const closers: (() => Promise<void>)[] = [provider.stop];
  const start = async (own: number) => {
    const child = fork(join(import.meta.dirname, 'site.child.ts'), [String(own)], {
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
      env,
    });
    const gone = once(child, 'exit');
    closers.push(async () => {
      if (child.connected) child.disconnect();
      await gone;
    });
    const ready = once(child, 'message').then(([message]) => (message as { url: string }).url);
    const url = await Promise.race([ready, gone.then(() => undefined)]);
    if (!url) throw new CliError(`The site did not start:\n${readFileSync(log, 'utf8').trim()}`);
    return url;
  };
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  if (processes === 1) return { url: await start(port), log, stop };
  const targets: string[] = [];
  // One after the other: the first one makes the keys that all of them sign with.
  for (let n = 0; n < processes; n += 1) targets.push(await start(await freePort()));
  closers.push((await startBalancer(port, targets)).stop);
  return { url: siteUrl, log, stop };
}

/** A copy: the site of a test may publish. */
function contentOf(dataDir: string): string {
  const folder = resolve(dataDir, 'site-content');
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  // What an earlier run left in the Studio.
  rmSync(resolve(dataDir, 'content/drafts/studio'), { recursive: true, force: true });
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
