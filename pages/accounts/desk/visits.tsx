import { createAccountPage } from '@/components/layout/page/accountPages';
import { TodayVisitsScreen } from '@/components/leasing/appointments/staff/TodayVisitsScreen';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskVisits;

export const getServerSideProps = accountProps(route, () => [apiQuery(workOrders.listVisits)]);

export default createAccountPage(route, TodayVisitsScreen);
