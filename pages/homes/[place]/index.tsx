import { HomesScreen } from '@/components/homes/homes/list/HomesScreen';
import { homeSearchQueries } from '@/components/homes/homes/search/filters/homeFilters';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { placeProps } from '@/lib/page/homes.server';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.homes.inPlace;

export const getServerSideProps = placeProps(
  sharedProps(route, ({ place }, query) => homeSearchQueries(place, query), { seconds: 5 }),
);

export default createPublicPage(route, HomesScreen);
