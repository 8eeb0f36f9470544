import { AccountRouteScreen } from '@/components/account/AtScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { queriesFor } from '@/lib/accountPlaces';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.at;

export const getServerSideProps = accountProps(route, ({ at }) => queriesFor(at));

export default createAccountPage(route, AccountRouteScreen);
