import { createAccountPage } from '@/components/layout/page/accountPages';
import { SellScreen } from '@/components/money/wealth/sell/SellScreen';
import { wealth } from '@/contract/money/wealth/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homeSale;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(wealth.getWealth, { params: { homeId } }),
  apiQuery(wealth.getSaleOutlook, { params: { homeId } }),
]);

export default createAccountPage(route, SellScreen);
