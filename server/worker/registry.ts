// Every job there is: each module exports its own.

import { jobs as auditCheckpointJobs } from '@/server/jobs/auditCheckpoints';
import type { Job } from '@/server/jobs/job';
import { jobs as storedFileJobs } from '@/server/jobs/storedFiles';
import { jobs as deletionsJobs } from '@/server/modules/account/deletions/jobs';
import { jobs as documentsJobs } from '@/server/modules/account/documents/jobs';
import { jobs as documentsUploadsJobs } from '@/server/modules/account/documents/uploads/jobs';
import { jobs as exportsJobs } from '@/server/modules/account/exports/jobs';
import { jobs as leadsJobs } from '@/server/modules/account/leads/jobs';
import { jobs as outboxJobs } from '@/server/modules/account/outbox/jobs';
import { jobs as personalDataRetentionJobs } from '@/server/modules/account/personalData/retention/jobs';
import { jobs as threadsJobs } from '@/server/modules/account/threads/jobs';
import { jobs as proJobsJobs } from '@/server/modules/care/proJobs/jobs';
import { jobs as prosJobs } from '@/server/modules/care/pros/jobs';
import { jobs as recurrencesJobs } from '@/server/modules/care/recurrences/jobs';
import { jobs as workOrdersJobs } from '@/server/modules/care/workOrders/jobs';
import { jobs as studioJobs } from '@/server/modules/content/studio/jobs';
import { jobs as availabilityChecksJobs } from '@/server/modules/homes/availabilityChecks/jobs';
import { jobs as homeAlertsJobs } from '@/server/modules/homes/homeAlerts/jobs';
import { jobs as homesJobs } from '@/server/modules/homes/homes/jobs';
import { jobs as listingPerformanceJobs } from '@/server/modules/homes/listingPerformance/jobs';
import { jobs as listingsJobs } from '@/server/modules/homes/listings/jobs';
import { jobs as savedSearchesJobs } from '@/server/modules/homes/savedSearches/jobs';
import { jobs as applicationsJobs } from '@/server/modules/leasing/applications/jobs';
import { jobs as appointmentsJobs } from '@/server/modules/leasing/appointments/jobs';
import { jobs as decisionsJobs } from '@/server/modules/leasing/decisions/jobs';
import { jobs as leasesJobs } from '@/server/modules/leasing/leases/jobs';
import { jobs as moveInsConditionRecordJobs } from '@/server/modules/leasing/moveIns/conditionRecord/jobs';
import { jobs as moveInsJobs } from '@/server/modules/leasing/moveIns/jobs';
import { jobs as moveInsRefundsJobs } from '@/server/modules/leasing/moveIns/refunds/jobs';
import { jobs as screeningsJobs } from '@/server/modules/leasing/screenings/jobs';
import { jobs as autopaysJobs } from '@/server/modules/money/autopays/jobs';
import { jobs as bankOrdersJobs } from '@/server/modules/money/bankOrders/jobs';
import { jobs as chargesJobs } from '@/server/modules/money/charges/jobs';
import { jobs as collectionJobs } from '@/server/modules/money/collections/jobs';
import { jobs as debitHoldsJobs } from '@/server/modules/money/debitHolds/jobs';
import { jobs as disputesJobs } from '@/server/modules/money/disputes/jobs';
import { jobs as expensesJobs } from '@/server/modules/money/expenses/jobs';
import { jobs as moneyRequestsJobs } from '@/server/modules/money/moneyRequests/jobs';
import { jobs as monthClosingsJobs } from '@/server/modules/money/monthClosings/jobs';
import { jobs as ownerContributionsJobs } from '@/server/modules/money/ownerContributions/jobs';
import { jobs as ownershipChecksJobs } from '@/server/modules/money/ownershipChecks/jobs';
import { jobs as paymentMethodsJobs } from '@/server/modules/money/paymentMethods/jobs';
import { jobs as paymentPlansJobs } from '@/server/modules/money/paymentPlans/jobs';
import { jobs as paymentsJobs } from '@/server/modules/money/payments/jobs';
import { jobs as payoutAccountsJobs } from '@/server/modules/money/payoutAccounts/jobs';
import { jobs as payoutsDigestsJobs } from '@/server/modules/money/payouts/digests/jobs';
import { jobs as payoutsJobs } from '@/server/modules/money/payouts/jobs';
import { jobs as reconciliationsJobs } from '@/server/modules/money/reconciliations/jobs';
import { jobs as returnRatesJobs } from '@/server/modules/money/returnRates/jobs';
import { jobs as smoothPaymentsJobs } from '@/server/modules/money/smoothPayments/jobs';
import { jobs as taxFormsJobs } from '@/server/modules/money/taxForms/jobs';
import { jobs as unclaimedPropertyJobs } from '@/server/modules/money/unclaimedProperty/jobs';
import { jobs as wsJobs } from '@/server/modules/money/w9s/jobs';
import { jobs as agreementsJobs } from '@/server/modules/onboarding/agreements/jobs';
import { jobs as homeSetupJobs } from '@/server/modules/onboarding/homeSetup/jobs';
import { jobs as portfolioImportsJobs } from '@/server/modules/onboarding/portfolioImports/jobs';
import { jobs as proposalJobs } from '@/server/modules/onboarding/proposals/jobs';
import { jobs as referralsJobs } from '@/server/modules/onboarding/referrals/jobs';
import { jobs as analyticsJobs } from '@/server/modules/platform/analytics/jobs';
import { jobs as backupsJobs } from '@/server/modules/platform/backups/jobs';
import { jobs as deskJobs } from '@/server/modules/platform/desk/jobs';
import { jobs as flowsJobs } from '@/server/modules/platform/flows/jobs';
import { jobs as lettersJobs } from '@/server/modules/platform/letters/jobs';
import { jobs as reportsJobs } from '@/server/modules/platform/reports/jobs';
import { jobs as signingJobs } from '@/server/modules/platform/signing/jobs';
import { jobs as webhooksJobs } from '@/server/modules/platform/webhooks/jobs';
import { jobs as insuranceJobs } from '@/server/modules/tenancy/insurance/jobs';
import { jobs as leaseRequestsJobs } from '@/server/modules/tenancy/leaseRequests/jobs';
import { jobs as moveOutsJobs } from '@/server/modules/tenancy/moveOuts/jobs';
import { jobs as noticesJobs } from '@/server/modules/tenancy/notices/jobs';
import { jobs as offboardingsJobs } from '@/server/modules/tenancy/offboardings/jobs';
import { jobs as renewalsJobs } from '@/server/modules/tenancy/renewals/jobs';
import { jobs as rentReportsJobs } from '@/server/modules/tenancy/rentReports/jobs';

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
  ...deskJobs,
  ...flowsJobs,
  ...homeSetupJobs,
  ...portfolioImportsJobs,
  ...proposalJobs,
  ...homesJobs,
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
  ...reportsJobs,
  ...webhooksJobs,
  ...noticesJobs,
  ...offboardingsJobs,
  ...outboxJobs,
  ...paymentMethodsJobs,
  ...paymentPlansJobs,
  ...bankOrdersJobs,
  ...disputesJobs,
  ...monthClosingsJobs,
  ...ownershipChecksJobs,
  ...returnRatesJobs,
  ...debitHoldsJobs,
  ...expensesJobs,
  ...unclaimedPropertyJobs,
  ...collectionJobs,
  ...ownerContributionsJobs,
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
  ...rentReportsJobs,
  ...savedSearchesJobs,
  ...screeningsJobs,
  ...lettersJobs,
  ...signingJobs,
  ...smoothPaymentsJobs,
  ...studioJobs,
  ...threadsJobs,
  ...wsJobs,
  ...workOrdersJobs,
  ...homeAlertsJobs,
  ...taxFormsJobs,
];
