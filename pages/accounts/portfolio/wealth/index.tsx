import { createAccountPage } from '@/components/layout/page/accountPages';
import { WealthPageScreen } from '@/components/money/wealth/wealthPages';
import { wealth } from '@/contract/money/wealth/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.wealth;

export const getServerSideProps = accountProps(route, () => [apiQuery(wealth.listWealth)]);

export default createAccountPage(route, WealthPageScreen);
