import { contract } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { API_SCOPES } from '@/contract/platform/apiKeys/constants';
import { paymentPlansRoutes } from '@/server/modules/money/paymentPlans/routes';
import type { Operation } from './http/implement';
import { accountRoutes } from './modules/account/account/routes';
import { authenticatorsRoutes } from './modules/account/authenticators/routes';
import { consentsRoutes } from './modules/account/consents/routes';
import { deletionsRoutes } from './modules/account/deletions/routes';
import { documentsRoutes } from './modules/account/documents/routes';
import { exportsRoutes } from './modules/account/exports/routes';
import { externalLoginsRoutes } from './modules/account/externalLogins/routes';
import { leadsRoutes } from './modules/account/leads/routes';
import { notificationsRoutes } from './modules/account/notifications/routes';
import { passkeysRoutes } from './modules/account/passkeys/routes';
import { profilesRoutes } from './modules/account/profiles/routes';
import { sessionsRoutes } from './modules/account/sessions/routes';
import { usersRoutes } from './modules/account/sessions/userRoutes';
import { settingsRoutes } from './modules/account/settings/routes';
import { threadsRoutes } from './modules/account/threads/routes';
import { todosRoutes } from './modules/account/todos/routes';
import { partnerRecordsRoutes } from './modules/care/partnerRecords/routes';
import { proAccountsRoutes } from './modules/care/proAccounts/routes';
import { proJobsRoutes } from './modules/care/proJobs/routes';
import { proServicesRoutes } from './modules/care/proServices/routes';
import { prosRoutes } from './modules/care/pros/routes';
import { recurrencesRoutes } from './modules/care/recurrences/routes';
import { workOrdersRoutes } from './modules/care/workOrders/routes';
import { helpAnswersRoutes } from './modules/content/helpAnswers/routes';
import { studioRoutes } from './modules/content/studio/routes';
import { addressesRoutes } from './modules/homes/addresses/routes';
import { availabilityChecksRoutes } from './modules/homes/availabilityChecks/routes';
import { estimatesRoutes } from './modules/homes/estimates/routes';
import { homeAlertsRoutes } from './modules/homes/homeAlerts/routes';
import { homeMembersRoutes } from './modules/homes/homeMembers/routes';
import { homesRoutes } from './modules/homes/homes/routes';
import { houseGuidesRoutes } from './modules/homes/houseGuides/routes';
import { listingFeedsRoutes } from './modules/homes/listingFeeds/routes';
import { listingPerformanceRoutes } from './modules/homes/listingPerformance/routes';
import { listingReportsRoutes } from './modules/homes/listingReports/routes';
import { listingsRoutes } from './modules/homes/listings/routes';
import { placesRoutes } from './modules/homes/places/routes';
import { regionsRoutes } from './modules/homes/regions/routes';
import { savedHomesRoutes } from './modules/homes/savedHomes/routes';
import { savedSearchesRoutes } from './modules/homes/savedSearches/routes';
import { applicationsRoutes } from './modules/leasing/applications/routes';
import { appointmentsRoutes } from './modules/leasing/appointments/routes';
import { decisionsRoutes } from './modules/leasing/decisions/routes';
import { homeAnswersRoutes } from './modules/leasing/homeAnswers/routes';
import { leasesRoutes } from './modules/leasing/leases/routes';
import { meetingsRoutes } from './modules/leasing/meetings/routes';
import { moveInsRoutes } from './modules/leasing/moveIns/routes';
import { screeningsRoutes } from './modules/leasing/screenings/routes';
import { toursRoutes } from './modules/leasing/tours/routes';
import { approvalLimitsRoutes } from './modules/money/approvalLimits/routes';
import { autopaysRoutes } from './modules/money/autopays/routes';
import { bankOrdersRoutes } from './modules/money/bankOrders/routes';
import { billsRoutes } from './modules/money/bills/routes';
import { chargesRoutes } from './modules/money/charges/routes';
import { collectionsRoutes } from './modules/money/collections/routes';
import { debitHoldsRoutes } from './modules/money/debitHolds/routes';
import { disputesRoutes } from './modules/money/disputes/routes';
import { expensesRoutes } from './modules/money/expenses/routes';
import { finalAccountsRoutes } from './modules/money/finalAccounts/routes';
import { leasePayersRoutes } from './modules/money/leasePayers/routes';
import { ledgerRoutes } from './modules/money/ledger/routes';
import { moneyRequestsRoutes } from './modules/money/moneyRequests/routes';
import { monthClosingsRoutes } from './modules/money/monthClosings/routes';
import { ownerContributionsRoutes } from './modules/money/ownerContributions/routes';
import { ownershipChecksRoutes } from './modules/money/ownershipChecks/routes';
import { paymentMethodsRoutes } from './modules/money/paymentMethods/routes';
import { payoutAccountsRoutes } from './modules/money/payoutAccounts/routes';
import { payoutPlansRoutes } from './modules/money/payoutPlans/routes';
import { payoutsRoutes } from './modules/money/payouts/routes';
import { reconciliationsRoutes } from './modules/money/reconciliations/routes';
import { returnRatesRoutes } from './modules/money/returnRates/routes';
import { smoothPaymentsRoutes } from './modules/money/smoothPayments/routes';
import { stateTaxesRoutes } from './modules/money/stateTaxes/routes';
import { taxFormsRoutes } from './modules/money/taxForms/routes';
import { unclaimedPropertyRoutes } from './modules/money/unclaimedProperty/routes';
import { w9sRoutes } from './modules/money/w9s/routes';
import { wealthRoutes } from './modules/money/wealth/routes';
import { affiliatesRoutes } from './modules/onboarding/affiliates/routes';
import { agreementsRoutes } from './modules/onboarding/agreements/routes';
import { homeSetupRoutes } from './modules/onboarding/homeSetup/routes';
import { inspectionsRoutes } from './modules/onboarding/inspections/routes';
import { portfolioImportsRoutes } from './modules/onboarding/portfolioImports/routes';
import { proposalsRoutes } from './modules/onboarding/proposals/routes';
import { qualificationsRoutes } from './modules/onboarding/qualifications/routes';
import { referralsRoutes } from './modules/onboarding/referrals/routes';
import { analyticsRoutes } from './modules/platform/analytics/routes';
import { apiKeysRoutes } from './modules/platform/apiKeys/routes';
import { auditLogRoutes } from './modules/platform/auditLog/routes';
import { correspondenceRoutes } from './modules/platform/correspondence/routes';
import { deskRoutes } from './modules/platform/desk/routes';
import { flagsRoutes } from './modules/platform/flags/routes';
import { flowsRoutes } from './modules/platform/flows/routes';
import { handoutsRoutes } from './modules/platform/handouts/routes';
import { legalFiguresRoutes } from './modules/platform/legalFigures/routes';
import { lettersRoutes } from './modules/platform/letters/routes';
import { monitoringRoutes } from './modules/platform/monitoring/routes';
import { reportsRoutes } from './modules/platform/reports/routes';
import { sessionReplaysRoutes } from './modules/platform/sessionReplays/routes';
import { setupRoutes } from './modules/platform/setup/routes';
import { signingRoutes } from './modules/platform/signing/routes';
import { siteVisitsRoutes } from './modules/platform/siteVisits/routes';
import { systemHealthRoutes } from './modules/platform/systemHealth/routes';
import { teamRoutes } from './modules/platform/team/routes';
import { webhooksRoutes } from './modules/platform/webhooks/routes';
import { insuranceRoutes } from './modules/tenancy/insurance/routes';
import { leaseRequestsRoutes } from './modules/tenancy/leaseRequests/routes';
import { moveOutsRoutes } from './modules/tenancy/moveOuts/routes';
import { noticesRoutes } from './modules/tenancy/notices/routes';
import { offboardingsRoutes } from './modules/tenancy/offboardings/routes';
import { renewalsRoutes } from './modules/tenancy/renewals/routes';
import { rentReportsRoutes } from './modules/tenancy/rentReports/routes';
import { statutoryNoticesRoutes } from './modules/tenancy/statutoryNotices/routes';

/** Everything the API can do. */
export const operations: Operation[] = [
  ...accountRoutes,
  ...addressesRoutes,
  ...affiliatesRoutes,
  ...agreementsRoutes,
  ...analyticsRoutes,
  ...apiKeysRoutes,
  ...auditLogRoutes,
  ...consentsRoutes,
  ...setupRoutes,
  ...systemHealthRoutes,
  ...w9sRoutes,
  ...insuranceRoutes,
  ...leaseRequestsRoutes,
  ...wealthRoutes,
  ...workOrdersRoutes,
  ...applicationsRoutes,
  ...appointmentsRoutes,
  ...authenticatorsRoutes,
  ...availabilityChecksRoutes,
  ...chargesRoutes,
  ...deletionsRoutes,
  ...correspondenceRoutes,
  ...deskRoutes,
  ...decisionsRoutes,
  ...estimatesRoutes,
  ...exportsRoutes,
  ...externalLoginsRoutes,
  ...flagsRoutes,
  ...flowsRoutes,
  ...helpAnswersRoutes,
  ...homeAlertsRoutes,
  ...homeMembersRoutes,
  ...homeSetupRoutes,
  ...homesRoutes,
  ...inspectionsRoutes,
  ...leadsRoutes,
  ...leasesRoutes,
  ...ledgerRoutes,
  ...listingsRoutes,
  ...listingFeedsRoutes,
  ...listingPerformanceRoutes,
  ...meetingsRoutes,
  ...monitoringRoutes,
  ...moneyRequestsRoutes,
  ...debitHoldsRoutes,
  ...disputesRoutes,
  ...monthClosingsRoutes,
  ...ownershipChecksRoutes,
  ...returnRatesRoutes,
  ...ownerContributionsRoutes,
  ...expensesRoutes,
  ...unclaimedPropertyRoutes,
  ...collectionsRoutes,
  ...finalAccountsRoutes,
  ...leasePayersRoutes,
  ...approvalLimitsRoutes,
  ...bankOrdersRoutes,
  ...moveInsRoutes,
  ...passkeysRoutes,
  ...documentsRoutes,
  ...moveOutsRoutes,
  ...noticesRoutes,
  ...notificationsRoutes,
  ...payoutAccountsRoutes,
  ...payoutPlansRoutes,
  ...payoutsRoutes,
  ...placesRoutes,
  ...profilesRoutes,
  ...portfolioImportsRoutes,
  ...proposalsRoutes,
  ...qualificationsRoutes,
  ...referralsRoutes,
  ...regionsRoutes,
  ...renewalsRoutes,
  ...savedHomesRoutes,
  ...savedSearchesRoutes,
  ...screeningsRoutes,
  ...sessionReplaysRoutes,
  ...sessionsRoutes,
  ...settingsRoutes,
  ...signingRoutes,
  ...siteVisitsRoutes,
  ...studioRoutes,
  ...reportsRoutes,
  ...teamRoutes,
  ...webhooksRoutes,
  ...threadsRoutes,
  ...todosRoutes,
  ...homeAnswersRoutes,
  ...toursRoutes,
  ...recurrencesRoutes,
  ...prosRoutes,
  ...proAccountsRoutes,
  ...proJobsRoutes,
  ...proServicesRoutes,
  ...partnerRecordsRoutes,
  ...paymentMethodsRoutes,
  ...paymentPlansRoutes,
  ...autopaysRoutes,
  ...billsRoutes,
  ...reconciliationsRoutes,
  ...smoothPaymentsRoutes,
  ...houseGuidesRoutes,
  ...offboardingsRoutes,
  ...taxFormsRoutes,
  ...stateTaxesRoutes,
  // Last: it changes who the caller is.
  ...usersRoutes,
  ...legalFiguresRoutes,
  ...handoutsRoutes,
  ...lettersRoutes,
  ...rentReportsRoutes,
  ...listingReportsRoutes,
  ...statutoryNoticesRoutes,
];

const declared = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));
const served = new Set(operations.map(({ endpoint }) => endpoint));
for (const endpoint of declared) {
  if (!served.has(endpoint)) throw new Error(`${endpoint.key.join('.')} is declared but nobody serves it`);
}

// A scope that opens nothing is a promise to partners that nothing keeps.
const opened = new Set(operations.map(({ endpoint }) => endpoint.scope));
for (const scope of API_SCOPES) if (!opened.has(scope)) throw new Error(`The scope ${scope} opens no operation`);
