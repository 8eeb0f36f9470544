import { ListingPerformanceScreen } from '@/components/account/homes/ListingScreen';
import { createAccountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.portfolio.listingPerformance;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, ListingPerformanceScreen);
