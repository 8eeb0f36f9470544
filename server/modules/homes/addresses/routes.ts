import { addresses } from '@/contract/homes/addresses/endpoints';
import { addressesSchemas } from '@/contract/homes/addresses/schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { suggestAddresses } from './index';

export const addressesRoutes = implement(addresses, addressesSchemas, {
  suggestAddresses: withResource({
    load: ({ query }) => query.q,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ loaded, services, person }) => suggestAddresses({ services, person }, loaded),
  }),
});
