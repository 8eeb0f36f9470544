import { createAccountPage } from '@/components/layout/page/accountPages';
import { LedgerAccountScreen } from '@/components/money/ledger/staff/LedgerAccountScreen';
import { ledger } from '@/contract/money/ledger/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.ledgerAccount;

export const getServerSideProps = accountProps(route, ({ accountCode }) => [
  apiQuery(ledger.listLedgerLines, { query: { account: accountCode } }),
]);

export default createAccountPage(route, LedgerAccountScreen);
