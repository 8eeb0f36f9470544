import { HomesScreen } from '@/components/homes/homes/list/HomesScreen';
import { filtersFromUrl, homeSearchQueries } from '@/components/homes/homes/search/filters/homeFilters';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { searchTextProps } from '@/lib/page/homes.server';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.homes.all;

export const getServerSideProps = searchTextProps(
  sharedProps(route, (_, query) => homeSearchQueries(undefined, query), { seconds: 5 }),
  (query) => filtersFromUrl(undefined, query),
);

export default createPublicPage(route, HomesScreen);
