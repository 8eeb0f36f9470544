import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { ItemDecision, PaymentChoice, ProposalStatus } from '@/contract/onboarding/proposals/constants';

export const proposalStatusLabels: Record<ProposalStatus, string> = {
  draft: 'Draft',
  dropped: 'Not needed',
  sent: 'Waiting for your decisions',
  accepted: 'Work in progress',
  cleared: 'No work needed',
  finished: 'Work finished',
};

export const decisionLabels: Record<ItemDecision, string> = {
  accept: 'Accept',
  decline: 'Decline',
  own_vendor: 'Use my own Pro',
};

/** What was chosen for an item that is not done yet. */
export const chosenLabels: Record<ItemDecision, string> = {
  accept: 'You accepted it. Our Pro hasn’t done it yet.',
  decline: 'You declined this item.',
  own_vendor: 'Your own Pro does it. It isn’t done yet.',
};

export const paymentLabels: Record<PaymentChoice, { label: string; help: string }> = {
  now: { label: 'Pay now', help: 'From a bank account at no cost, or by card.' },
  from_rent: { label: 'Pay from rent', help: 'We take it from your first payouts. Nothing is charged today.' },
  spread: { label: 'Spread over months', help: 'In 3, 6, or 12 parts from your payouts.' },
};

export const paidLabels: Record<PaymentStatus, string> = {
  started: 'Payment is on its way',
  processing: 'Payment is on its way',
  succeeded: 'Paid',
  failed: 'The payment failed',
  refunded: 'Paid back to you',
  returned: 'Your bank took the payment back',
};
