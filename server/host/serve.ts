// The site's own server around Next's request handler, used by start, dev and the browser tests.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildKind, distDir } from './build.ts';
import { apiInFront, headersOfEveryAnswer } from './lib/apiDoor.ts';
import { collectGently } from './lib/collector.ts';
import { finishedPages, keptPages } from './lib/finishedPages.ts';
import { boundedServer } from './lib/httpServer.ts';
import { portError } from './lib/port.ts';

const root = join(import.meta.dirname, '..');

type ServeOptions = {
  port: number;
  host: string;
  dev?: boolean;
  kind?: BuildKind;
  trustProxy?: boolean;
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

/** What the server half of the process leaves for us: we tell it that we are stopping, then ask it to. */
type Shared = typeof globalThis & { __belongDraining?: boolean; __belongShutdown?: () => Promise<void> };
const shared: Shared = globalThis;

const drainLimit = { production: 12_000, development: 500 };

/** Serves the build of a kind, or with `dev` the sources. Requests in flight are finished by `close`. */
export async function serve({
  port,
  host,
  dev = false,
  kind = 'production',
  trustProxy,
  dir = root,
}: ServeOptions): Promise<Served> {
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    BUILD_KIND: kind,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // next.config.js derives the style nonce from it, at build and here alike.
  const buildId = join(dir, distDir(kind), 'BUILD_ID');
  if (!dev && existsSync(buildId)) process.env.BUILD_ID = readFileSync(buildId, 'utf8');
  if (!dev) collectGently();
  const app = nextServer({ dev, hostname: host, port, dir });
  let handle: RequestListener | undefined;
  const { server, drain } = boundedServer((request, response) => handle?.(request, response), { trustProxy });
  await app.prepare();
  const next = app.getRequestHandler();
  handle = dev || dir !== root ? next : inFront(next, kind);
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
      shared.__belongDraining = true;
      await drain({ listenOn, deadline: dev ? drainLimit.development : drainLimit.production });
      await shared.__belongShutdown?.();
      await app.close();
    },
  };
}

/** What is ready, or needs nothing of Next, is answered before Next is asked. */
function inFront(next: RequestListener, kind: BuildKind): RequestListener {
  const headers = headersOfEveryAnswer(join(root, distDir(kind), 'routes-manifest.json'));
  return apiInFront(finishedPages(next, keptPages()), headers);
}

function nextServer(options: { dev: boolean; hostname: string; port: number; dir: string }): NextServer {
  // Loaded late: Next reads NODE_ENV while it loads.
  const next = createRequire(import.meta.url)('next') as (options: object) => NextServer;
  return next({ ...options, quiet: !options.dev });
}
