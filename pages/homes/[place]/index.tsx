import { HomesScreen } from '@/components/homes/HomesScreen';
import { publicPage } from '@/components/layout/pages';
import { wantedHomes } from '@/lib/homeFilters';
import { placeProps } from '@/lib/page/homes.server';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homes.inPlace;

export const getServerSideProps = placeProps(
  sharedProps(route, ({ place }, query) => wantedHomes(place, query), { seconds: 5 }),
);

export default publicPage(route, HomesScreen);
