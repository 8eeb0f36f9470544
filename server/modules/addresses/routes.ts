import { addresses } from '@/contract/addresses/endpoints';
import { addressesSchemas } from '@/contract/addresses/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { suggestAddresses } from './service';

export const addressesRoutes = implement(addresses, addressesSchemas, {
  suggestAddresses: {
    authorize: audienceOnly,
    handle: ({ db, services, query }) => suggestAddresses(db, services.geocoding, query.q),
  },
});
