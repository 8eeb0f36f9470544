import { endpoint, resource } from '@/contract/endpoint';
import type { insuranceSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How homes are insured: the owner's policies, what they leave open, and an estimate. Nothing is bound here. */
export const insurance = resource<typeof insuranceSchemas>('insurance')({
  listInsurance: endpoint('GET', '/insurance', {
    summary: 'The homes whose money the caller sees, each with its policies and its gaps',
    access: 'signedIn',
  }),
  getInsurance: endpoint('GET', '/homes/:homeId/insurance', {
    summary: 'The policies of a home, what they leave open, and the coverage its owner chose',
    access: 'signedIn',
  }),
  addPolicy: endpoint('POST', '/homes/:homeId/insurance/policies', {
    summary: 'Adds a policy that the owner has',
    access: 'signedIn',
    audit: 'home.policy_added',
  }),
  removePolicy: endpoint('DELETE', '/insurance-policies/:policyId', {
    summary: 'Removes a policy',
    access: 'signedIn',
    audit: 'home.policy_removed',
  }),
  chooseCoverage: endpoint('PUT', '/homes/:homeId/insurance/coverage', {
    summary: 'Stores the coverage an estimate is for; it buys nothing',
    access: 'signedIn',
  }),
  quoteInsurance: endpoint('POST', '/homes/:homeId/insurance/quotes', {
    summary:
      'What an insurer asks for a coverage, or our own table where we have no license or no insurer; it buys nothing',
    access: 'signedIn',
  }),
});
