import { createAccountPage } from '@/components/layout/page/accountPages';
import { TodayVisitsScreen } from '@/components/leasing/appointments/staff/TodayVisitsScreen';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskVisits;

export const getServerSideProps = accountProps(route, () => [apiQuery(workOrders.listVisits)]);

export default createAccountPage(route, TodayVisitsScreen);
