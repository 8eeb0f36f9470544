import { endpoint, resource } from '@/contract/endpoint';
import type { listingReportsSchemas } from './schemas';

export type * from './schemas';

export const listingReports = resource<typeof listingReportsSchemas>('listingReports')({
  createListingReport: endpoint('POST', '/homes/:homeId/reports', {
    summary: 'Reports what is wrong with a listing, with or without a name and an address to write to',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'listing.reported',
  }),
});
