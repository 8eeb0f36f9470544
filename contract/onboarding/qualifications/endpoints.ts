import { endpoint, resource } from '@/contract/endpoint';
import type { qualificationsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Whether we can manage a home. A qualification is made by submitting a run of its flow, and has the id of that run. */
export const qualifications = resource<typeof qualificationsSchemas>('qualifications')({
  listQualifications: endpoint('GET', '/qualifications', {
    summary: 'Homes that wait for a decision of ours, the most pressing first',
    access: 'staff',
  }),
  getQualification: endpoint('GET', '/qualifications/:qualificationId', {
    summary: 'The result of a run that the person who asks holds, and why',
    access: 'public',
    writes: true,
  }),
  addQualifiedHomes: endpoint('POST', '/qualifications/:qualificationId/homes', {
    summary: 'Adds the qualified home, or each of its units, to the account of the person who asks',
    access: 'signedIn',
  }),
  decideQualification: endpoint('POST', '/qualifications/:qualificationId/decision', {
    summary: 'Approves or declines a home that the rules left open, and says why',
    access: 'staff',
  }),
});
