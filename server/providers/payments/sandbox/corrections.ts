// Notifications of change: a bank took a debit and says what is wrong in the details of the account. The processor corrects
// the method by itself and tells us. Codes: Nacha Operating Rules, appendix five.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { emit } from './events';
import { outcomes } from './outcomes';
import { find, type StoredObject, save } from './store';

export type ChangeCode = 'C01' | 'C02' | 'C03' | 'C04' | 'C05' | 'C06' | 'C07';

export interface ChangeNotice {
  code: ChangeCode;
  accountNumber?: string;
  routingNumber?: string;
  accountType?: 'checking' | 'savings';
  name?: string;
}

interface Details extends StoredObject {
  bank_name: string;
  last4: string;
  account_type: string;
  fingerprint: string;
  name: string | null;
}

/** What a code is about; the bank sends all of it and nothing else. */
const contents: Readonly<Record<ChangeCode, readonly Exclude<keyof ChangeNotice, 'code'>[]>> = {
  C01: ['accountNumber'],
  C02: ['routingNumber'],
  C03: ['routingNumber', 'accountNumber'],
  C04: ['name'],
  C05: ['accountType'],
  C06: ['accountNumber', 'accountType'],
  C07: ['routingNumber', 'accountNumber', 'accountType'],
};

export async function correctMethod(
  db: Kysely<DB>,
  methodRef: string,
  { code, ...change }: ChangeNotice,
  now: number,
): Promise<void> {
  const [customer = '', method = ''] = methodRef.split(':');
  const outcome = outcomes[method];
  if (outcome?.method !== 'us_bank_account') throw new Error(`${methodRef} is not a bank account`);
  if (Object.keys(change).toSorted().join() !== contents[code].toSorted().join())
    throw new Error(`${code} is about ${contents[code].join(' and ')}`);
  const id = `details:${methodRef}`;
  const before: Details = (await find<Details>(db, id)) ?? {
    id,
    bank_name: 'Sandbox Bank',
    last4: outcome.last4 ?? '6789',
    account_type: 'checking',
    fingerprint: `fp_${method}`,
    name: null,
  };
  const { accountNumber, routingNumber, accountType, name } = change;
  const after: Details = {
    ...before,
    ...(accountNumber && { last4: accountNumber.slice(-4) }),
    ...(routingNumber && { bank_name: `Bank ${routingNumber}` }),
    ...(accountType && { account_type: accountType }),
    ...(name && { name }),
    // The same number at the same bank, whatever its name.
    ...(code !== 'C04' && { fingerprint: `${before.fingerprint}:${code}` }),
  };
  await save(db, 'payment_method_details', now, after);
  const { bank_name, last4, account_type, fingerprint } = after;
  const object = {
    id: method,
    object: 'payment_method',
    type: 'us_bank_account',
    customer,
    billing_details: { name: after.name },
    us_bank_account: { bank_name, last4, account_type, fingerprint },
  };
  await emit(db, 'payment_method.updated', object, now);
}

/** The owner of an account, where its bank has named one. */
export const findMethodOwner = async (db: Kysely<DB>, methodRef: string): Promise<string | null> =>
  (await find<Details>(db, `details:${methodRef}`))?.name ?? null;
