import { account } from './account/account/endpoints';
import { authenticators } from './account/authenticators/endpoints';
import { consents } from './account/consents/endpoints';
import { deletions } from './account/deletions/endpoints';
import { documents } from './account/documents/endpoints';
import { exports } from './account/exports/endpoints';
import { externalLogins } from './account/externalLogins/endpoints';
import { leads } from './account/leads/endpoints';
import { notifications } from './account/notifications/endpoints';
import { passkeys } from './account/passkeys/endpoints';
import { profiles } from './account/profiles/endpoints';
import { sessions } from './account/sessions/endpoints';
import { settings } from './account/settings/endpoints';
import { threads } from './account/threads/endpoints';
import { todos } from './account/todos/endpoints';
import { users } from './account/users/endpoints';
import { partnerRecords } from './care/partnerRecords/endpoints';
import { proAccounts } from './care/proAccounts/endpoints';
import { proJobs } from './care/proJobs/endpoints';
import { proServices } from './care/proServices/endpoints';
import { pros } from './care/pros/endpoints';
import { recurrences } from './care/recurrences/endpoints';
import { workOrders } from './care/workOrders/endpoints';
import { helpAnswers } from './content/helpAnswers/endpoints';
import { studio } from './content/studio/endpoints';
import { addresses } from './homes/addresses/endpoints';
import { availabilityChecks } from './homes/availabilityChecks/endpoints';
import { estimates } from './homes/estimates/endpoints';
import { homeAlerts } from './homes/homeAlerts/endpoints';
import { homeMembers } from './homes/homeMembers/endpoints';
import { homes } from './homes/homes/endpoints';
import { houseGuides } from './homes/houseGuides/endpoints';
import { listingFeeds } from './homes/listingFeeds/endpoints';
import { listingPerformance } from './homes/listingPerformance/endpoints';
import { listingReports } from './homes/listingReports/endpoints';
import { listings } from './homes/listings/endpoints';
import { places } from './homes/places/endpoints';
import { regions } from './homes/regions/endpoints';
import { savedHomes } from './homes/savedHomes/endpoints';
import { savedSearches } from './homes/savedSearches/endpoints';
import { applications } from './leasing/applications/endpoints';
import { appointments } from './leasing/appointments/endpoints';
import { decisions } from './leasing/decisions/endpoints';
import { homeAnswers } from './leasing/homeAnswers/endpoints';
import { leases } from './leasing/leases/endpoints';
import { meetings } from './leasing/meetings/endpoints';
import { moveIns } from './leasing/moveIns/endpoints';
import { screenings } from './leasing/screenings/endpoints';
import { tours } from './leasing/tours/endpoints';
import { approvalLimits } from './money/approvalLimits/endpoints';
import { autopays } from './money/autopays/endpoints';
import { bankOrders } from './money/bankOrders/endpoints';
import { bills } from './money/bills/endpoints';
import { charges } from './money/charges/endpoints';
import { collections } from './money/collections/endpoints';
import { debitHolds } from './money/debitHolds/endpoints';
import { disputes } from './money/disputes/endpoints';
import { expenses } from './money/expenses/endpoints';
import { finalAccounts } from './money/finalAccounts/endpoints';
import { leasePayers } from './money/leasePayers/endpoints';
import { ledger } from './money/ledger/endpoints';
import { moneyRequests } from './money/moneyRequests/endpoints';
import { monthClosings } from './money/monthClosings/endpoints';
import { ownerContributions } from './money/ownerContributions/endpoints';
import { ownershipChecks } from './money/ownershipChecks/endpoints';
import { paymentMethods } from './money/paymentMethods/endpoints';
import { paymentPlans } from './money/paymentPlans/endpoints';
import { payoutAccounts } from './money/payoutAccounts/endpoints';
import { payoutPlans } from './money/payoutPlans/endpoints';
import { payouts } from './money/payouts/endpoints';
import { reconciliations } from './money/reconciliations/endpoints';
import { returnRates } from './money/returnRates/endpoints';
import { smoothPayments } from './money/smoothPayments/endpoints';
import { stateTaxes } from './money/stateTaxes/endpoints';
import { taxForms } from './money/taxForms/endpoints';
import { unclaimedProperty } from './money/unclaimedProperty/endpoints';
import { w9s } from './money/w9s/endpoints';
import { wealth } from './money/wealth/endpoints';
import { affiliates } from './onboarding/affiliates/endpoints';
import { agreements } from './onboarding/agreements/endpoints';
import { homeSetup } from './onboarding/homeSetup/endpoints';
import { inspections } from './onboarding/inspections/endpoints';
import { portfolioImports } from './onboarding/portfolioImports/endpoints';
import { proposals } from './onboarding/proposals/endpoints';
import { qualifications } from './onboarding/qualifications/endpoints';
import { referrals } from './onboarding/referrals/endpoints';
import { analytics } from './platform/analytics/endpoints';
import { apiKeys } from './platform/apiKeys/endpoints';
import { auditLog } from './platform/auditLog/endpoints';
import { correspondence } from './platform/correspondence/endpoints';
import { desk } from './platform/desk/endpoints';
import { flags } from './platform/flags/endpoints';
import { flows } from './platform/flows/endpoints';
import { handouts } from './platform/handouts/endpoints';
import { legalFigures } from './platform/legalFigures/endpoints';
import { letters } from './platform/letters/endpoints';
import { monitoring } from './platform/monitoring/endpoints';
import { reports } from './platform/reports/endpoints';
import { sessionReplays } from './platform/sessionReplays/endpoints';
import { setup } from './platform/setup/endpoints';
import { signing } from './platform/signing/endpoints';
import { siteVisits } from './platform/siteVisits/endpoints';
import { systemHealth } from './platform/systemHealth/endpoints';
import { team } from './platform/team/endpoints';
import { webhooks } from './platform/webhooks/endpoints';
import { insurance } from './tenancy/insurance/endpoints';
import { leaseRequests } from './tenancy/leaseRequests/endpoints';
import { moveOuts } from './tenancy/moveOuts/endpoints';
import { notices } from './tenancy/notices/endpoints';
import { offboardings } from './tenancy/offboardings/endpoints';
import { renewals } from './tenancy/renewals/endpoints';
import { rentReports } from './tenancy/rentReports/endpoints';
import { statutoryNotices } from './tenancy/statutoryNotices/endpoints';

/** Every resource of the consumer API, by name. */
export const contract = {
  account,
  addresses,
  affiliates,
  agreements,
  analytics,
  apiKeys,
  auditLog,
  consents,
  setup,
  systemHealth,
  applications,
  appointments,
  authenticators,
  availabilityChecks,
  charges,
  deletions,
  correspondence,
  desk,
  decisions,
  estimates,
  exports,
  externalLogins,
  flags,
  flows,
  helpAnswers,
  homeAlerts,
  homeMembers,
  homeSetup,
  homes,
  inspections,
  leads,
  leases,
  ledger,
  listingFeeds,
  listingPerformance,
  listings,
  meetings,
  monitoring,
  moneyRequests,
  debitHolds,
  disputes,
  monthClosings,
  ownershipChecks,
  returnRates,
  ownerContributions,
  expenses,
  unclaimedProperty,
  collections,
  finalAccounts,
  leasePayers,
  approvalLimits,
  bankOrders,
  moveIns,
  passkeys,
  documents,
  moveOuts,
  notices,
  notifications,
  payoutAccounts,
  payoutPlans,
  payouts,
  places,
  profiles,
  portfolioImports,
  proposals,
  qualifications,
  referrals,
  regions,
  renewals,
  savedHomes,
  savedSearches,
  screenings,
  sessionReplays,
  sessions,
  settings,
  signing,
  siteVisits,
  studio,
  reports,
  team,
  webhooks,
  threads,
  todos,
  homeAnswers,
  tours,
  w9s,
  insurance,
  leaseRequests,
  wealth,
  workOrders,
  recurrences,
  pros,
  proAccounts,
  proJobs,
  partnerRecords,
  proServices,
  paymentMethods,
  paymentPlans,
  autopays,
  bills,
  reconciliations,
  smoothPayments,
  houseGuides,
  offboardings,
  taxForms,
  stateTaxes,
  // Last: it changes who the caller is.
  users,
  legalFigures,
  handouts,
  letters,
  rentReports,
  listingReports,
  statutoryNotices,
};
