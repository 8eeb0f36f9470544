import { endpoint, resource } from '@/contract/endpoint';
import type { addressesSchemas } from './schemas';

export type * from './schemas';

/** Addresses of homes anywhere in the US, whether we serve them or not. */
export const addresses = resource<typeof addressesSchemas>('addresses')({
  suggestAddresses: endpoint('GET', '/addresses', {
    summary: 'Addresses that what was typed may mean, best first, each with how exactly we know its place',
    access: 'public',
    rate: 'search',
  }),
});
