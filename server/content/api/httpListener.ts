// The repository alone, on an address of this machine.
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { Repository } from '@/server/content/store/repository';

export interface RunningListener {
  /** The endpoint to hand to a client. */
  url: string;
  close: () => Promise<void>;
}

/** `port` 0 takes a free one. */
export async function startListener({ handle }: Repository, port: number): Promise<RunningListener> {
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (/^\/api\/v2(\/|$)/.test(pathname)) return handle(request);
    return Response.json({ type: 'api_notfound_error', message: 'Not found. Try /api/v2' }, { status: 404 });
  };
  const server = serve({ fetch: answer, port, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}/api/v2`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
