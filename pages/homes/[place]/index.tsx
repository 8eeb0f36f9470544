import { HomesScreen } from '@/components/homes/HomesScreen';
import { publicPage } from '@/components/layout/pages';
import { wantedHomes } from '@/lib/homeFilters';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.inPlace;

export const getServerSideProps = publicProps(route, ({ place }, query) => wantedHomes(place, query));

export default publicPage(route, HomesScreen);
