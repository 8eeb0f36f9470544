import { createAccountPage } from '@/components/layout/page/accountPages';
import { SetupGroupScreen } from '@/components/onboarding/homeSetup/SetupGroupScreen';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.setupStep;

export const getServerSideProps = accountProps(route, ({ unitId }) => [
  apiQuery(homeSetup.getSetup, { params: { homeId: unitId } }),
]);

export default createAccountPage(route, SetupGroupScreen);
