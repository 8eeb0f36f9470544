import { createAccountPage } from '@/components/layout/page/accountPages';
import { EarningsPageScreen } from '@/components/money/payouts/owner/EarningsPageScreen';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.earnings;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(payouts.getEarnings, {}),
  apiQuery(payoutAccounts.listPayoutAccounts),
]);

export default createAccountPage(route, EarningsPageScreen);
