import { createAccountPage } from '@/components/layout/page/accountPages';
import { SetupScreen } from '@/components/onboarding/homeSetup/SetupScreen';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.setup;

export const getServerSideProps = accountProps(route, ({ propertyId }) => [
  apiQuery(homeSetup.getSetup, { params: { homeId: propertyId } }),
]);

export default createAccountPage(route, SetupScreen);
