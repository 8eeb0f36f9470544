import { AccountRouteScreen } from '@/components/account/account/route/AccountRouteScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { queriesFor } from '@/lib/account/accountRoutes';
import { accountProps } from '@/lib/page/account.server';
import { fullAddressProps } from '@/lib/page/accountAddress.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.at;

export const getServerSideProps = fullAddressProps(accountProps(route, ({ at }) => queriesFor(at)));

export default createAccountPage(route, AccountRouteScreen);
