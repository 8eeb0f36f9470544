// Every job there is: each module exports its own.
import { jobs as backupsJobs } from '@/server/backups/jobs';
import { jobs as agreementsJobs } from '@/server/modules/agreements/jobs';
import { jobs as analyticsJobs } from '@/server/modules/analytics/jobs';
import { jobs as applicationsJobs } from '@/server/modules/applications/jobs';
import { jobs as appointmentsJobs } from '@/server/modules/appointments/jobs';
import { jobs as autopaysJobs } from '@/server/modules/autopays/jobs';
import { jobs as availabilityChecksJobs } from '@/server/modules/availabilityChecks/jobs';
import { jobs as chargesJobs } from '@/server/modules/charges/jobs';
import { jobs as decisionsJobs } from '@/server/modules/decisions/jobs';
import { jobs as deletionsJobs } from '@/server/modules/deletions/jobs';
import { jobs as documentsJobs } from '@/server/modules/documents/jobs';
import { jobs as documentsUploadsJobs } from '@/server/modules/documents/uploads/jobs';
import { jobs as exportsJobs } from '@/server/modules/exports/jobs';
import { jobs as flowsJobs } from '@/server/modules/flows/jobs';
import { jobs as homeAlertsJobs } from '@/server/modules/homeAlerts/jobs';
import { jobs as homeSetupJobs } from '@/server/modules/homeSetup/jobs';
import { jobs as homesJobs } from '@/server/modules/homes/jobs';
import { jobs as homesSearchIndexJobs } from '@/server/modules/homes/searchIndex/jobs';
import { jobs as insuranceJobs } from '@/server/modules/insurance/jobs';
import { jobs as leadsJobs } from '@/server/modules/leads/jobs';
import { jobs as leaseRequestsJobs } from '@/server/modules/leaseRequests/jobs';
import { jobs as leasesJobs } from '@/server/modules/leases/jobs';
import { jobs as listingPerformanceJobs } from '@/server/modules/listingPerformance/jobs';
import { jobs as listingsJobs } from '@/server/modules/listings/jobs';
import { jobs as moneyRequestsJobs } from '@/server/modules/moneyRequests/jobs';
import { jobs as moveInsConditionRecordJobs } from '@/server/modules/moveIns/conditionRecord/jobs';
import { jobs as moveInsJobs } from '@/server/modules/moveIns/jobs';
import { jobs as moveInsRefundsJobs } from '@/server/modules/moveIns/refunds/jobs';
import { jobs as moveOutsJobs } from '@/server/modules/moveOuts/jobs';
import { jobs as noticesJobs } from '@/server/modules/notices/jobs';
import { jobs as offboardingsJobs } from '@/server/modules/offboardings/jobs';
import { jobs as outboxJobs } from '@/server/modules/outbox/jobs';
import { jobs as paymentMethodsJobs } from '@/server/modules/paymentMethods/jobs';
import { jobs as paymentPlansJobs } from '@/server/modules/paymentPlans/jobs';
import { jobs as paymentsJobs } from '@/server/modules/payments/jobs';
import { jobs as payoutAccountsJobs } from '@/server/modules/payoutAccounts/jobs';
import { jobs as payoutsDigestsJobs } from '@/server/modules/payouts/digests/jobs';
import { jobs as payoutsJobs } from '@/server/modules/payouts/jobs';
import { jobs as personalDataRetentionJobs } from '@/server/modules/personalData/retention/jobs';
import { jobs as proJobsJobs } from '@/server/modules/proJobs/jobs';
import { jobs as proposalJobs } from '@/server/modules/proposals/jobs';
import { jobs as prosJobs } from '@/server/modules/pros/jobs';
import { jobs as reconciliationsJobs } from '@/server/modules/reconciliations/jobs';
import { jobs as recurrencesJobs } from '@/server/modules/recurrences/jobs';
import { jobs as referralsJobs } from '@/server/modules/referrals/jobs';
import { jobs as renewalsJobs } from '@/server/modules/renewals/jobs';
import { jobs as savedSearchesJobs } from '@/server/modules/savedSearches/jobs';
import { jobs as screeningsJobs } from '@/server/modules/screenings/jobs';
import { jobs as signingJobs } from '@/server/modules/signing/jobs';
import { jobs as smoothPaymentsJobs } from '@/server/modules/smoothPayments/jobs';
import { jobs as studioJobs } from '@/server/modules/studio/jobs';
import { jobs as taxFormsJobs } from '@/server/modules/taxForms/jobs';
import { jobs as threadsJobs } from '@/server/modules/threads/jobs';
import { jobs as wsJobs } from '@/server/modules/w9s/jobs';
import { jobs as workOrdersJobs } from '@/server/modules/workOrders/jobs';
import { jobs as auditCheckpointJobs } from './auditCheckpoints';
import type { Job } from './job';
import { jobs as storedFileJobs } from './storedFiles';

export const jobs: Job[] = [
  ...auditCheckpointJobs,
  ...storedFileJobs,
  ...backupsJobs,
  ...agreementsJobs,
  ...analyticsJobs,
  ...applicationsJobs,
  ...appointmentsJobs,
  ...autopaysJobs,
  ...availabilityChecksJobs,
  ...chargesJobs,
  ...decisionsJobs,
  ...deletionsJobs,
  ...documentsJobs,
  ...documentsUploadsJobs,
  ...exportsJobs,
  ...flowsJobs,
  ...homeSetupJobs,
  ...proposalJobs,
  ...homesJobs,
  ...homesSearchIndexJobs,
  ...insuranceJobs,
  ...leadsJobs,
  ...leaseRequestsJobs,
  ...leasesJobs,
  ...listingPerformanceJobs,
  ...listingsJobs,
  ...moveInsConditionRecordJobs,
  ...moveInsJobs,
  ...moveInsRefundsJobs,
  ...moveOutsJobs,
  ...noticesJobs,
  ...offboardingsJobs,
  ...outboxJobs,
  ...paymentMethodsJobs,
  ...paymentPlansJobs,
  ...moneyRequestsJobs,
  ...paymentsJobs,
  ...payoutAccountsJobs,
  ...payoutsDigestsJobs,
  ...payoutsJobs,
  ...personalDataRetentionJobs,
  ...proJobsJobs,
  ...prosJobs,
  ...reconciliationsJobs,
  ...recurrencesJobs,
  ...referralsJobs,
  ...renewalsJobs,
  ...savedSearchesJobs,
  ...screeningsJobs,
  ...signingJobs,
  ...smoothPaymentsJobs,
  ...studioJobs,
  ...threadsJobs,
  ...wsJobs,
  ...workOrdersJobs,
  ...homeAlertsJobs,
  ...taxFormsJobs,
];
