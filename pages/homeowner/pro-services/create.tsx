import { OwnerServicesScreen } from '@/components/care/proServices/orders/ServiceCatalogScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { proServices } from '@/contract/care/proServices/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.homeowner.proServices.create;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(proServices.listServiceOrders, { query: { as: 'owner' } }),
]);

export default createAccountPage(route, OwnerServicesScreen);
