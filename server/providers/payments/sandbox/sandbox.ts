// A processor that needs no account: the part of Stripe's REST interface we use, spoken to through Stripe's own SDK.
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import {
  createCustomer,
  createSession,
  detachMethod,
  findSession,
  findSetupIntent,
  verifyMicrodeposits,
} from './checkout';
import { deliver } from './events';
import { createIntent, createRefund, failRefund, type Intent, settle } from './intents';
import { checkoutPage } from './page';
import { listBalanceTransactions, listSettlements } from './settlements';
import { find, idempotent, listDue, type Reply, refusal } from './store';

interface SandboxOptions {
  db: Kysely<DB>;
  clock: () => Date;
  webhookSecret: string;
}

/** What goes wrong with the next request, on request: the processor is down, or acts and its reply is lost. */
export type SimulatedFailure = 'unavailable' | 'lostReply';

export interface Sandbox {
  fetch: typeof fetch;
  /** Its page for choosing a way of paying, as Stripe hosts one. */
  page: (session: string, chosen: string | undefined) => Promise<Response>;
  failNext: (mishap: SimulatedFailure) => void;
  /** Lets the bank do what is due by now, then sends the events that were not taken yet. */
  advance: (send: (body: string, signature: string) => Promise<boolean>) => Promise<number>;
}

type RouteHandler = (db: Kysely<DB>, form: Record<string, string>, now: number) => Promise<Reply>;

export function openSandbox({ db, clock, webhookSecret }: SandboxOptions): Sandbox {
  const mishaps: SimulatedFailure[] = [];
  const now = () => Math.floor(clock().getTime() / 1_000);
  const app = new Hono();
  const answer = ({ status, body }: Reply) => Response.json(body, { status });
  const post = (path: string, act: RouteHandler) =>
    app.post(path, async ({ req }) => {
      const text = await req.text();
      const key = req.header('idempotency-key');
      const form = Object.fromEntries(new URLSearchParams(text));
      const run = (trx: Kysely<DB>) => act(trx, form, now());
      return answer(key ? await idempotent(db, key, `${path}\n${text}`, run) : await run(db));
    });
  post('/v1/payment_intents', createIntent);
  post('/v1/refunds', createRefund);
  post('/v1/customers', createCustomer);
  post('/v1/checkout/sessions', createSession);
  app.post('/v1/payment_methods/:id/detach', ({ req }) => answer(detachMethod(req.param('id'))));
  app.post('/v1/setup_intents/:id/verify_microdeposits', async ({ req }) => {
    const form = Object.fromEntries(new URLSearchParams(await req.text()));
    return answer(await verifyMicrodeposits(db, req.param('id'), form, now()));
  });
  app.get('/v1/setup_intents/:id', async ({ req }) => answer(await findSetupIntent(db, req.param('id'))));
  app.get('/v1/checkout/sessions/:id', async ({ req }) => answer(await findSession(db, req.param('id'))));
  app.get('/v1/payment_intents/:id', async ({ req }) => {
    const intent = await find<Intent>(db, req.param('id'));
    return answer(intent ? { status: 200, body: intent } : refusal(404, 'invalid_request_error', 'No such intent.'));
  });
  app.get('/v1/payouts', async ({ req }) =>
    answer(await listSettlements(db, Number(req.query('arrival_date[gte]') ?? 0), now())),
  );
  app.get('/v1/balance_transactions', async ({ req }) =>
    answer(await listBalanceTransactions(db, req.query('payout') ?? '')),
  );
  app.notFound(() => answer(refusal(404, 'invalid_request_error', 'The sandbox does not speak this part.')));

  return {
    page: (session, chosen) => checkoutPage(db, session, chosen, now()),
    failNext: (mishap) => mishaps.push(mishap),
    fetch: async (input, init) => {
      const mishap = mishaps.shift();
      if (mishap === 'unavailable') return answer(refusal(503, 'api_error', 'We are away.'));
      const reply = await app.fetch(new Request(input, init));
      if (mishap === 'lostReply') throw new TypeError('fetch failed');
      return reply;
    },
    advance: async (send) => {
      const due = await listDue(db, 'payment_intent', now());
      const back = await listDue(db, 'refund', now());
      for (const id of back) await db.transaction().execute((trx) => failRefund(trx, id, now()));
      for (const id of due) await db.transaction().execute((trx) => settle(trx, id, now()));
      return deliver(db, webhookSecret, now(), send);
    },
  };
}
