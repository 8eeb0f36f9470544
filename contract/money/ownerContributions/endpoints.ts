import { endpoint, resource } from '@/contract/endpoint';
import type { ownerContributionsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Money that owners pay in for a home: what they owe, their reserve, and what our team asks for. */
export const ownerContributions = resource<typeof ownerContributionsSchemas>('ownerContributions')({
  getContributions: endpoint('GET', '/homes/:homeId/contributions', {
    summary: 'What the owner of a home owes and can pay in, with what was asked for and paid',
    access: 'signedIn',
  }),
  payContribution: endpoint('POST', '/homes/:homeId/contributions', {
    summary: 'Pays in by bank debit: what is owed, the reserve, or what our team asked for',
    access: 'signedIn',
    idempotent: 'required',
    rate: 'write',
  }),
  requestContribution: endpoint('POST', '/homes/:homeId/contribution-requests', {
    summary: 'Asks the owner of a home for a contribution, with a reason',
    access: 'staff',
    audit: 'contribution.requested',
  }),
  withdrawContributionRequest: endpoint('POST', '/contribution-requests/:contributionRequestId/withdrawal', {
    summary: 'Withdraws a request that was not paid',
    access: 'staff',
    audit: 'contribution.withdrawn',
  }),
});
