import { ListingPerformancePageScreen } from '@/components/homes/listingPerformance/performancePages';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.listingPerformance;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, ListingPerformancePageScreen);
