// What waits for our team: the one source of the desk. Each module names its queues as data.
import { affiliateQueues } from '@/server/modules/affiliates/deskQueues/queries';
import { applicationQueues } from '@/server/modules/applications/deskQueues/queries';
import { appointmentQueues } from '@/server/modules/appointments/deskQueues/queries';
import { billQueues } from '@/server/modules/bills/deskQueues/queries';
import { decisionQueues } from '@/server/modules/decisions/deskQueues/queries';
import { homeQueues } from '@/server/modules/homes/deskQueues/queries';
import { leadQueues } from '@/server/modules/leads/deskQueues/queries';
import { leaseRequestQueues } from '@/server/modules/leaseRequests/deskQueues/queries';
import { leaseQueues } from '@/server/modules/leases/deskQueues/queries';
import { listingQueues } from '@/server/modules/listings/deskQueues/queries';
import { moneyRequestQueues } from '@/server/modules/moneyRequests/deskQueues/queries';
import { moveInQueues } from '@/server/modules/moveIns/deskQueues/queries';
import { moveOutQueues } from '@/server/modules/moveOuts/deskQueues/queries';
import { noticeQueues } from '@/server/modules/notices/deskQueues/queries';
import { offboardingQueues } from '@/server/modules/offboardings/deskQueues/queries';
import { paymentPlanQueues } from '@/server/modules/paymentPlans/deskQueues/queries';
import { paymentQueues } from '@/server/modules/payments/deskQueues/queries';
import { payoutQueues } from '@/server/modules/payouts/deskQueues/queries';
import { proQueues } from '@/server/modules/pros/deskQueues/queries';
import { qualificationQueues } from '@/server/modules/qualifications/deskQueues/queries';
import { reconciliationQueues } from '@/server/modules/reconciliations/deskQueues/queries';
import { referralQueues } from '@/server/modules/referrals/deskQueues/queries';
import { renewalQueues } from '@/server/modules/renewals/deskQueues/queries';
import { screeningQueues } from '@/server/modules/screenings/deskQueues/queries';
import { threadQueues } from '@/server/modules/threads/deskQueues/queries';
import { w9Queues } from '@/server/modules/w9s/deskQueues/queries';
import { workOrderQueues } from '@/server/modules/workOrders/deskQueues/queries';
import type { DeskQueue } from './types';

/** In the order in which they are shown. */
export const deskQueues: readonly DeskQueue[] = [
  ...leadQueues,
  ...threadQueues,
  ...appointmentQueues,
  ...screeningQueues,
  ...decisionQueues,
  ...applicationQueues,
  ...leaseQueues,
  ...leaseRequestQueues,
  ...offboardingQueues,
  ...renewalQueues,
  ...noticeQueues,
  ...moveOutQueues,
  ...moveInQueues,
  ...moneyRequestQueues,
  ...paymentQueues,
  ...billQueues,
  ...paymentPlanQueues,
  ...payoutQueues,
  ...reconciliationQueues,
  ...w9Queues,
  ...workOrderQueues,
  ...qualificationQueues,
  ...listingQueues,
  ...homeQueues,
  ...proQueues,
  ...referralQueues,
  ...affiliateQueues,
];
