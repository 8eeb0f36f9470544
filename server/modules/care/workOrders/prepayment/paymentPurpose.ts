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

export const repairPurpose: PurposeRules = {
  description: 'Repair of your home',
  statusTask: ({ purposeId }) => ['handleRepairPaymentStatus', { quoteId: purposeId }],
  refundFailedTask: 'handleRepairRefundFailure',
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
