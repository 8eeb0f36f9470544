import { TodayVisitsScreen } from '@/components/account/visits/TodayVisitsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { workOrders } from '@/contract/workOrders/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskVisits;

export const getServerSideProps = accountProps(route, () => [apiQuery(workOrders.listVisits)]);

export default createAccountPage(route, TodayVisitsScreen);
