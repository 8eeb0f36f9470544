import { HomeScreen } from '@/components/homes/HomeScreen';
import { createPublicPage } from '@/components/layout/pages';
import { homes } from '@/contract/homes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.one;

export const getServerSideProps = sharedProps(
  route,
  ({ homeId }) => [
    apiQuery(homes.getHome, { params: { homeId } }),
    apiQuery(homes.similarHomes, { params: { homeId } }),
    apiQuery(homes.getSurroundings, { params: { homeId } }),
  ],
  { seconds: 30 },
);

export default createPublicPage(route, HomeScreen);
