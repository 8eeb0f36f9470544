import { OwnedHomesScreen } from '@/components/account/homes/HomesOwnedScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.portfolio.properties;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, OwnedHomesScreen);
