import { ledger } from '@/contract/money/ledger/endpoints';
import { ledgerSchemas } from '@/contract/money/ledger/schemas';
import { implement } from '@/server/http/implement';
import { exportBooks } from './exports/exports';
import { exportHistory, findAccounts, readHistory } from './history/history';
import { canReadBooks } from './policy';

export const ledgerRoutes = implement(ledger, ledgerSchemas, {
  listLedgerAccounts: {
    duties: ['money'],
    authorize: canReadBooks,
    runAs: 'system',
    handle: async ({ db, query }) => ({ items: await findAccounts(db, query.query ?? '') }),
  },
  listLedgerLines: {
    duties: ['money'],
    authorize: canReadBooks,
    runAs: 'system',
    handle: ({ db, query }) => readHistory(db, query.account, query.before ?? null),
  },
  exportBooks: {
    duties: ['money'],
    authorize: canReadBooks,
    runAs: 'system',
    handle: ({ db, query, now }) => exportBooks(db, query, now),
  },
  exportLedgerLines: {
    duties: ['money'],
    authorize: canReadBooks,
    runAs: 'system',
    handle: ({ db, query }) => exportHistory(db, query.account, query),
  },
});
