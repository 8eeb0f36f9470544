import { accountSchemas } from './account/account/schemas';
import { authenticatorsSchemas } from './account/authenticators/schemas';
import { consentsSchemas } from './account/consents/schemas';
import { deletionsSchemas } from './account/deletions/schemas';
import { documentsSchemas } from './account/documents/schemas';
import { exportsSchemas } from './account/exports/schemas';
import { externalLoginsSchemas } from './account/externalLogins/schemas';
import { leadsSchemas } from './account/leads/schemas';
import { notificationsSchemas } from './account/notifications/schemas';
import { passkeysSchemas } from './account/passkeys/schemas';
import { profilesSchemas } from './account/profiles/schemas';
import { sessionsSchemas } from './account/sessions/schemas';
import { settingsSchemas } from './account/settings/schemas';
import { threadsSchemas } from './account/threads/schemas';
import { todosSchemas } from './account/todos/schemas';
import { usersSchemas } from './account/users/schemas';
import { partnerRecordsSchemas } from './care/partnerRecords/schemas';
import { proAccountsSchemas } from './care/proAccounts/schemas';
import { proJobsSchemas } from './care/proJobs/schemas';
import { proServicesSchemas } from './care/proServices/schemas';
import { prosSchemas } from './care/pros/schemas';
import { recurrencesSchemas } from './care/recurrences/schemas';
import { workOrdersSchemas } from './care/workOrders/schemas';
import { helpAnswersSchemas } from './content/helpAnswers/schemas';
import { studioSchemas } from './content/studio/schemas';
import { addressesSchemas } from './homes/addresses/schemas';
import { availabilityChecksSchemas } from './homes/availabilityChecks/schemas';
import { estimatesSchemas } from './homes/estimates/schemas';
import { homeAlertsSchemas } from './homes/homeAlerts/schemas';
import { homeMembersSchemas } from './homes/homeMembers/schemas';
import { homesSchemas } from './homes/homes/schemas';
import { houseGuidesSchemas } from './homes/houseGuides/schemas';
import { listingFeedsSchemas } from './homes/listingFeeds/schemas';
import { listingPerformanceSchemas } from './homes/listingPerformance/schemas';
import { listingReportsSchemas } from './homes/listingReports/schemas';
import { listingsSchemas } from './homes/listings/schemas';
import { placesSchemas } from './homes/places/schemas';
import { regionsSchemas } from './homes/regions/schemas';
import { savedHomesSchemas } from './homes/savedHomes/schemas';
import { savedSearchesSchemas } from './homes/savedSearches/schemas';
import { applicationsSchemas } from './leasing/applications/schemas';
import { appointmentsSchemas, meetingsSchemas, toursSchemas } from './leasing/appointments/schemas';
import { decisionsSchemas } from './leasing/decisions/schemas';
import { homeAnswersSchemas } from './leasing/homeAnswers/schemas';
import { leasesSchemas } from './leasing/leases/schemas';
import { moveInsSchemas } from './leasing/moveIns/schemas';
import { screeningsSchemas } from './leasing/screenings/schemas';
import { approvalLimitsSchemas } from './money/approvalLimits/schemas';
import { autopaysSchemas } from './money/autopays/schemas';
import { bankOrdersSchemas } from './money/bankOrders/schemas';
import { billsSchemas } from './money/bills/schemas';
import { chargesSchemas } from './money/charges/schemas';
import { collectionsSchemas } from './money/collections/schemas';
import { debitHoldsSchemas } from './money/debitHolds/schemas';
import { disputesSchemas } from './money/disputes/schemas';
import { expensesSchemas } from './money/expenses/schemas';
import { finalAccountsSchemas } from './money/finalAccounts/schemas';
import { leasePayersSchemas } from './money/leasePayers/schemas';
import { ledgerSchemas } from './money/ledger/schemas';
import { moneyRequestsSchemas } from './money/moneyRequests/schemas';
import { monthClosingsSchemas } from './money/monthClosings/schemas';
import { ownerContributionsSchemas } from './money/ownerContributions/schemas';
import { ownershipChecksSchemas } from './money/ownershipChecks/schemas';
import { paymentMethodsSchemas } from './money/paymentMethods/schemas';
import { paymentPlansSchemas } from './money/paymentPlans/schemas';
import { payoutAccountsSchemas } from './money/payoutAccounts/schemas';
import { payoutPlansSchemas } from './money/payoutPlans/schemas';
import { payoutsSchemas } from './money/payouts/schemas';
import { reconciliationsSchemas } from './money/reconciliations/schemas';
import { returnRatesSchemas } from './money/returnRates/schemas';
import { smoothPaymentsSchemas } from './money/smoothPayments/schemas';
import { stateTaxesSchemas } from './money/stateTaxes/schemas';
import { taxFormsSchemas } from './money/taxForms/schemas';
import { unclaimedPropertySchemas } from './money/unclaimedProperty/schemas';
import { w9sSchemas } from './money/w9s/schemas';
import { wealthSchemas } from './money/wealth/schemas';
import { affiliatesSchemas } from './onboarding/affiliates/schemas';
import { agreementsSchemas } from './onboarding/agreements/schemas';
import { homeSetupSchemas } from './onboarding/homeSetup/schemas';
import { inspectionsSchemas } from './onboarding/inspections/schemas';
import { portfolioImportsSchemas } from './onboarding/portfolioImports/schemas';
import { proposalsSchemas } from './onboarding/proposals/schemas';
import { qualificationsSchemas } from './onboarding/qualifications/schemas';
import { referralsSchemas } from './onboarding/referrals/schemas';
import { analyticsSchemas } from './platform/analytics/schemas';
import { apiKeysSchemas } from './platform/apiKeys/schemas';
import { auditLogSchemas } from './platform/auditLog/schemas';
import { correspondenceSchemas } from './platform/correspondence/schemas';
import { deskSchemas } from './platform/desk/schemas';
import { flagsSchemas } from './platform/flags/schemas';
import { flowsSchemas } from './platform/flows/schemas';
import { handoutsSchemas } from './platform/handouts/schemas';
import { legalFiguresSchemas } from './platform/legalFigures/schemas';
import { lettersSchemas } from './platform/letters/schemas';
import { monitoringSchemas } from './platform/monitoring/schemas';
import { reportsSchemas } from './platform/reports/schemas';
import { sessionReplaysSchemas } from './platform/sessionReplays/schemas';
import { setupSchemas } from './platform/setup/schemas';
import { signingSchemas } from './platform/signing/schemas';
import { siteVisitsSchemas } from './platform/siteVisits/schemas';
import { systemHealthSchemas } from './platform/systemHealth/schemas';
import { teamSchemas } from './platform/team/schemas';
import { webhooksSchemas } from './platform/webhooks/schemas';
import { insuranceSchemas } from './tenancy/insurance/schemas';
import { leaseRequestsSchemas } from './tenancy/leaseRequests/schemas';
import { moveOutsSchemas } from './tenancy/moveOuts/schemas';
import { noticesSchemas } from './tenancy/notices/schemas';
import { offboardingsSchemas } from './tenancy/offboardings/schemas';
import { renewalsSchemas } from './tenancy/renewals/schemas';
import { rentReportsSchemas } from './tenancy/rentReports/schemas';
import { statutoryNoticesSchemas } from './tenancy/statutoryNotices/schemas';

/** The schemas of every resource, by name: for the server and the OpenAPI document. */
export const schemas = {
  account: accountSchemas,
  addresses: addressesSchemas,
  affiliates: affiliatesSchemas,
  agreements: agreementsSchemas,
  analytics: analyticsSchemas,
  apiKeys: apiKeysSchemas,
  auditLog: auditLogSchemas,
  consents: consentsSchemas,
  setup: setupSchemas,
  systemHealth: systemHealthSchemas,
  w9s: w9sSchemas,
  insurance: insuranceSchemas,
  leaseRequests: leaseRequestsSchemas,
  wealth: wealthSchemas,
  workOrders: workOrdersSchemas,
  applications: applicationsSchemas,
  appointments: appointmentsSchemas,
  authenticators: authenticatorsSchemas,
  availabilityChecks: availabilityChecksSchemas,
  charges: chargesSchemas,
  deletions: deletionsSchemas,
  correspondence: correspondenceSchemas,
  desk: deskSchemas,
  decisions: decisionsSchemas,
  estimates: estimatesSchemas,
  exports: exportsSchemas,
  externalLogins: externalLoginsSchemas,
  flags: flagsSchemas,
  flows: flowsSchemas,
  helpAnswers: helpAnswersSchemas,
  homeAlerts: homeAlertsSchemas,
  homeMembers: homeMembersSchemas,
  homeSetup: homeSetupSchemas,
  homes: homesSchemas,
  inspections: inspectionsSchemas,
  leads: leadsSchemas,
  leases: leasesSchemas,
  ledger: ledgerSchemas,
  listings: listingsSchemas,
  listingFeeds: listingFeedsSchemas,
  listingPerformance: listingPerformanceSchemas,
  meetings: meetingsSchemas,
  monitoring: monitoringSchemas,
  moneyRequests: moneyRequestsSchemas,
  debitHolds: debitHoldsSchemas,
  disputes: disputesSchemas,
  monthClosings: monthClosingsSchemas,
  ownershipChecks: ownershipChecksSchemas,
  returnRates: returnRatesSchemas,
  ownerContributions: ownerContributionsSchemas,
  expenses: expensesSchemas,
  unclaimedProperty: unclaimedPropertySchemas,
  collections: collectionsSchemas,
  finalAccounts: finalAccountsSchemas,
  leasePayers: leasePayersSchemas,
  approvalLimits: approvalLimitsSchemas,
  bankOrders: bankOrdersSchemas,
  moveIns: moveInsSchemas,
  passkeys: passkeysSchemas,
  documents: documentsSchemas,
  moveOuts: moveOutsSchemas,
  notices: noticesSchemas,
  notifications: notificationsSchemas,
  payoutAccounts: payoutAccountsSchemas,
  payoutPlans: payoutPlansSchemas,
  payouts: payoutsSchemas,
  places: placesSchemas,
  profiles: profilesSchemas,
  portfolioImports: portfolioImportsSchemas,
  proposals: proposalsSchemas,
  qualifications: qualificationsSchemas,
  referrals: referralsSchemas,
  regions: regionsSchemas,
  renewals: renewalsSchemas,
  savedHomes: savedHomesSchemas,
  savedSearches: savedSearchesSchemas,
  screenings: screeningsSchemas,
  sessionReplays: sessionReplaysSchemas,
  sessions: sessionsSchemas,
  settings: settingsSchemas,
  signing: signingSchemas,
  siteVisits: siteVisitsSchemas,
  studio: studioSchemas,
  reports: reportsSchemas,
  team: teamSchemas,
  webhooks: webhooksSchemas,
  threads: threadsSchemas,
  todos: todosSchemas,
  homeAnswers: homeAnswersSchemas,
  tours: toursSchemas,
  users: usersSchemas,
  recurrences: recurrencesSchemas,
  pros: prosSchemas,
  proAccounts: proAccountsSchemas,
  proJobs: proJobsSchemas,
  partnerRecords: partnerRecordsSchemas,
  proServices: proServicesSchemas,
  paymentMethods: paymentMethodsSchemas,
  paymentPlans: paymentPlansSchemas,
  autopays: autopaysSchemas,
  bills: billsSchemas,
  reconciliations: reconciliationsSchemas,
  smoothPayments: smoothPaymentsSchemas,
  houseGuides: houseGuidesSchemas,
  offboardings: offboardingsSchemas,
  taxForms: taxFormsSchemas,
  legalFigures: legalFiguresSchemas,
  handouts: handoutsSchemas,
  stateTaxes: stateTaxesSchemas,
  letters: lettersSchemas,
  rentReports: rentReportsSchemas,
  listingReports: listingReportsSchemas,
  statutoryNotices: statutoryNoticesSchemas,
};
