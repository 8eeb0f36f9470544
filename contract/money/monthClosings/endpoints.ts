import { endpoint, resource } from '@/contract/endpoint';
import type { monthClosingsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Months of the books that are closed, with the reconciliation of each bank account. */
export const monthClosings = resource<typeof monthClosingsSchemas>('monthClosings')({
  listMonthClosings: endpoint('GET', '/month-closings', {
    summary: 'The month that is closed next with what stands in its way, and the months that were closed',
    access: 'staff',
  }),
  requestMonthClose: endpoint('POST', '/month-closings', {
    summary: 'Asks to close a month; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  requestMonthReopening: endpoint('POST', '/month-closings/:monthClosingId/reopening', {
    summary: 'Asks to reopen the last closed month, and says why; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
  createPackLink: endpoint('POST', '/reconciliation-packs/:reconciliationPackId/link', {
    summary: 'A link to the sealed PDF or the CSV of a reconciliation that holds for five minutes',
    access: 'staff',
  }),
});
