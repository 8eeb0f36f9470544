import { lifecycle } from '@/contract/lifecycle';

/**
 * What becomes of a payment. A card answers at once; a bank debit is `processing` for days and may come back (`return`)
 * long after it succeeded, given back or not. `refund` is the whole amount; a part leaves the payment succeeded. A bank may
 * send a refund back days later (`refundFail`), and gives the money again when a dispute is won (`reinstate`).
 */
export const paymentLifecycle = lifecycle({
  started: { process: 'processing', succeed: 'succeeded', fail: 'failed' },
  processing: { succeed: 'succeeded', fail: 'failed' },
  succeeded: { refund: 'refunded', return: 'returned' },
  failed: {},
  refunded: { return: 'returned', refundFail: 'succeeded' },
  returned: { reinstate: 'succeeded' },
});
export type PaymentStatus = (typeof paymentLifecycle.states)[number];

/** What people pay us for. */
export const paymentPurposes = [
  'application_fee',
  'rent',
  'move_in',
  'proposal',
  'repair',
  'owner_contribution',
] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
