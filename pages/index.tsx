import { LandingScreen } from '@/components/homes/homes/landing/LandingScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { settings } from '@/contract/account/settings/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
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
