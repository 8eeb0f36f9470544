import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { logProblem } from '@/lib/log';

/** An API route written as a function from request to response. */
export function webHandler(render: (request: Request) => Response | Promise<Response>) {
  const answer = async (request: Request) => {
    try {
      return await render(request);
    } catch (error) {
      logProblem('An answer could not be made.', error);
      const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
      return new Response('This is not available right now. Please try again in a minute.\n', { status: 503, headers });
    }
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}

/** Text that everybody may read and keep for a while. */
export const publicText = (body: string, type: string, seconds = 300) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${seconds}` },
  });
