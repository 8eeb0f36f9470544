import { contract } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { paymentPlansRoutes } from '@/server/modules/paymentPlans/routes';
import type { Operation } from './http/implement';
import { accountRoutes } from './modules/account/routes';
import { addressesRoutes } from './modules/addresses/routes';
import { affiliatesRoutes } from './modules/affiliates/routes';
import { agreementsRoutes } from './modules/agreements/routes';
import { analyticsRoutes } from './modules/analytics/routes';
import { applicationsRoutes } from './modules/applications/routes';
import { appointmentsRoutes } from './modules/appointments/routes';
import { auditLogRoutes } from './modules/auditLog/routes';
import { authenticatorsRoutes } from './modules/authenticators/routes';
import { autopaysRoutes } from './modules/autopays/routes';
import { availabilityChecksRoutes } from './modules/availabilityChecks/routes';
import { billsRoutes } from './modules/bills/routes';
import { chargesRoutes } from './modules/charges/routes';
import { consentsRoutes } from './modules/consents/routes';
import { decisionsRoutes } from './modules/decisions/routes';
import { deletionsRoutes } from './modules/deletions/routes';
import { deskRoutes } from './modules/desk/routes';
import { documentsRoutes } from './modules/documents/routes';
import { estimatesRoutes } from './modules/estimates/routes';
import { exportsRoutes } from './modules/exports/routes';
import { externalLoginsRoutes } from './modules/externalLogins/routes';
import { flagsRoutes } from './modules/flags/routes';
import { flowsRoutes } from './modules/flows/routes';
import { helpAnswersRoutes } from './modules/helpAnswers/routes';
import { homeAlertsRoutes } from './modules/homeAlerts/routes';
import { homeMembersRoutes } from './modules/homeMembers/routes';
import { homeSetupRoutes } from './modules/homeSetup/routes';
import { homesRoutes } from './modules/homes/routes';
import { houseGuidesRoutes } from './modules/houseGuides/routes';
import { inspectionsRoutes } from './modules/inspections/routes';
import { insuranceRoutes } from './modules/insurance/routes';
import { leadsRoutes } from './modules/leads/routes';
import { leaseRequestsRoutes } from './modules/leaseRequests/routes';
import { leasesRoutes } from './modules/leases/routes';
import { ledgerRoutes } from './modules/ledger/routes';
import { listingPerformanceRoutes } from './modules/listingPerformance/routes';
import { listingsRoutes } from './modules/listings/routes';
import { meetingsRoutes } from './modules/meetings/routes';
import { moneyRequestsRoutes } from './modules/moneyRequests/routes';
import { monitoringRoutes } from './modules/monitoring/routes';
import { moveInsRoutes } from './modules/moveIns/routes';
import { moveOutsRoutes } from './modules/moveOuts/routes';
import { noticesRoutes } from './modules/notices/routes';
import { notificationsRoutes } from './modules/notifications/routes';
import { offboardingsRoutes } from './modules/offboardings/routes';
import { passkeysRoutes } from './modules/passkeys/routes';
import { paymentMethodsRoutes } from './modules/paymentMethods/routes';
import { payoutAccountsRoutes } from './modules/payoutAccounts/routes';
import { payoutPlansRoutes } from './modules/payoutPlans/routes';
import { payoutsRoutes } from './modules/payouts/routes';
import { placesRoutes } from './modules/places/routes';
import { proAccountsRoutes } from './modules/proAccounts/routes';
import { profilesRoutes } from './modules/profiles/routes';
import { proJobsRoutes } from './modules/proJobs/routes';
import { proposalsRoutes } from './modules/proposals/routes';
import { proServicesRoutes } from './modules/proServices/routes';
import { prosRoutes } from './modules/pros/routes';
import { qualificationsRoutes } from './modules/qualifications/routes';
import { reconciliationsRoutes } from './modules/reconciliations/routes';
import { recurrencesRoutes } from './modules/recurrences/routes';
import { referralsRoutes } from './modules/referrals/routes';
import { regionsRoutes } from './modules/regions/routes';
import { renewalsRoutes } from './modules/renewals/routes';
import { savedHomesRoutes } from './modules/savedHomes/routes';
import { savedSearchesRoutes } from './modules/savedSearches/routes';
import { screeningsRoutes } from './modules/screenings/routes';
import { sessionReplaysRoutes } from './modules/sessionReplays/routes';
import { sessionsRoutes } from './modules/sessions/routes';
import { settingsRoutes } from './modules/settings/routes';
import { signingRoutes } from './modules/signing/routes';
import { siteVisitsRoutes } from './modules/siteVisits/routes';
import { smoothPaymentsRoutes } from './modules/smoothPayments/routes';
import { studioRoutes } from './modules/studio/routes';
import { systemHealthRoutes } from './modules/systemHealth/routes';
import { taxFormsRoutes } from './modules/taxForms/routes';
import { threadsRoutes } from './modules/threads/routes';
import { todosRoutes } from './modules/todos/routes';
import { toursRoutes } from './modules/tours/routes';
import { usersRoutes } from './modules/users/routes';
import { w9sRoutes } from './modules/w9s/routes';
import { wealthRoutes } from './modules/wealth/routes';
import { workOrdersRoutes } from './modules/workOrders/routes';

/** Everything the API can do. */
export const operations: Operation[] = [
  ...accountRoutes,
  ...addressesRoutes,
  ...affiliatesRoutes,
  ...agreementsRoutes,
  ...analyticsRoutes,
  ...auditLogRoutes,
  ...consentsRoutes,
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
  ...listingPerformanceRoutes,
  ...meetingsRoutes,
  ...monitoringRoutes,
  ...moneyRequestsRoutes,
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
  ...threadsRoutes,
  ...todosRoutes,
  ...toursRoutes,
  ...recurrencesRoutes,
  ...prosRoutes,
  ...proAccountsRoutes,
  ...proJobsRoutes,
  ...proServicesRoutes,
  ...paymentMethodsRoutes,
  ...paymentPlansRoutes,
  ...autopaysRoutes,
  ...billsRoutes,
  ...reconciliationsRoutes,
  ...smoothPaymentsRoutes,
  ...houseGuidesRoutes,
  ...offboardingsRoutes,
  ...taxFormsRoutes,
  // Last: it changes who the caller is.
  ...usersRoutes,
];

const declared = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));
const served = new Set(operations.map(({ endpoint }) => endpoint));
for (const endpoint of declared) {
  if (!served.has(endpoint)) throw new Error(`${endpoint.key.join('.')} is declared but nobody serves it`);
}
