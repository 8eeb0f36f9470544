import { troubleshootPage } from '@/components/care/workOrders/report/troubleshootPage';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.troubleshoot;

export const getServerSideProps = accountProps(route, ({ unitId: homeId }) => [
  apiQuery(workOrders.getReportableHome, { params: { homeId } }),
]);

export default troubleshootPage(route);
