import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** An API route written as a function from request to response. */
export function webHandler(answer: (request: Request) => Response | Promise<Response>) {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse) => listener(request, response);
}

/** Text that everybody may read and keep for a while. */
export const publicText = (body: string, type: string, seconds = 300) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${seconds}` },
  });
