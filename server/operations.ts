import { contract } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import type { Operation } from './http/implement';
import { accountRoutes } from './modules/account/account.routes';
import { addressesRoutes } from './modules/addresses/addresses.routes';
import { affiliatesRoutes } from './modules/affiliates/affiliates.routes';
import { applicationsRoutes } from './modules/applications/applications.routes';
import { appointmentsRoutes } from './modules/appointments/appointments.routes';
import { authenticatorsRoutes } from './modules/authenticators/authenticators.routes';
import { availabilityChecksRoutes } from './modules/availabilityChecks/availabilityChecks.routes';
import { decisionsRoutes } from './modules/decisions/decisions.routes';
import { deletionsRoutes } from './modules/deletions/deletions.routes';
import { documentsRoutes } from './modules/documents/documents.routes';
import { estimatesRoutes } from './modules/estimates/estimates.routes';
import { exportsRoutes } from './modules/exports/exports.routes';
import { externalLoginsRoutes } from './modules/externalLogins/externalLogins.routes';
import { flowsRoutes } from './modules/flows/flows.routes';
import { homesRoutes } from './modules/homes/homes.routes';
import { leadsRoutes } from './modules/leads/leads.routes';
import { leasesRoutes } from './modules/leases/leases.routes';
import { meetingsRoutes } from './modules/meetings/meetings.routes';
import { moveInsRoutes } from './modules/moveIns/moveIns.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { passkeysRoutes } from './modules/passkeys/passkeys.routes';
import { payoutPlansRoutes } from './modules/payoutPlans/payoutPlans.routes';
import { placesRoutes } from './modules/places/places.routes';
import { profilesRoutes } from './modules/profiles/profiles.routes';
import { referralsRoutes } from './modules/referrals/referrals.routes';
import { regionsRoutes } from './modules/regions/regions.routes';
import { savedHomesRoutes } from './modules/savedHomes/savedHomes.routes';
import { savedSearchesRoutes } from './modules/savedSearches/savedSearches.routes';
import { screeningsRoutes } from './modules/screenings/screenings.routes';
import { sessionsRoutes } from './modules/sessions/sessions.routes';
import { settingsRoutes } from './modules/settings/settings.routes';
import { signingRoutes } from './modules/signing/signing.routes';
import { siteVisitsRoutes } from './modules/siteVisits/siteVisits.routes';
import { studioRoutes } from './modules/studio/studio.routes';
import { threadsRoutes } from './modules/threads/threads.routes';
import { todosRoutes } from './modules/todos/todos.routes';
import { toursRoutes } from './modules/tours/tours.routes';
import { usersRoutes } from './modules/users/users.routes';

/** Everything the API can do. */
export const operations: Operation[] = [
  ...accountRoutes,
  ...addressesRoutes,
  ...affiliatesRoutes,
  ...applicationsRoutes,
  ...appointmentsRoutes,
  ...authenticatorsRoutes,
  ...availabilityChecksRoutes,
  ...deletionsRoutes,
  ...decisionsRoutes,
  ...estimatesRoutes,
  ...exportsRoutes,
  ...externalLoginsRoutes,
  ...flowsRoutes,
  ...homesRoutes,
  ...leadsRoutes,
  ...leasesRoutes,
  ...meetingsRoutes,
  ...moveInsRoutes,
  ...passkeysRoutes,
  ...documentsRoutes,
  ...notificationsRoutes,
  ...payoutPlansRoutes,
  ...placesRoutes,
  ...profilesRoutes,
  ...referralsRoutes,
  ...regionsRoutes,
  ...savedHomesRoutes,
  ...savedSearchesRoutes,
  ...screeningsRoutes,
  ...sessionsRoutes,
  ...settingsRoutes,
  ...signingRoutes,
  ...siteVisitsRoutes,
  ...studioRoutes,
  ...threadsRoutes,
  ...todosRoutes,
  ...toursRoutes,
  ...usersRoutes,
];

const declared = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));
const served = new Set(operations.map(({ endpoint }) => endpoint));
for (const endpoint of declared) {
  if (!served.has(endpoint)) throw new Error(`${endpoint.key.join('.')} is declared but nobody serves it`);
}
