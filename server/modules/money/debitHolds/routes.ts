import { debitHolds } from '@/contract/money/debitHolds/endpoints';
import { debitHoldsSchemas } from '@/contract/money/debitHolds/schemas';
import { implement } from '@/server/http/implement';
import { canSeeDebitHolds } from './policy';
import { presentHolds } from './presenter';

export const debitHoldsRoutes = implement(debitHolds, debitHoldsSchemas, {
  listDebitHolds: {
    duties: ['money'],
    authorize: canSeeDebitHolds,
    runAs: 'system',
    handle: ({ db, now }) => presentHolds(db, now),
  },
});
