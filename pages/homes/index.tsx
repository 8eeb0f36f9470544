import { HomesScreen } from '@/components/homes/list/HomesScreen';
import { homeSearchQueries } from '@/components/homes/search/filters/homeFilters';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homes.all;

export const getServerSideProps = sharedProps(route, (_, query) => homeSearchQueries(undefined, query), { seconds: 5 });

export default createPublicPage(route, HomesScreen);
