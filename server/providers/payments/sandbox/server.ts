// The HTTP side of the sandbox: idempotency keys, errors, and what goes wrong on request, in one form for all parts.
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { idempotent, invalid, type Reply, refusal } from './store';

type SandboxDb = Kysely<DB>;
type Form = Record<string, string>;

/**
 * What goes wrong with the next request that changes something, on request: the processor is down, refuses our key, has had too many requests,
 * or acts and its reply is lost. Statuses, types, and codes: https://docs.stripe.com/api/errors
 */
export type SimulatedFailure = 'unavailable' | 'unauthorized' | 'rateLimited' | 'lostReply';

const failures: Readonly<Record<Exclude<SimulatedFailure, 'lostReply'>, Reply>> = {
  unavailable: refusal(503, 'api_error', 'We are away.'),
  unauthorized: refusal(401, 'invalid_request_error', 'Invalid API Key provided.'),
  rateLimited: refusal(429, 'invalid_request_error', 'Too many requests.', { code: 'rate_limit' }),
};

export interface SandboxRequest {
  form: Form;
  /** Of the path, where it has one. */
  id: string;
  /** The connected account it is about: of the header, else of the path. */
  account: string;
  now: number;
}

export interface SandboxUpload {
  purpose: string;
  name: string;
  bytes: Buffer;
  now: number;
}

const answer = ({ status, body }: Reply) => Response.json(body, { status });

/** Routes, and a `fetch` that answers them. */
export function sandboxServer(db: SandboxDb, now: () => number) {
  const mishaps: SimulatedFailure[] = [];
  const app = new Hono();
  app.notFound(() => answer(invalid(404, 'resource_missing', 'The sandbox does not speak this part.')));
  return {
    post: (path: string, act: (trx: SandboxDb, request: SandboxRequest) => Promise<Reply>) =>
      app.post(path, async ({ req }) => {
        const text = await req.text();
        const key = req.header('idempotency-key');
        const id = req.param('id' as never) ?? '';
        const account = req.header('stripe-account') ?? id;
        const form = Object.fromEntries(new URLSearchParams(text));
        const run = (trx: SandboxDb) => act(trx, { form, id, account, now: now() });
        const request = `${req.path}\n${account}\n${text}`;
        return answer(
          key ? await idempotent(db, { key, request, now: now() }, run) : await db.transaction().execute(run),
        );
      }),
    /** A file: the same key and bytes again are the same request, however the parts of the form are divided. */
    upload: (path: string, act: (trx: SandboxDb, file: SandboxUpload) => Promise<Reply>) =>
      app.post(path, async ({ req }) => {
        const form = await req.formData();
        const [purpose, file, key] = [form.get('purpose'), form.get('file'), req.header('idempotency-key')];
        if (typeof purpose !== 'string' || !(file instanceof File))
          return answer(invalid(400, 'parameter_missing', 'Missing required param: file.', { param: 'file' }));
        const bytes = Buffer.from(await file.arrayBuffer());
        const run = (trx: SandboxDb) => act(trx, { purpose, name: file.name, bytes, now: now() });
        const request = `${req.path}\n${purpose}\n${file.name}\n${createHash('sha256').update(bytes).digest('hex')}`;
        return answer(
          key ? await idempotent(db, { key, request, now: now() }, run) : await db.transaction().execute(run),
        );
      }),
    get: (path: string, read: (request: SandboxRequest) => Promise<Reply>) =>
      app.get(path, async ({ req }) => {
        const id = req.param('id' as never) ?? '';
        const account = req.header('stripe-account') ?? '';
        return answer(await read({ form: req.query(), id, account, now: now() }));
      }),
    failNext: (mishap: SimulatedFailure) => void mishaps.push(mishap),
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const mishap = request.method === 'POST' ? mishaps.shift() : undefined;
      if (mishap && mishap !== 'lostReply') return answer(failures[mishap]);
      const reply = await app.fetch(request);
      if (mishap === 'lostReply') throw new TypeError('fetch failed');
      return reply;
    }) as typeof fetch,
  };
}
