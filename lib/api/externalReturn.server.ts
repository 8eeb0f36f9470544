// Where Apple posts its answer to, from its own site and so without our cookies: it changes nothing, it leads on.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/contract/routes';

const MAX_BYTES = 16_000;
const RETURN_FIELDS = ['state', 'code', 'iss', 'error'];

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

export async function externalReturn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  const form = request.method === 'POST' ? await readForm(request) : null;
  if (!form) {
    response.writeHead(request.method === 'POST' ? 413 : 405, { Allow: 'POST' }).end();
    return;
  }
  const fields = new URLSearchParams(
    RETURN_FIELDS.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])),
  );
  response.writeHead(303, { Location: `${routes.auth.external()}?${fields}` }).end();
}
