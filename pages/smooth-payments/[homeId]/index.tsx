import { createPublicPage } from '@/components/layout/page/publicPages';
import { SmoothPaymentsScreen } from '@/components/money/smoothPayments/SmoothPaymentsScreen';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.smoothPayments.home;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(smoothPayments.getSmoothPayments, { params: { homeId } }),
]);

export default createPublicPage(route, SmoothPaymentsScreen, { slim: true });
