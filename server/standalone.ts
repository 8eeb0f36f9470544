import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { app } from './app';
import { boot } from './boot';
import { env } from './env';
import { host } from './host/host';
import { boundedServer } from './host/httpServer';

const DRAIN_MS = 12_000;

/** The API alone, on its own port: `npm run api`. Bounded as the site is, and stopped without breaking a request. */
export async function runStandalone(): Promise<{
  url: string;
  close: (options?: { listenOn?: number }) => Promise<void>;
}> {
  const shutdown = await boot();
  const { HOST, PORT, TRUST_PROXY } = env();
  const api = await app();
  const listener = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as unknown as { incoming: IncomingMessage };
      // When our site or proxy calls for a visitor, the last address is the one that it saw itself.
      const forwarded = TRUST_PROXY ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
      return api.fetch(request, { address: forwarded || (incoming.socket.remoteAddress ?? null) });
    },
    { overrideGlobalObjects: false },
  );
  const { server, drain } = boundedServer(listener, { trustProxy: TRUST_PROXY });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return {
    url: `http://${HOST}:${port}`,
    async close({ listenOn = 0 } = {}) {
      host.draining = true;
      await drain({ listenOn, deadline: DRAIN_MS });
      await shutdown();
    },
  };
}
