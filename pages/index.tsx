import { LandingScreen } from '@/components/homes/landing/LandingScreen';
import { publicPage } from '@/components/layout/pages';
import { homes } from '@/contract/homes';
import { payoutPlans } from '@/contract/payoutPlans';
import { places } from '@/contract/places';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { staticProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.landing;

export const getStaticProps = staticProps(
  route,
  () => [
    apiQuery(homes.searchHomes, {}),
    apiQuery(payoutPlans.listPayoutPlans, {}),
    apiQuery(places.listPlaces, { query: { kind: 'region', limit: 50 } }),
    apiQuery(regions.listRegions),
  ],
  { seconds: 60 },
);

export default publicPage(route, LandingScreen, { header: 'secondary' });
