import { HomesScreen } from '@/components/homes/HomesScreen';
import { publicPage } from '@/components/layout/pages';
import { wantedHomes } from '@/lib/homeFilters';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.all;

export const getServerSideProps = sharedProps(route, (_, query) => wantedHomes(undefined, query), { seconds: 5 });

export default publicPage(route, HomesScreen);
