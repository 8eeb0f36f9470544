import { addresses } from '@/contract/addresses/endpoints';
import { addressesSchemas } from '@/contract/addresses/schemas';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { suggestAddresses } from './service';

export const addressesRoutes = implement(addresses, addressesSchemas, {
  suggestAddresses: withResource({
    load: ({ query }) => query.q,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: ({ loaded, services, person }) => suggestAddresses({ services, person }, loaded),
  }),
});
