import { ListingPerformanceScreen } from '@/components/homes/listingPerformance/ListingPerformanceScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { listingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.homeListingPerformance;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(listingPerformance.getPerformance, { params: { homeId } }),
]);

export default createAccountPage(route, ListingPerformanceScreen);
