import { createAccountPage } from '@/components/layout/page/accountPages';
import { ReconciliationScreen } from '@/components/money/reconciliations/ReconciliationScreen';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.reconciliation;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(reconciliations.getReconciliation, { query: {} }),
]);

export default createAccountPage(route, ReconciliationScreen);
