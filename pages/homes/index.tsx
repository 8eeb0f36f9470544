import { HomesScreen } from '@/components/homes/HomesScreen';
import { createPublicPage } from '@/components/layout/pages';
import { homeSearchQueries } from '@/lib/homeFilters';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.all;

export const getServerSideProps = sharedProps(route, (_, query) => homeSearchQueries(undefined, query), { seconds: 5 });

export default createPublicPage(route, HomesScreen);
