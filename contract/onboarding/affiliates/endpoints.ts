import { endpoint, resource } from '@/contract/endpoint';
import type { affiliatesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Partners with readers who may need us. */
export const affiliates = resource<typeof affiliatesSchemas>('affiliates')({
  getOwnAffiliate: endpoint('GET', '/users/affiliate', {
    summary: 'Their partnership and what came by its key, day by day',
    access: 'signedIn',
  }),
  applyAsAffiliate: endpoint('POST', '/users/affiliate', {
    summary: 'Applies to be a partner; until we answer, it may be changed',
    access: 'signedIn',
    audit: 'affiliate.applied',
  }),
  listAffiliates: endpoint('GET', '/affiliates', {
    summary: 'Everyone who has applied, those waiting for an answer first',
    access: 'staff',
  }),
  approveAffiliate: endpoint('POST', '/affiliates/:affiliateId/approve', {
    summary: 'Makes someone a partner, with a key of their own',
    access: 'staff',
    audit: 'affiliate.approved',
  }),
  declineAffiliate: endpoint('POST', '/affiliates/:affiliateId/decline', {
    summary: 'Says no, and why',
    access: 'staff',
    audit: 'affiliate.declined',
  }),
  endAffiliate: endpoint('POST', '/affiliates/:affiliateId/end', {
    summary: 'Ends a partnership, and says why',
    access: 'staff',
    audit: 'affiliate.ended',
  }),
});
