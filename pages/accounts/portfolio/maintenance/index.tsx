import { maintenancePage } from '@/components/care/workOrders/maintenancePages';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.portfolio.maintenance;

export const getServerSideProps = accountProps(route, () => [apiQuery(workOrders.listReportableHomes)]);

export default maintenancePage(route, 'portfolio');
