import { createAccountPage } from '@/components/layout/page/accountPages';
import { RentScreen } from '@/components/money/payments/PaymentsScreen';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { routes } from '@/contract/routes';
import { paymentQueries } from '@/lib/account/residenceQueries';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.payments;

export const getServerSideProps = accountProps(route, () => [apiQuery(paymentMethods.listPaymentMethods)], {
  afterAccount: paymentQueries,
});

export default createAccountPage(route, RentScreen);
