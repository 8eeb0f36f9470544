import { ResidentServiceScreen } from '@/components/care/proServices/orders/OrderServiceScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { proServices } from '@/contract/care/proServices/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.resident.proServices.service;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(proServices.listServiceHomes, { query: { as: 'resident' } }),
]);

export default createAccountPage(route, ResidentServiceScreen);
