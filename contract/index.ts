import { account } from './account';
import { addresses } from './addresses';
import { affiliates } from './affiliates';
import { applications } from './applications';
import { appointments } from './appointments';
import { authenticators } from './authenticators';
import { availabilityChecks } from './availabilityChecks';
import { decisions } from './decisions';
import { deletions } from './deletions';
import { documents } from './documents';
import { estimates } from './estimates';
import { exports } from './exports';
import { externalLogins } from './externalLogins';
import { flows } from './flows';
import { homes } from './homes';
import { leads } from './leads';
import { leases } from './leases';
import { meetings } from './meetings';
import { moveIns } from './moveIns';
import { notifications } from './notifications';
import { passkeys } from './passkeys';
import { payoutPlans } from './payoutPlans';
import { places } from './places';
import { profiles } from './profiles';
import { referrals } from './referrals';
import { regions } from './regions';
import { savedHomes } from './savedHomes';
import { savedSearches } from './savedSearches';
import { screenings } from './screenings';
import { sessions } from './sessions';
import { settings } from './settings';
import { signing } from './signing';
import { siteVisits } from './siteVisits';
import { studio } from './studio';
import { threads } from './threads';
import { todos } from './todos';
import { tours } from './tours';
import { users } from './users';

/** Every resource of the consumer API, by name. */
export const contract = {
  account,
  addresses,
  affiliates,
  applications,
  appointments,
  authenticators,
  availabilityChecks,
  deletions,
  decisions,
  estimates,
  exports,
  externalLogins,
  flows,
  homes,
  leads,
  leases,
  meetings,
  moveIns,
  passkeys,
  documents,
  notifications,
  payoutPlans,
  places,
  profiles,
  referrals,
  regions,
  savedHomes,
  savedSearches,
  screenings,
  sessions,
  settings,
  signing,
  siteVisits,
  studio,
  threads,
  todos,
  tours,
  users,
};
