// What waits for our team: the one source of the desk. Each module names its queues as data.

import { leadQueues } from '@/server/modules/account/leads/deskQueues';
import { deliveryQueues } from '@/server/modules/account/outbox/deliveries/deskQueues';
import { threadQueues } from '@/server/modules/account/threads/deskQueues';
import { proQueues } from '@/server/modules/care/pros/deskQueues';
import { workOrderQueues } from '@/server/modules/care/workOrders/deskQueues';
import { homeQueues } from '@/server/modules/homes/homes/deskQueues/queries';
import { listingReportQueues } from '@/server/modules/homes/listingReports/deskQueues';
import { listingQueues } from '@/server/modules/homes/listings/deskQueues';
import { applicationQueues } from '@/server/modules/leasing/applications/deskQueues';
import { appointmentQueues } from '@/server/modules/leasing/appointments/deskQueues';
import { decisionQueues } from '@/server/modules/leasing/decisions/deskQueues';
import { leaseQueues } from '@/server/modules/leasing/leases/deskQueues';
import { moveInQueues } from '@/server/modules/leasing/moveIns/deskQueues';
import { screeningQueues } from '@/server/modules/leasing/screenings/deskQueues';
import { bankOrderQueues } from '@/server/modules/money/bankOrders/deskQueues';
import { billQueues } from '@/server/modules/money/bills/deskQueues';
import { collectionQueues } from '@/server/modules/money/collections/deskQueues';
import { expenseQueues } from '@/server/modules/money/expenses/deskQueues';
import { leasePayerQueues } from '@/server/modules/money/leasePayers/deskQueues';
import { moneyRequestQueues } from '@/server/modules/money/moneyRequests/deskQueues';
import { monthClosingQueues } from '@/server/modules/money/monthClosings/deskQueues';
import { ownershipQueues } from '@/server/modules/money/ownershipChecks/deskQueues';
import { paymentPlanQueues } from '@/server/modules/money/paymentPlans/deskQueues';
import { paymentQueues } from '@/server/modules/money/payments/deskQueues';
import { payoutQueues } from '@/server/modules/money/payouts/deskQueues';
import { reconciliationQueues } from '@/server/modules/money/reconciliations/deskQueues';
import { returnRateQueues } from '@/server/modules/money/returnRates/deskQueues';
import { unclaimedPropertyQueues } from '@/server/modules/money/unclaimedProperty/deskQueues';
import { w9Queues } from '@/server/modules/money/w9s/deskQueues';
import { affiliateQueues } from '@/server/modules/onboarding/affiliates/deskQueues';
import { agreementQueues } from '@/server/modules/onboarding/agreements/deskQueues';
import { qualificationQueues } from '@/server/modules/onboarding/qualifications/deskQueues';
import { referralQueues } from '@/server/modules/onboarding/referrals/deskQueues';
import { correspondenceQueues } from '@/server/modules/platform/correspondence/deskQueues';
import { contactQueues, taskQueues } from '@/server/modules/platform/desk/deskQueues';
import { handoutQueues } from '@/server/modules/platform/handouts/deskQueues';
import { legalFigureQueues } from '@/server/modules/platform/legalFigures/deskQueues';
import { letterQueues } from '@/server/modules/platform/letters/deskQueues';
import { leaseRequestQueues } from '@/server/modules/tenancy/leaseRequests/deskQueues';
import { moveOutQueues } from '@/server/modules/tenancy/moveOuts/deskQueues';
import { noticeQueues } from '@/server/modules/tenancy/notices/deskQueues';
import { offboardingQueues } from '@/server/modules/tenancy/offboardings/deskQueues';
import { renewalQueues } from '@/server/modules/tenancy/renewals/deskQueues';
import { rentReportQueues } from '@/server/modules/tenancy/rentReports/deskQueues';
import { statutoryNoticeQueues } from '@/server/modules/tenancy/statutoryNotices/deskQueues';
import type { DeskQueue } from './types';

/** In the order in which they are shown. */
export const deskQueues: readonly DeskQueue[] = [
  ...taskQueues,
  ...leadQueues,
  ...listingReportQueues,
  ...threadQueues,
  ...correspondenceQueues,
  ...deliveryQueues,
  ...contactQueues,
  ...appointmentQueues,
  ...screeningQueues,
  ...decisionQueues,
  ...applicationQueues,
  ...leaseQueues,
  ...leaseRequestQueues,
  ...offboardingQueues,
  ...renewalQueues,
  ...handoutQueues,
  ...legalFigureQueues,
  ...letterQueues,
  ...noticeQueues,
  ...statutoryNoticeQueues,
  ...moveOutQueues,
  ...moveInQueues,
  ...moneyRequestQueues,
  ...bankOrderQueues,
  ...expenseQueues,
  ...unclaimedPropertyQueues,
  ...collectionQueues,
  ...monthClosingQueues,
  ...leasePayerQueues,
  ...paymentQueues,
  ...returnRateQueues,
  ...ownershipQueues,
  ...billQueues,
  ...paymentPlanQueues,
  ...payoutQueues,
  ...reconciliationQueues,
  ...w9Queues,
  ...rentReportQueues,
  ...workOrderQueues,
  ...qualificationQueues,
  ...listingQueues,
  ...agreementQueues,
  ...homeQueues,
  ...proQueues,
  ...referralQueues,
  ...affiliateQueues,
];
