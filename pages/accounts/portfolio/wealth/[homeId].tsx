import { createAccountPage } from '@/components/layout/page/accountPages';
import { WealthAnalysisScreen } from '@/components/money/wealth/WealthAnalysisScreen';
import { wealth } from '@/contract/money/wealth/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homeWealth;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(wealth.getWealth, { params: { homeId } }),
]);

export default createAccountPage(route, WealthAnalysisScreen);
