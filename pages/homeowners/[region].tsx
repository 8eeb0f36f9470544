import { RegionScreen } from '@/components/homes/regions/RegionScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { settings } from '@/contract/account/settings/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';

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
