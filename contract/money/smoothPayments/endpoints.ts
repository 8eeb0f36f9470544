import { endpoint, resource } from '@/contract/endpoint';
import type { smoothPaymentsSchemas } from './schemas';

export type * from './schemas';

/** Bills of a home in installments, taken from payouts. */
export const smoothPayments = resource<typeof smoothPaymentsSchemas>('smoothPayments')({
  getSmoothPayments: endpoint('GET', '/homes/:homeId/smooth-payments', {
    summary: 'Bills of a home that can be spread, and those that are',
    access: 'signedIn',
  }),
  startSmoothPayments: endpoint('POST', '/homes/:homeId/smooth-payments', {
    summary: 'Spreads bills over installments, once the disclosure is signed',
    access: 'signedIn',
    sudo: true,
    rate: 'write',
  }),
  cancelSmoothPayments: endpoint('POST', '/smooth-payments/:installmentPlanId/cancellation', {
    summary: 'Withdraws a plan that is not signed yet',
    access: 'signedIn',
  }),
  payOffSmoothPayments: endpoint('POST', '/smooth-payments/:installmentPlanId/payoff', {
    summary: 'Takes all that is left from the next payout, without further fees',
    access: 'signedIn',
  }),
});
