import { returnRates } from '@/contract/money/returnRates/endpoints';
import { returnRatesSchemas } from '@/contract/money/returnRates/schemas';
import { implement } from '@/server/http/implement';
import { minDebitsOf } from './index';
import { canSeeReturnRates } from './policy';
import { presentRates } from './presenter';

export const returnRatesRoutes = implement(returnRates, returnRatesSchemas, {
  listReturnRates: {
    duties: ['money'],
    authorize: canSeeReturnRates,
    runAs: 'system',
    handle: ({ db, now, services }) => presentRates(db, { now, minDebits: minDebitsOf(services) }),
  },
});
