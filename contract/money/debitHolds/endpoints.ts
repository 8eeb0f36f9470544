import { endpoint, resource } from '@/contract/endpoint';
import type { debitHoldsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Large bank debits of new payers: their money is paid out later. */
export const debitHolds = resource<typeof debitHoldsSchemas>('debitHolds')({
  listDebitHolds: endpoint('GET', '/debit-holds', {
    summary: 'Large first bank debits that payouts do not take yet, with the day of release',
    access: 'staff',
  }),
});
