import { ledger } from '@/contract/ledger/endpoints';
import { ledgerSchemas } from '@/contract/ledger/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import { implement } from '@/server/http/implement';
import { exportHistory, findAccounts, readHistory } from './history/service';
import { canReadBooks } from './policy';

const FIRST_DAY = '2000-01-01';

export const ledgerRoutes = implement(ledger, ledgerSchemas, {
  listLedgerAccounts: {
    authorize: canReadBooks,
    runAs: 'system',
    handle: async ({ db, query }) => ({ items: await findAccounts(db, query.query ?? '') }),
  },
  listLedgerLines: {
    authorize: canReadBooks,
    runAs: 'system',
    handle: ({ db, query }) => readHistory(db, query.account, query.before ?? null),
  },
  exportLedgerLines: {
    authorize: canReadBooks,
    runAs: 'system',
    handle: ({ db, query, now }) =>
      exportHistory(db, query.account, { from: query.from ?? FIRST_DAY, until: query.until ?? officeDay(now) }),
  },
});
