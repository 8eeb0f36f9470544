import { ListingFeedsScreen } from '@/components/homes/listingFeeds/ListingFeedsScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskListingFeeds;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(listingFeeds.listListingFeeds),
  apiQuery(regions.listRegions),
]);

export default createAccountPage(route, ListingFeedsScreen);
