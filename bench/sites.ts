import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Statement } from './inProcess';

/** A post that comes with the site. */
export const findBlogPost = '/blog/belong-is-coming-to-virginia';

export interface BenchSite {
  url: string;
  pid: number;
  /** Megabytes of objects that are still held after a collection. */
  heldHeap: () => Promise<number>;
  stop: () => Promise<void>;
}

const baselineDir = join(import.meta.dirname, 'baseline');
const nextCommand = join(import.meta.dirname, '../node_modules/next/dist/bin/next');

async function listening(child: ChildProcess): Promise<BenchSite> {
  let wanted = true;
  // Nothing else would hold the bench: it would end without a word.
  child.once('exit', (code, signal) => {
    if (!wanted) return;
    console.error(`The site has ended by itself: ${signal ?? code}`);
    process.exit(1);
  });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  if (child.pid === undefined) throw new Error('The site has no process');
  return {
    url: message.url,
    pid: child.pid,
    heldHeap: async () => {
      child.send('heap');
      const [answer] = (await once(child, 'message')) as [{ heap: number }];
      return answer.heap / 2 ** 20;
    },
    stop: async () => {
      wanted = false;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Ours: the production build on the bench’s database. */
export function startOurSite(databaseUrl: string): Promise<BenchSite> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: '.data/bench',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    TZ: 'UTC',
  };
  return listening(
    fork(join(import.meta.dirname, 'site.child.ts'), ['production'], {
      env,
      // A profile is written where the site ends: BENCH_PROFILE names its folder.
      execArgv: [
        ...process.execArgv,
        '--expose-gc',
        ...(process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []),
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
}

/** What the bare API route asks of which database. */
interface BaselineSearch {
  databaseUrl: string;
  statements: readonly Statement[];
}

/** The yardstick: a bare Next site, built now and served by the same server code. */
export async function startBaselineSite(search?: BaselineSearch): Promise<BenchSite> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(search && { DATABASE_URL: search.databaseUrl, BENCH_STATEMENTS: JSON.stringify(search.statements) }),
  } as NodeJS.ProcessEnv;
  const build = spawn(process.execPath, [nextCommand, 'build', '--webpack', baselineDir], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The bare page did not build');
  return listening(
    fork(join(import.meta.dirname, 'site.child.ts'), ['bare'], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
}
