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
  from_rent: { label: 'Pay from rent', help: 'We take it from your first payouts.' },
};
