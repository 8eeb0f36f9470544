import { createAccountPage } from '@/components/layout/page/accountPages';
import { PayoutRunScreen } from '@/components/money/payouts/staff/PayoutRunScreen';
import { payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.payoutRun;

export const getServerSideProps = accountProps(route, ({ payoutRunId }) => [
  apiQuery(payouts.getPayoutRun, { params: { payoutRunId } }),
]);

export default createAccountPage(route, PayoutRunScreen);
