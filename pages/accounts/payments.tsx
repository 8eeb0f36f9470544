import { createAccountPage } from '@/components/layout/page/accountPages';
import { PaymentsScreen } from '@/components/money/payments/PaymentsScreen';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.payments;

export const getServerSideProps = accountProps(route, () => [apiQuery(paymentMethods.listPaymentMethods)]);

export default createAccountPage(route, PaymentsScreen);
