import { OwnerServiceOrderScreen } from '@/components/care/proServices/orders/ServiceOrderScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { proServices } from '@/contract/care/proServices/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.homeowner.proServices.order;

export const getServerSideProps = accountProps(route, ({ taskId }) => [
  apiQuery(proServices.getServiceOrder, { params: { serviceOrderId: taskId } }),
]);

export default createAccountPage(route, OwnerServiceOrderScreen);
