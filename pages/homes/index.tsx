import { HomesScreen } from '@/components/homes/HomesScreen';
import { publicPage } from '@/components/layout/pages';
import { wantedHomes } from '@/lib/homeFilters';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.all;

export const getServerSideProps = publicProps(route, (_, query) => wantedHomes(undefined, query));

export default publicPage(route, HomesScreen);
