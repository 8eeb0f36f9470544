import { serve } from '@hono/node-server';
import { app } from './app';
import { boot } from './boot';
import { env } from './env';

/** The API alone, on its own port: `npm run api`. */
export async function runStandalone(): Promise<{ url: string; close: () => Promise<void> }> {
  const shutdown = await boot();
  const { HOST, PORT, TRUST_PROXY } = env();
  const api = await app();
  const server = serve({
    hostname: HOST,
    port: PORT,
    fetch: (request, { incoming }) => {
      // Of a site or a proxy of ours that calls for somebody, the last address is what it saw itself.
      const said = TRUST_PROXY ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
      return api.fetch(request, { address: said || (incoming.socket.remoteAddress ?? null) });
    },
  });
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return {
    url: `http://${HOST}:${port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await shutdown();
    },
  };
}
