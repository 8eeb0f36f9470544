import { LedgerAccountScreen } from '@/components/account/moneyDesk/LedgerAccountScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { ledger } from '@/contract/ledger/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.ledgerAccount;

export const getServerSideProps = accountProps(route, ({ accountCode }) => [
  apiQuery(ledger.listLedgerLines, { query: { account: accountCode } }),
]);

export default createAccountPage(route, LedgerAccountScreen);
