import { LandingScreen } from '@/components/homes/landing/LandingScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { regions } from '@/contract/regions/endpoints';
import { settings } from '@/contract/settings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';
import { newestHomesQuery, regionsQuery } from '@/lib/search/searchHref';

const route = routes.landing;

export const getServerSideProps = sharedProps(
  route,
  () => [
    newestHomesQuery(),
    apiQuery(payoutPlans.listPayoutPlans, {}),
    regionsQuery(),
    apiQuery(regions.listRegions),
    apiQuery(settings.getSettings),
  ],
  { seconds: 60, flags: ['homepage_entry_order'] },
);

export default createPublicPage(route, LandingScreen, { header: 'secondary' });
