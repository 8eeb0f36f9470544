import { endpoint, resource } from '@/contract/endpoint';
import type { moneyRequestsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What our team does with other people’s money: one person asks, another one approves. */
export const moneyRequests = resource<typeof moneyRequestsSchemas>('moneyRequests')({
  listMoneyRequests: endpoint('GET', '/money-requests', {
    summary: 'What waits for the approval of a second person, then the newest others; and refunds that reached no one',
    access: 'staff',
  }),
  listAdjustments: endpoint('GET', '/money-adjustments', {
    summary: 'What our team did with other people’s money in a month: totals by person and kind, and each change',
    access: 'staff',
  }),
  exportAdjustments: endpoint('GET', '/money-adjustments/file', {
    summary: 'Every change of a month as CSV, with who asked and who approved',
    access: 'staff',
  }),
  requestMoney: endpoint('POST', '/money-requests', {
    summary:
      'Asks for a refund of a payment or a credit, or a manual entry; nothing moves until another person approves it',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
    audit: 'money_request.created',
  }),
  approveMoneyRequest: endpoint('POST', '/money-requests/:moneyRequestId/approval', {
    summary: 'Approves what another person asked for, and does it',
    access: 'staff',
    sudo: true,
    audit: 'money_request.approved',
  }),
  declineMoneyRequest: endpoint('POST', '/money-requests/:moneyRequestId/decline', {
    summary: 'Declines what another person asked for, and says why',
    access: 'staff',
    audit: 'money_request.declined',
  }),
  withdrawMoneyRequest: endpoint('POST', '/money-requests/:moneyRequestId/withdrawal', {
    summary: 'Withdraws what the caller asked for, before it is decided',
    access: 'staff',
    audit: 'money_request.withdrawn',
  }),
  stopCheck: endpoint('POST', '/money-requests/:moneyRequestId/stop', {
    summary: 'Writes down that the check of a refund was stopped before the bank paid it: the money is owed again',
    access: 'staff',
    sudo: true,
    audit: 'money_request.check_stopped',
  }),
});
