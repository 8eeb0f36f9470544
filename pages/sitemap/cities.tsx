import { createPublicPage } from '@/components/layout/page/publicPages';
import { CitiesScreen } from '@/components/layout/sitemap/CitiesScreen';
import { places } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.sitemap.cities;

export const getServerSideProps = sharedProps(
  route,
  () => [apiQuery(places.listPlaces, { query: { kind: 'city', limit: 500 } })],
  { seconds: 300 },
);

export default createPublicPage(route, CitiesScreen);
