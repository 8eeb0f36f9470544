// The HTTP side of the sandbox: idempotency keys, errors, and what goes wrong on request, in one form for all parts.
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
