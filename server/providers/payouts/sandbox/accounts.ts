// Connected accounts and their banks. What a bank does follows from Stripe's test numbers.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { emit } from '@/server/providers/payments/sandbox/events';
import type { SandboxRequest } from '@/server/providers/payments/sandbox/server';
import {
  find,
  invalid,
  lock,
  newRef,
  type Reply,
  type StoredObject,
  save,
} from '@/server/providers/payments/sandbox/store';

type SandboxDb = Kysely<DB>;

/** Where an account stands: https://docs.stripe.com/api/accounts/object */
export interface AccountState {
  transfers: 'inactive' | 'pending' | 'active';
  currentlyDue: readonly string[];
  pastDue: readonly string[];
  disabledReason: string | null;
}

export interface StoredAccount extends StoredObject {
  capabilities: { transfers: AccountState['transfers'] };
  payouts_enabled: boolean;
}

interface StoredBank extends StoredObject {
  account: string;
  account_number: string;
}

/** Account numbers that Stripe documents for tests: what becomes of a payout to them. */
const failures: Readonly<Record<string, { code: string; daysAfterArrival: number }>> = {
  '000111111116': { code: 'no_account', daysAfterArrival: 0 },
  '000111111113': { code: 'account_closed', daysAfterArrival: 2 },
};

const banks: Readonly<Record<string, string>> = {
  '110000000': 'STRIPE TEST BANK',
  '121000358': 'BANK OF AMERICA',
  '122000247': 'WELLS FARGO BANK',
};

const stateOf = ({ transfers, currentlyDue, pastDue, disabledReason }: AccountState) => ({
  capabilities: { transfers },
  payouts_enabled: transfers === 'active' && pastDue.length === 0 && disabledReason === null,
  requirements: {
    currently_due: currentlyDue,
    past_due: pastDue,
    eventually_due: currentlyDue,
    pending_verification: [],
    current_deadline: null,
    disabled_reason: disabledReason,
  },
});

/** POST /v1/accounts */
export async function createAccount(db: SandboxDb, { form, now }: SandboxRequest): Promise<Reply> {
  const account: StoredAccount = {
    id: newRef('acct'),
    object: 'account',
    country: 'US',
    email: form.email ?? '',
    ...stateOf({ transfers: 'active', currentlyDue: [], pastDue: [], disabledReason: null }),
  };
  await save(db, 'account', now, account);
  return { status: 200, body: account };
}

/** Its requirements changed, or were checked: `account.updated` tells of it. */
export async function changeAccount(db: SandboxDb, id: string, state: AccountState, now: number): Promise<void> {
  const account = await lock<StoredAccount>(db, id);
  if (!account) throw new Error(`No account ${id}`);
  const changed = { ...account, ...stateOf(state) };
  await save(db, 'account', now, changed);
  await emit(db, 'account.updated', changed, now, id);
}

/** POST /v1/accounts/:id/external_accounts */
export async function createBank(db: SandboxDb, { id: account, form, now }: SandboxRequest): Promise<Reply> {
  const [routing = '', number = ''] = [
    form['external_account[routing_number]'],
    form['external_account[account_number]'],
  ];
  if (!(await find(db, account))) return invalid(404, 'resource_missing', 'No such account.');
  if (!/^\d{9}$/.test(routing)) return invalid(400, 'routing_number_invalid', 'Invalid routing number.');
  if (number === '000222222222') return invalid(400, 'account_number_invalid', 'Invalid account number.');
  const bank: StoredBank = {
    id: newRef('ba'),
    object: 'bank_account',
    account,
    bank_name: banks[routing] ?? 'FIRST PLATYPUS BANK',
    last4: number.slice(-4),
    // As the real one does, the sandbox keeps the number to itself.
    account_number: number,
  };
  await save(db, 'bank_account', now, bank);
  const { account_number: _, ...shown } = bank;
  return { status: 200, body: shown };
}

/** What a bank of an account does with a payout; undefined where the account has no such bank. */
export async function bankOf(
  db: SandboxDb,
  account: string,
  id: string,
): Promise<{ failure: { code: string; daysAfterArrival: number } | undefined } | undefined> {
  const bank = await find<StoredBank>(db, id);
  return bank?.account === account ? { failure: failures[bank.account_number] } : undefined;
}
