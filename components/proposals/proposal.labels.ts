import type { ItemDecision, PaymentChoice, ProposalStatus } from '@/contract/proposals/constants';

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

export const paymentLabels: Record<PaymentChoice, { label: string; help: string }> = {
  now: { label: 'Pay now', help: 'We charge your payment method when the work is done.' },
  from_rent: { label: 'Pay from rent', help: 'We take it from your first payouts.' },
  spread: { label: 'Spread it', help: 'Equal parts over several months, taken from your payouts.' },
};
