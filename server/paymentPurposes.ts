// What each payment is for: each module states the rules of its own purposes as data.
import type { PaymentPurpose } from '@/contract/money/payments/constants';
import { repairPurpose } from './modules/care/workOrders/prepayment/paymentPurpose';
import { applicationFeePurpose } from './modules/leasing/applications/fees/paymentPurpose';
import { moveInPurpose, rentPurpose } from './modules/money/charges/paymentPurposes';
import { ownerContributionPurpose } from './modules/money/ownerContributions/paymentPurpose';
import type { PurposeRules } from './modules/money/payments/purposes';
import { proposalPurpose } from './modules/onboarding/proposals/prepayment/paymentPurpose';

export const paymentPurposes: Readonly<Record<PaymentPurpose, PurposeRules>> = {
  application_fee: applicationFeePurpose,
  rent: rentPurpose,
  move_in: moveInPurpose,
  proposal: proposalPurpose,
  repair: repairPurpose,
  owner_contribution: ownerContributionPurpose,
};
