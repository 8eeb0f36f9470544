import { maintenancePage } from '@/components/care/workOrders/maintenancePages';
import { routes } from '@/contract/routes';
import { maintenanceQueries } from '@/lib/account/maintenanceQueries';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.maintenance;

export const getServerSideProps = accountProps(route, maintenanceQueries);

export default maintenancePage(route, 'portfolio');
