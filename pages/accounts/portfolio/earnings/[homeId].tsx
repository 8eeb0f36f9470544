import { createAccountPage } from '@/components/layout/page/accountPages';
import { EarningsScreen } from '@/components/money/payouts/owner/EarningsScreen';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homeEarnings;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(account.getOwnedHome, { params: { homeId } }),
]);

export default createAccountPage(route, EarningsScreen);
