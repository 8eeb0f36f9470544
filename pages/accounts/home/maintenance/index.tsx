import { maintenancePage } from '@/components/care/workOrders/maintenancePages';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.maintenance;

export const getServerSideProps = accountProps(route, () => [apiQuery(workOrders.listReportableHomes)]);

export default maintenancePage(route, 'home');
