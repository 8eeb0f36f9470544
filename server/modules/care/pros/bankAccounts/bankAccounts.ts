// Where a Pro is paid. A new account is held for three days, while the one before it is still paid to.
import type { Db } from '@/server/db/client';
import * as repo from './repo';

export type { BankAccountRow } from './repo';

/** The account to pay to now; undefined where there is none, or all are in their hold. */
export const usableAccount = async (db: Db, proId: string, now: Date): Promise<repo.BankAccountRow | undefined> =>
  (await repo.listByPro(db, proId)).find(({ usableFrom, endedAt }) => endedAt === null && usableFrom <= now);

/** A new account in its hold. */
export const waitingAccount = async (db: Db, proId: string, now: Date): Promise<repo.BankAccountRow | undefined> =>
  (await repo.listByPro(db, proId)).find(({ usableFrom, endedAt }) => endedAt === null && usableFrom > now);

export const findBankAccount = repo.findById;
export const listBankAccounts = repo.listByPro;
export const insertBankAccount = repo.insert;
export const endBankAccount = repo.end;
