import { endpoint, resource } from '@/contract/endpoint';
import type { payoutAccountsSchemas } from './schemas';

export type * from './schemas';

/** Where homeowners are paid, and how a home's payouts are split. */
export const payoutAccounts = resource<typeof payoutAccountsSchemas>('payoutAccounts')({
  listPayoutAccounts: endpoint('GET', '/payout-accounts', {
    summary: 'The caller’s bank accounts for payouts, the newest first',
    access: 'signedIn',
  }),
  addPayoutAccount: endpoint('POST', '/payout-accounts', {
    summary: 'Adds a bank account, which is paid to after a hold of three days',
    access: 'signedIn',
    idempotent: 'required',
    sudo: true,
    rate: 'write',
  }),
  cancelPayoutAccount: endpoint('POST', '/payout-accounts/:payoutAccountId/cancellation', {
    summary: 'Stops a new bank account during its hold; the one before stays',
    access: 'signedIn',
  }),
  getPayoutSettings: endpoint('GET', '/homes/:homeId/payout-settings', {
    summary: 'Reserve, minimum, and the split of a home’s payouts',
    access: 'signedIn',
  }),
  savePayoutSettings: endpoint('PUT', '/homes/:homeId/payout-settings', {
    summary: 'Changes reserve, minimum, and split; from the next payout on',
    access: 'signedIn',
    sudo: true,
    rate: 'write',
  }),
});
