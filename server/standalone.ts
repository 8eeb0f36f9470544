import { serve } from '@hono/node-server';
import { app } from './app';
import { boot } from './boot';
import { env } from './env';

/** The API alone, on its own port: `npm run api`. */
export async function standalone(): Promise<{ url: string; close: () => Promise<void> }> {
  const shutdown = await boot();
  const { HOST, PORT } = env();
  const api = await app();
  const server = serve({
    hostname: HOST,
    port: PORT,
    fetch: (request, { incoming }) => api.fetch(request, { address: incoming.socket.remoteAddress ?? null }),
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
