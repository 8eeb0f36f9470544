import { createPublicPage } from '@/components/layout/page/publicPages';
import { SmoothPaymentsSuccessScreen } from '@/components/money/smoothPayments/SmoothPaymentsSuccessScreen';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.smoothPayments.success;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(smoothPayments.getSmoothPayments, { params: { homeId } }),
]);

export default createPublicPage(route, SmoothPaymentsSuccessScreen, { slim: true });
