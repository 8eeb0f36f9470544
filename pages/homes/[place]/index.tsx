import { HomesScreen } from '@/components/homes/HomesScreen';
import { createPublicPage } from '@/components/layout/pages';
import { homeSearchQueries } from '@/lib/homeFilters';
import { placeProps } from '@/lib/page/homes.server';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.inPlace;

export const getServerSideProps = placeProps(
  sharedProps(route, ({ place }, query) => homeSearchQueries(place, query), { seconds: 5 }),
);

export default createPublicPage(route, HomesScreen);
