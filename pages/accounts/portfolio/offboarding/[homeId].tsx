import { createAccountPage } from '@/components/layout/page/accountPages';
import { OffboardingScreen } from '@/components/tenancy/offboardings/OffboardingScreen';
import { routes } from '@/contract/routes';
import { offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.offboarding;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(offboardings.getOffboarding, { params: { homeId } }),
]);

export default createAccountPage(route, OffboardingScreen);
