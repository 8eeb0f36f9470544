import { endpoint, resource } from '@/contract/endpoint';
import type { ledgerSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The books, as our team reads them. */
export const ledger = resource<typeof ledgerSchemas>('ledger')({
  listLedgerAccounts: endpoint('GET', '/ledger/accounts', {
    summary: 'Our own accounts, or those of the homes whose address matches',
    access: 'staff',
    rate: 'search',
  }),
  listLedgerLines: endpoint('GET', '/ledger/lines', {
    summary: 'The history of an account, the newest first, each line with its reason and document',
    access: 'staff',
  }),
  exportBooks: endpoint('GET', '/ledger/file', {
    summary: 'Every entry of some days as a spreadsheet or for QuickBooks, or the register of a bank account as OFX',
    access: 'staff',
  }),
  exportLedgerLines: endpoint('GET', '/ledger/lines/file', {
    summary: 'The history of an account as CSV, the oldest first',
    access: 'staff',
  }),
});
