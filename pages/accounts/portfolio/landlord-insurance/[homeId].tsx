import { createAccountPage } from '@/components/layout/page/accountPages';
import { InsuranceScreen } from '@/components/tenancy/insurance/InsuranceScreen';
import { routes } from '@/contract/routes';
import { insurance } from '@/contract/tenancy/insurance/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homeInsurance;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(insurance.getInsurance, { params: { homeId } }),
]);

export default createAccountPage(route, InsuranceScreen);
