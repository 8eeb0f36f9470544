import { ListingScreen } from '@/components/account/homes/ListingScreen';
import { accountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.portfolio.listingPerformance;

export const getServerSideProps = accountProps(route);

export default accountPage(route, ListingScreen);
