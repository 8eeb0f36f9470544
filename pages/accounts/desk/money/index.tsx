import { MoneyDeskScreen } from '@/components/account/moneyDesk/MoneyDeskScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { moneyRequests } from '@/contract/moneyRequests/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.moneyDesk;

export const getServerSideProps = accountProps(route, () => [apiQuery(moneyRequests.listMoneyRequests)]);

export default createAccountPage(route, MoneyDeskScreen);
