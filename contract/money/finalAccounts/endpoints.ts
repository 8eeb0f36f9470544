import { endpoint, resource } from '@/contract/endpoint';
import type { finalAccountsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The end of a tenancy in money: what was owed, paid, and kept, what is still owed, and what our books gave up. */
export const finalAccounts = resource<typeof finalAccountsSchemas>('finalAccounts')({
  getFinalAccount: endpoint('GET', '/leases/:leaseId/final-account', {
    summary: 'The final account of a lease that has ended; none while it runs',
    access: 'signedIn',
  }),
  listFinalAccounts: endpoint('GET', '/homes/:homeId/final-accounts', {
    summary: 'The final accounts of the newest ended leases of a home',
    access: 'staff',
  }),
  writeOffAccount: endpoint('POST', '/leases/:leaseId/write-off', {
    summary: 'Asks to write off what former residents owe; a second person approves it, and they still owe it',
    access: 'staff',
    sudo: true,
  }),
  reverseWriteOff: endpoint('POST', '/leases/:leaseId/write-off-reversal', {
    summary: 'Asks to expect again what was written off and not paid since; a second person approves it',
    access: 'staff',
    sudo: true,
  }),
});
