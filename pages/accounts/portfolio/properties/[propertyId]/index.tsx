import { OwnedHomeScreen } from '@/components/homes/homes/owner/OwnedHomeScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { homeMembers } from '@/contract/homes/homeMembers/endpoints';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.property;

export const getServerSideProps = accountProps(route, ({ propertyId }) => [
  apiQuery(account.getOwnedHome, { params: { homeId: propertyId } }),
  apiQuery(todos.listTodos),
  apiQuery(homeMembers.listHomeMembers, { params: { homeId: propertyId } }),
  apiQuery(homeSetup.getHomeProfile, { params: { homeId: propertyId } }),
]);

export default createAccountPage(route, OwnedHomeScreen);
