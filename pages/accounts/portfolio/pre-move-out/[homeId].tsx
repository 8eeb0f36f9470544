import { createAccountPage } from '@/components/layout/page/accountPages';
import { OwnerMoveOutScreen } from '@/components/tenancy/moveOuts/OwnerMoveOutScreen';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homePreMoveOut;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(account.getOwnedHome, { params: { homeId } }),
]);

export default createAccountPage(route, OwnerMoveOutScreen);
