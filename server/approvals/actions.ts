// What our team does with other people's money: each module states the rules of its own actions.
import type { ActionKind } from '@/contract/money/moneyRequests/constants';
import { disputeAdjustment } from '@/server/modules/money/bills/approvals';
import {
  addedCharge,
  credit,
  recordedPayment,
  returnedPayment,
  waiver,
} from '@/server/modules/money/charges/approvals';
import { agencyPayment, debtPlacement } from '@/server/modules/money/collections/approvals';
import { writeOff, writeOffReversal } from '@/server/modules/money/finalAccounts/approvals';
import { payerPayment, payerReturn } from '@/server/modules/money/leasePayers/approvals';
import { monthClose, monthReopening } from '@/server/modules/money/monthClosings/approvals';
import { guarantee } from '@/server/modules/money/payouts/approvals';
import { explanation, statementRemoval } from '@/server/modules/money/reconciliations/approvals';
import { unclaimedClaim, unclaimedRemittance } from '@/server/modules/money/unclaimedProperty/approvals';
import { openingBalances } from '@/server/modules/onboarding/portfolioImports/approvals';
import { depositCorrection, depositReturn } from '@/server/modules/tenancy/moveOuts/approvals';
import type { MoneyAction } from './types';

export const moneyActions: Readonly<Record<ActionKind, MoneyAction>> = {
  waiver,
  credit,
  charge: addedCharge,
  recorded_payment: recordedPayment,
  returned_payment: returnedPayment,
  dispute_adjustment: disputeAdjustment,
  guarantee,
  deposit_return: depositReturn,
  deposit_correction: depositCorrection,
  explanation,
  statement_removal: statementRemoval,
  opening_balances: openingBalances,
  month_close: monthClose,
  month_reopening: monthReopening,
  payer_payment: payerPayment,
  payer_return: payerReturn,
  write_off: writeOff,
  write_off_reversal: writeOffReversal,
  unclaimed_remittance: unclaimedRemittance,
  unclaimed_claim: unclaimedClaim,
  debt_placement: debtPlacement,
  agency_payment: agencyPayment,
};
