import { endpoint, resource } from '@/contract/endpoint';
import type { returnRatesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How many bank debits come back, against the limits of the Nacha Operating Rules. */
export const returnRates = resource<typeof returnRatesSchemas>('returnRates')({
  listReturnRates: endpoint('GET', '/return-rates', {
    summary: 'Return rates of bank debits over 60 days, their limits, and the alerts that were raised',
    access: 'staff',
  }),
});
