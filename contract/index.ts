import { account } from './account/endpoints';
import { addresses } from './addresses/endpoints';
import { affiliates } from './affiliates/endpoints';
import { agreements } from './agreements/endpoints';
import { analytics } from './analytics/endpoints';
import { applications } from './applications/endpoints';
import { appointments } from './appointments/endpoints';
import { auditLog } from './auditLog/endpoints';
import { authenticators } from './authenticators/endpoints';
import { autopays } from './autopays/endpoints';
import { availabilityChecks } from './availabilityChecks/endpoints';
import { bills } from './bills/endpoints';
import { charges } from './charges/endpoints';
import { consents } from './consents/endpoints';
import { decisions } from './decisions/endpoints';
import { deletions } from './deletions/endpoints';
import { desk } from './desk/endpoints';
import { documents } from './documents/endpoints';
import { estimates } from './estimates/endpoints';
import { exports } from './exports/endpoints';
import { externalLogins } from './externalLogins/endpoints';
import { flags } from './flags/endpoints';
import { flows } from './flows/endpoints';
import { helpAnswers } from './helpAnswers/endpoints';
import { homeAlerts } from './homeAlerts/endpoints';
import { homeMembers } from './homeMembers/endpoints';
import { homeSetup } from './homeSetup/endpoints';
import { homes } from './homes/endpoints';
import { houseGuides } from './houseGuides/endpoints';
import { inspections } from './inspections/endpoints';
import { insurance } from './insurance/endpoints';
import { leads } from './leads/endpoints';
import { leaseRequests } from './leaseRequests/endpoints';
import { leases } from './leases/endpoints';
import { ledger } from './ledger/endpoints';
import { listingPerformance } from './listingPerformance/endpoints';
import { listings } from './listings/endpoints';
import { meetings } from './meetings/endpoints';
import { moneyRequests } from './moneyRequests/endpoints';
import { monitoring } from './monitoring/endpoints';
import { moveIns } from './moveIns/endpoints';
import { moveOuts } from './moveOuts/endpoints';
import { notices } from './notices/endpoints';
import { notifications } from './notifications/endpoints';
import { offboardings } from './offboardings/endpoints';
import { passkeys } from './passkeys/endpoints';
import { paymentMethods } from './paymentMethods/endpoints';
import { paymentPlans } from './paymentPlans/endpoints';
import { payoutAccounts } from './payoutAccounts/endpoints';
import { payoutPlans } from './payoutPlans/endpoints';
import { payouts } from './payouts/endpoints';
import { places } from './places/endpoints';
import { proAccounts } from './proAccounts/endpoints';
import { profiles } from './profiles/endpoints';
import { proJobs } from './proJobs/endpoints';
import { proposals } from './proposals/endpoints';
import { proServices } from './proServices/endpoints';
import { pros } from './pros/endpoints';
import { qualifications } from './qualifications/endpoints';
import { reconciliations } from './reconciliations/endpoints';
import { recurrences } from './recurrences/endpoints';
import { referrals } from './referrals/endpoints';
import { regions } from './regions/endpoints';
import { renewals } from './renewals/endpoints';
import { savedHomes } from './savedHomes/endpoints';
import { savedSearches } from './savedSearches/endpoints';
import { screenings } from './screenings/endpoints';
import { sessionReplays } from './sessionReplays/endpoints';
import { sessions } from './sessions/endpoints';
import { settings } from './settings/endpoints';
import { signing } from './signing/endpoints';
import { siteVisits } from './siteVisits/endpoints';
import { smoothPayments } from './smoothPayments/endpoints';
import { studio } from './studio/endpoints';
import { systemHealth } from './systemHealth/endpoints';
import { taxForms } from './taxForms/endpoints';
import { threads } from './threads/endpoints';
import { todos } from './todos/endpoints';
import { tours } from './tours/endpoints';
import { users } from './users/endpoints';
import { w9s } from './w9s/endpoints';
import { wealth } from './wealth/endpoints';
import { workOrders } from './workOrders/endpoints';

/** Every resource of the consumer API, by name. */
export const contract = {
  account,
  addresses,
  affiliates,
  agreements,
  analytics,
  auditLog,
  consents,
  systemHealth,
  applications,
  appointments,
  authenticators,
  availabilityChecks,
  charges,
  deletions,
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
  listingPerformance,
  listings,
  meetings,
  monitoring,
  moneyRequests,
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
  threads,
  todos,
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
  // Last: it changes who the caller is.
  users,
};
