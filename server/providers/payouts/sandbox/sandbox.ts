// Stripe Connect as far as payouts need it, on our own database: accounts, transfers, payouts, top-ups, and balances.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { PLATFORM, presentBalance } from '@/server/providers/payments/sandbox/balance';
import { type SimulatedFailure, sandboxServer } from '@/server/providers/payments/sandbox/server';
import { type AccountState, changeAccount, createAccount, createBank } from './accounts';
import { createPayout, findPayout, listPayouts, movePayouts } from './payouts';
import {
  createTopUp,
  createTransfer,
  findTopUp,
  findTransfer,
  listTopUps,
  listTransfers,
  moveTopUps,
  reverseTransfer,
} from './transfers';

export interface PayoutSandbox {
  fetch: typeof fetch;
  /** The next call fails so; for tests. */
  failNext: (mishap: SimulatedFailure) => void;
  /** Stripe asks an account for something, checks it, or pauses it. */
  changeAccount: (id: string, state: AccountState) => Promise<void>;
}

/** Answers what the Stripe SDK asks. The banks have done by then what was due. */
export function openPayoutSandbox(db: Kysely<DB>, clock: () => Date): PayoutSandbox {
  const now = () => Math.floor(clock().getTime() / 1_000);
  const server = sandboxServer(db, now);
  const { post, get } = server;
  post('/v1/accounts', createAccount);
  post('/v1/accounts/:id/external_accounts', createBank);
  post('/v1/transfers', createTransfer);
  get('/v1/transfers', (request) => listTransfers(db, request));
  get('/v1/transfers/:id', (request) => findTransfer(db, request));
  post('/v1/transfers/:id/reversals', reverseTransfer);
  post('/v1/payouts', createPayout);
  get('/v1/payouts', (request) => listPayouts(db, request));
  get('/v1/payouts/:id', (request) => findPayout(db, request));
  post('/v1/topups', createTopUp);
  get('/v1/topups', () => listTopUps(db));
  get('/v1/topups/:id', (request) => findTopUp(db, request));
  get('/v1/balance', ({ account, now: at }) => presentBalance(db, account || PLATFORM, at));
  return {
    failNext: server.failNext,
    changeAccount: (id, state) => db.transaction().execute((trx) => changeAccount(trx, id, state, now())),
    fetch: async (input, init) => {
      await movePayouts(db, now());
      await moveTopUps(db, now());
      return server.fetch(input, init);
    },
  };
}
