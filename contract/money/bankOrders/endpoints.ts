import { endpoint, resource } from '@/contract/endpoint';
import type { bankOrdersSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Orders to our banks: proposed, approved by a second person, sent, and confirmed by a statement; and the checks that we sent. */
export const bankOrders = resource<typeof bankOrdersSchemas>('bankOrders')({
  listBankOrders: endpoint('GET', '/bank-orders', {
    summary: 'Orders to our banks, the checks that we sent, and the taxes that can be paid',
    access: 'staff',
  }),
  proposeTaxPayment: endpoint('POST', '/bank-orders', {
    summary: 'Proposes the payment of tax that was withheld; another person approves it before the bank gets it',
    access: 'staff',
    sudo: true,
    idempotent: true,
    audit: 'bank_order.proposed',
  }),
  approveBankOrder: endpoint('POST', '/bank-orders/:bankOrderId/approval', {
    summary: 'Approves an order that someone else or the calendar proposed; it goes to the bank',
    access: 'staff',
    sudo: true,
    audit: 'bank_order.approved',
  }),
  declineBankOrder: endpoint('POST', '/bank-orders/:bankOrderId/decline', {
    summary: 'Declines an order that someone else or the calendar proposed, and says why',
    access: 'staff',
    audit: 'bank_order.declined',
  }),
  withdrawBankOrder: endpoint('POST', '/bank-orders/:bankOrderId/withdrawal', {
    summary: 'Withdraws an order that the caller proposed, before it is decided',
    access: 'staff',
    audit: 'bank_order.withdrawn',
  }),
  recordBankOrderSent: endpoint('POST', '/bank-orders/:bankOrderId/sent', {
    summary: 'Records that an approved order was entered at the bank, where the bank takes none from us',
    access: 'staff',
    sudo: true,
    audit: 'bank_order.sent',
  }),
  stopBankOrder: endpoint('POST', '/bank-orders/:bankOrderId/stop', {
    summary: 'Records that the bank stopped the check of an order before it paid it, and says why',
    access: 'staff',
    sudo: true,
    audit: 'bank_order.stopped',
  }),
  exportPositivePay: endpoint('GET', '/bank-orders/positive-pay', {
    summary: 'The checks that the bank may pay, and those that were stopped, as a file for the bank',
    access: 'staff',
  }),
});
