import { HomeScreen } from '@/components/homes/homes/home/HomeScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { homes } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';

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
