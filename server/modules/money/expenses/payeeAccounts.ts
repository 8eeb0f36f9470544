// Account numbers of payees: sealed, and opened for the bank or on record for our team.
import { decrypt, encrypt } from '@/server/vault';

type Table = 'expenses' | 'expense_rules';
const about = (table: Table, id: string) => `${table}.payee_account:${id}`;

export const sealAccount = (table: Table, id: string, accountNumber: string): Buffer =>
  encrypt(accountNumber, about(table, id));

export const openAccount = (table: Table, { id, payeeAccount }: { id: string; payeeAccount: Buffer }): string =>
  decrypt(payeeAccount, about(table, id));
