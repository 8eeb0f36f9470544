import { endpoint, resource } from '@/contract/endpoint';
import type { paymentMethodsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Saved bank accounts and cards. Their numbers are typed at the processor alone. */
export const paymentMethods = resource<typeof paymentMethodsSchemas>('paymentMethods')({
  listPaymentMethods: endpoint('GET', '/payment-methods', {
    summary: 'The caller’s saved bank accounts and cards',
    access: 'signedIn',
  }),
  startPaymentMethod: endpoint('POST', '/payment-methods/setups', {
    summary: 'Opens the processor’s page to link a bank account or enter a card',
    access: 'signedIn',
  }),
  addPaymentMethod: endpoint('POST', '/payment-methods', {
    summary: 'Saves what was chosen on the processor’s page; the same again is the same',
    access: 'signedIn',
  }),
  verifyPaymentMethod: endpoint('POST', '/payment-methods/:paymentMethodId/verification', {
    summary: 'Confirms the two small deposits, or the code on one of them',
    access: 'signedIn',
  }),
  setDefaultPaymentMethod: endpoint('PUT', '/payment-methods/:paymentMethodId/default', {
    summary: 'Makes it the method that is offered first',
    access: 'signedIn',
  }),
  removePaymentMethod: endpoint('DELETE', '/payment-methods/:paymentMethodId', {
    summary: 'Removes it, unless autopay uses it',
    access: 'signedIn',
  }),
});
