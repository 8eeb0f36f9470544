import type { PurposeRules } from '@/server/modules/money/payments/purposes';
import {
  prepaymentAccount,
  receivePrepayment,
  refundablePrepayment,
  refundPrepayment,
  reinstatePrepayment,
  reinstatePrepaymentPart,
  returnPrepayment,
  returnPrepaymentPart,
} from './prepayment';

export const proposalPurpose: PurposeRules = {
  description: 'Work on your home',
  statusTask: ({ purposeId }) => ['handleProposalPaymentStatus', { proposalId: purposeId }],
  refundFailedTask: 'handleProposalRefundFailure',
  onSucceeded: receivePrepayment,
  onFailed: async () => undefined,
  onReturned: returnPrepayment,
  onReinstated: reinstatePrepayment,
  onPartReturned: returnPrepaymentPart,
  onPartReinstated: reinstatePrepaymentPart,
  onRefunded: refundPrepayment,
  refundAccount: prepaymentAccount,
  refundable: refundablePrepayment,
};
