// The site's own server around Next's request handler, used by start, dev and the browser tests.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { apiFastPath, headersOfEveryAnswer } from './apiFastPath.ts';
import { host as sharedHost } from './host.ts';
import { boundedServer } from './httpServer.ts';
import { pageCache } from './pageCache.ts';
import { portError } from './port.ts';
import { withVariants } from './variants.ts';

const root = join(import.meta.dirname, '../..');

type ServeOptions = {
  port: number;
  host: string;
  dev?: boolean;
  trustProxy?: boolean;
  /** Off where a CDN caches pages. */
  cachesPages?: boolean;
  /** Another Next site than ours, with its own build: the bare page of the bench. */
  dir?: string;
};

export type Served = {
  url: string;
  /** `listenOn`: milliseconds to go on accepting while readiness is false, for a balancer to notice. */
  close: (options?: { listenOn?: number }) => Promise<void>;
};

type NextServer = {
  prepare: () => Promise<void>;
  getRequestHandler: () => RequestListener;
  close: () => Promise<void>;
};

const drainLimit = { production: 12_000, development: 500 };

/** Serves the build, or with `dev` the sources. Requests in flight are finished by `close`. */
export async function serve({
  port,
  host,
  dev = false,
  trustProxy,
  cachesPages = true,
  dir = root,
}: ServeOptions): Promise<Served> {
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // next.config.js derives the style nonce from it, at build and here alike.
  const buildId = join(dir, '.next/BUILD_ID');
  if (!dev && existsSync(buildId)) process.env.BUILD_ID = readFileSync(buildId, 'utf8');
  const app = nextServer({ dev, hostname: host, port, dir });
  let handle: RequestListener | undefined;
  const { server, drain } = boundedServer((request, response) => handle?.(request, response), { trustProxy });
  await app.prepare();
  const next = app.getRequestHandler();
  handle = dev || dir !== root ? next : await inFront(next, cachesPages);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portError(error, port, host);
  }
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${actualPort}`,
    async close({ listenOn = 0 } = {}) {
      sharedHost.draining = true;
      await drain({ listenOn, deadline: dev ? drainLimit.development : drainLimit.production });
      await sharedHost.shutdown?.();
      await app.close();
    },
  };
}

/** What needs nothing of Next is answered before Next is asked. */
async function inFront(next: RequestListener, cachesPages: boolean): Promise<RequestListener> {
  // Loaded late: it reads the environment that was completed above.
  const { default: config } = await import('../../next.config.js');
  const headers = headersOfEveryAnswer((await config.headers()) as Parameters<typeof headersOfEveryAnswer>[0]);
  if (!cachesPages) return apiFastPath(withVariants(next), headers);
  const cache = pageCache(next);
  sharedHost.purgePages = cache.purge;
  return apiFastPath(cache.handle, headers);
}

function nextServer(options: { dev: boolean; hostname: string; port: number; dir: string }): NextServer {
  // Loaded late: Next reads NODE_ENV while it loads.
  const next = createRequire(import.meta.url)('next') as (options: object) => NextServer;
  return next({ ...options, quiet: !options.dev });
}
