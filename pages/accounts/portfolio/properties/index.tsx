import { HomesOwnedScreen } from '@/components/account/homes/HomesOwnedScreen';
import { accountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.portfolio.properties;

export const getServerSideProps = accountProps(route);

export default accountPage(route, HomesOwnedScreen);
