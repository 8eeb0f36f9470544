import { maintenanceTaskPage } from '@/components/care/workOrders/maintenancePages';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.maintenanceTask;

export const getServerSideProps = accountProps(route, ({ taskId: workOrderId }) => [
  apiQuery(workOrders.getWorkOrder, { params: { workOrderId } }),
]);

export default maintenanceTaskPage(route, 'portfolio');
