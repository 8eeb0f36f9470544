import { endpoint, resource } from '@/contract/endpoint';
import type { decisionsSchemas } from './schemas';

export type * from './schemas';

/** What homeowners see of applications for their homes, and what they decide. */
export const decisions = resource<typeof decisionsSchemas>('decisions')({
  listLeasing: endpoint('GET', '/leasing', {
    summary: 'The caller’s homes with the tours of them and the applications for them',
    access: 'homeowner',
  }),
  listReceivedApplications: endpoint('GET', '/account/homes/:homeId/applications', {
    summary: 'The applications for one of their homes, in the order received, against the criteria',
    access: 'homeowner',
  }),
  decideApplication: endpoint('POST', '/received-applications/:receivedApplicationId/decision', {
    summary: 'Decides on an application: yes, yes with conditions, or no with a reason from the criteria',
    access: 'homeowner',
    idempotent: true,
  }),
  listSilentApplications: endpoint('GET', '/silent-applications', {
    summary: 'Applications whose homeowner has not answered for a week, with what the criteria come to',
    access: 'staff',
  }),
  getApplicationReview: endpoint('GET', '/received-applications/:receivedApplicationId/review', {
    summary: 'An application against the criteria, as its homeowner sees it, for staff',
    access: 'staff',
  }),
  decideForOwner: endpoint('POST', '/silent-applications/:receivedApplicationId/decision', {
    summary: 'Decides by the published criteria for a homeowner who has not answered for a week',
    access: 'staff',
    sudo: true,
    idempotent: true,
  }),
  getDecision: endpoint('GET', '/applications/:applicationId/decision', {
    summary: 'What was decided about the caller’s application: by whom, when, on which criteria',
    access: 'signedIn',
  }),
});
