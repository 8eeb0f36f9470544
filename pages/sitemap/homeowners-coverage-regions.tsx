import { createPublicPage } from '@/components/layout/pages';
import { CoverageRegionsScreen } from '@/components/sitemap/CoverageScreen';
import { places } from '@/contract/places';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.sitemap.coverage;

export const getServerSideProps = sharedProps(
  route,
  () => [apiQuery(places.listPlaces, { query: { kind: 'region', limit: 500 } })],
  { seconds: 300 },
);

export default createPublicPage(route, CoverageRegionsScreen);
