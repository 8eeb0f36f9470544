import { RegionScreen } from '@/components/homeowners/region/RegionScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { regions } from '@/contract/regions/endpoints';
import { settings } from '@/contract/settings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowners.inRegion;

export const getServerSideProps = sharedProps(
  route,
  ({ region }) => [
    apiQuery(regions.getMarketStats, { params: { regionKey: region } }),
    apiQuery(payoutPlans.listPayoutPlans, {}),
    apiQuery(settings.getSettings),
  ],
  { seconds: 300 },
);

export default createPublicPage(route, RegionScreen, { regionPage: true });
