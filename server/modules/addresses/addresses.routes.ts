import { addresses } from '@/contract/addresses';
import { addressesSchemas } from '@/contract/addresses.schemas';
import { implement } from '@/server/http/implement';
import { suggestAddresses } from './addresses.service';

export const addressesRoutes = implement(addresses, addressesSchemas, {
  suggestAddresses: {
    may: 'anyone',
    handle: ({ db, services, query }) => suggestAddresses(db, services.geocoding, query.q),
  },
});
