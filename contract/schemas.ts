import { accountSchemas } from './account/schemas';
import { addressesSchemas } from './addresses/schemas';
import { affiliatesSchemas } from './affiliates/schemas';
import { agreementsSchemas } from './agreements/schemas';
import { analyticsSchemas } from './analytics/schemas';
import { applicationsSchemas } from './applications/schemas';
import { appointmentsSchemas, meetingsSchemas, toursSchemas } from './appointments/schemas';
import { auditLogSchemas } from './auditLog/schemas';
import { authenticatorsSchemas } from './authenticators/schemas';
import { autopaysSchemas } from './autopays/schemas';
import { availabilityChecksSchemas } from './availabilityChecks/schemas';
import { billsSchemas } from './bills/schemas';
import { chargesSchemas } from './charges/schemas';
import { consentsSchemas } from './consents/schemas';
import { decisionsSchemas } from './decisions/schemas';
import { deletionsSchemas } from './deletions/schemas';
import { deskSchemas } from './desk/schemas';
import { documentsSchemas } from './documents/schemas';
import { estimatesSchemas } from './estimates/schemas';
import { exportsSchemas } from './exports/schemas';
import { externalLoginsSchemas } from './externalLogins/schemas';
import { flagsSchemas } from './flags/schemas';
import { flowsSchemas } from './flows/schemas';
import { helpAnswersSchemas } from './helpAnswers/schemas';
import { homeAlertsSchemas } from './homeAlerts/schemas';
import { homeMembersSchemas } from './homeMembers/schemas';
import { homeSetupSchemas } from './homeSetup/schemas';
import { homesSchemas } from './homes/schemas';
import { houseGuidesSchemas } from './houseGuides/schemas';
import { inspectionsSchemas } from './inspections/schemas';
import { insuranceSchemas } from './insurance/schemas';
import { leadsSchemas } from './leads/schemas';
import { leaseRequestsSchemas } from './leaseRequests/schemas';
import { leasesSchemas } from './leases/schemas';
import { ledgerSchemas } from './ledger/schemas';
import { listingPerformanceSchemas } from './listingPerformance/schemas';
import { listingsSchemas } from './listings/schemas';
import { moneyRequestsSchemas } from './moneyRequests/schemas';
import { monitoringSchemas } from './monitoring/schemas';
import { moveInsSchemas } from './moveIns/schemas';
import { moveOutsSchemas } from './moveOuts/schemas';
import { noticesSchemas } from './notices/schemas';
import { notificationsSchemas } from './notifications/schemas';
import { offboardingsSchemas } from './offboardings/schemas';
import { passkeysSchemas } from './passkeys/schemas';
import { paymentMethodsSchemas } from './paymentMethods/schemas';
import { paymentPlansSchemas } from './paymentPlans/schemas';
import { payoutAccountsSchemas } from './payoutAccounts/schemas';
import { payoutPlansSchemas } from './payoutPlans/schemas';
import { payoutsSchemas } from './payouts/schemas';
import { placesSchemas } from './places/schemas';
import { proAccountsSchemas } from './proAccounts/schemas';
import { profilesSchemas } from './profiles/schemas';
import { proJobsSchemas } from './proJobs/schemas';
import { proposalsSchemas } from './proposals/schemas';
import { proServicesSchemas } from './proServices/schemas';
import { prosSchemas } from './pros/schemas';
import { qualificationsSchemas } from './qualifications/schemas';
import { reconciliationsSchemas } from './reconciliations/schemas';
import { recurrencesSchemas } from './recurrences/schemas';
import { referralsSchemas } from './referrals/schemas';
import { regionsSchemas } from './regions/schemas';
import { renewalsSchemas } from './renewals/schemas';
import { savedHomesSchemas } from './savedHomes/schemas';
import { savedSearchesSchemas } from './savedSearches/schemas';
import { screeningsSchemas } from './screenings/schemas';
import { sessionReplaysSchemas } from './sessionReplays/schemas';
import { sessionsSchemas } from './sessions/schemas';
import { settingsSchemas } from './settings/schemas';
import { signingSchemas } from './signing/schemas';
import { siteVisitsSchemas } from './siteVisits/schemas';
import { smoothPaymentsSchemas } from './smoothPayments/schemas';
import { studioSchemas } from './studio/schemas';
import { systemHealthSchemas } from './systemHealth/schemas';
import { taxFormsSchemas } from './taxForms/schemas';
import { threadsSchemas } from './threads/schemas';
import { todosSchemas } from './todos/schemas';
import { usersSchemas } from './users/schemas';
import { w9sSchemas } from './w9s/schemas';
import { wealthSchemas } from './wealth/schemas';
import { workOrdersSchemas } from './workOrders/schemas';

/** The schemas of every resource, by name: for the server and the OpenAPI document. */
export const schemas = {
  account: accountSchemas,
  addresses: addressesSchemas,
  affiliates: affiliatesSchemas,
  agreements: agreementsSchemas,
  analytics: analyticsSchemas,
  auditLog: auditLogSchemas,
  consents: consentsSchemas,
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
  listingPerformance: listingPerformanceSchemas,
  meetings: meetingsSchemas,
  monitoring: monitoringSchemas,
  moneyRequests: moneyRequestsSchemas,
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
  threads: threadsSchemas,
  todos: todosSchemas,
  tours: toursSchemas,
  users: usersSchemas,
  recurrences: recurrencesSchemas,
  pros: prosSchemas,
  proAccounts: proAccountsSchemas,
  proJobs: proJobsSchemas,
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
};
