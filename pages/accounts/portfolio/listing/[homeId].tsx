import { ListingScreen } from '@/components/homes/listings/ListingScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { listings } from '@/contract/homes/listings/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.listing;

export const getServerSideProps = accountProps(
  route,
  ({ homeId }) => [apiQuery(listings.getListing, { params: { homeId } })],
  { afterAccount: (_known, { homeId }) => [apiQuery(listings.getPhotoSession, { params: { homeId } })] },
);

export default createAccountPage(route, ListingScreen);
