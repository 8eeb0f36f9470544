// A processor that needs no account: the part of Stripe's REST interface we use, spoken to through Stripe's own SDK.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { movePayouts } from '@/server/providers/payouts/sandbox/payouts';
import type { Intent } from './charge';
import {
  createCustomer,
  createSession,
  detachMethod,
  findSession,
  findSetupIntent,
  verifyMicrodeposits,
} from './checkout';
import { type ChangeNotice, correctMethod } from './corrections';
import { closeDispute, type DisputeWish, openDispute } from './disputes';
import { deliver, enableWebhooks, listEvents, type WebhookCondition } from './events';
import { answerDispute, findDispute, uploadFile } from './evidence';
import { cancelRefund, createIntent, createRefund, endRefund, listRefunds, searchIntents, settle } from './intents';
import { checkoutPage } from './page';
import { type SimulatedFailure, sandboxServer } from './server';
import { chargeBalance, failSettlement, listBalanceTransactions, listSettlements } from './settlements';
import { find, invalid, listDue, lock } from './store';

interface SandboxOptions {
  db: Kysely<DB>;
  clock: () => Date;
  webhookSecret: string;
}

export interface Sandbox {
  fetch: typeof fetch;
  /** Its page for choosing a way of paying, as Stripe hosts one. */
  page: (session: string, chosen: string | undefined) => Promise<Response>;
  failNext: (mishap: SimulatedFailure) => void;
  /** A bank disputes a payment, by the processor's name, or a part of it; answers the name of the dispute. */
  dispute: (payment: string, wish: DisputeWish) => Promise<string>;
  closeDispute: (dispute: string, isWon: boolean) => Promise<void>;
  /** The bank of a payer sends a notification of change about a saved account, by our name of the method. */
  correctMethod: (methodRef: string, change: ChangeNotice) => Promise<void>;
  /** Our bank sends a settlement back that counts as paid, by the processor's name. */
  failSettlement: (settlement: string) => Promise<void>;
  /** Changes our balance without a payment: a bill of the processor, a reserve, or an adjustment. */
  chargeBalance: (charge: Parameters<typeof chargeBalance>[1]) => Promise<void>;
  /** Takes a refund back that is pending. */
  cancelRefund: (refund: string) => Promise<void>;
  /** How its messages come from now on, until it is set otherwise. */
  setWebhooks: (condition: WebhookCondition) => void;
  /** Our team turns the endpoint on again that was disabled: what was not sent meanwhile never is. */
  enableWebhooks: () => Promise<void>;
  /** Lets the bank do what is due by now, then sends the events that were not taken yet. */
  advance: (send: (body: string, signature: string) => Promise<boolean>) => Promise<number>;
}

export function openSandbox({ db, clock, webhookSecret }: SandboxOptions): Sandbox {
  const now = () => Math.floor(clock().getTime() / 1_000);
  const server = sandboxServer(db, now);
  let condition: WebhookCondition = 'prompt';
  const { post, get, upload } = server;
  post('/v1/payment_intents', (trx, request) => createIntent(trx, request.form, request.now));
  post('/v1/refunds', (trx, request) => createRefund(trx, request.form, request.now));
  post('/v1/customers', (trx, request) => createCustomer(trx, request.form, request.now));
  post('/v1/checkout/sessions', (trx, request) => createSession(trx, request.form, request.now));
  post('/v1/payment_methods/:id/detach', async (_, { id }) => detachMethod(id));
  post('/v1/setup_intents/:id/verify_microdeposits', (trx, { id, form, now: at }) =>
    verifyMicrodeposits(trx, id, form, at),
  );
  upload('/v1/files', uploadFile);
  get('/v1/disputes/:id', ({ id }) => findDispute(db, id));
  post('/v1/disputes/:id', (trx, { id, form, now: at }) => answerDispute(trx, id, form, at));
  get('/v1/setup_intents/:id', ({ id }) => findSetupIntent(db, id));
  get('/v1/checkout/sessions/:id', ({ id }) => findSession(db, id));
  get('/v1/payment_intents/search', ({ form, now: at }) => searchIntents(db, form.query ?? '', at));
  get('/v1/refunds', ({ form }) => listRefunds(db, form.payment_intent ?? ''));
  get('/v1/payment_intents/:id', async ({ id }) => {
    const intent = await find<Intent>(db, id);
    return intent ? { status: 200, body: intent } : invalid(404, 'resource_missing', 'No such payment_intent.');
  });
  get('/v1/payouts', ({ form, now: at }) =>
    listSettlements(db, { since: Number(form['arrival_date[gte]'] ?? 0), status: form.status }, at),
  );
  get('/v1/events', ({ form, now: at }) => listEvents(db, form, at));
  get('/v1/balance_transactions', ({ form }) => listBalanceTransactions(db, form));

  return {
    page: (session, chosen) => checkoutPage(db, session, chosen, now()),
    failNext: server.failNext,
    fetch: server.fetch,
    dispute: (payment, wish) =>
      db.transaction().execute(async (trx) => {
        const intent = await lock<Intent>(trx, payment);
        if (!intent) throw new Error(`No such payment_intent: ${payment}`);
        return openDispute(trx, intent, wish, now());
      }),
    correctMethod: (methodRef, change) =>
      db.transaction().execute((trx) => correctMethod(trx, methodRef, change, now())),
    closeDispute: (dispute, isWon) => db.transaction().execute((trx) => closeDispute(trx, dispute, isWon, now())),
    failSettlement: (settlement) => db.transaction().execute((trx) => failSettlement(trx, settlement, now())),
    chargeBalance: (charge) => db.transaction().execute((trx) => chargeBalance(trx, charge, now())),
    cancelRefund: (refund) => db.transaction().execute((trx) => cancelRefund(trx, refund, now())),
    advance: async (send) => {
      const due = await listDue(db, 'payment_intent', now());
      const back = await listDue(db, 'refund', now());
      for (const id of back) await db.transaction().execute((trx) => endRefund(trx, id, now()));
      for (const id of due) await db.transaction().execute((trx) => settle(trx, id, now()));
      await movePayouts(db, now());
      return deliver(db, { secret: webhookSecret, now: now(), condition }, send);
    },
    setWebhooks: (next) => {
      condition = next;
    },
    enableWebhooks: () => enableWebhooks(db),
  };
}
