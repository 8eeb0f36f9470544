import { RegionScreen } from '@/components/homeowners/region/RegionScreen';
import { publicPage } from '@/components/layout/pages';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { staticProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homeowners.inRegion;

export const getStaticProps = staticProps(
  route,
  ({ region }) => [
    apiQuery(regions.getLocalFigures, { params: { regionKey: region } }),
    apiQuery(payoutPlans.listPayoutPlans, {}),
  ],
  { seconds: 300 },
);

export { onFirstVisit as getStaticPaths } from '@/lib/page/public.server';

export default publicPage(route, RegionScreen, { regionPage: true });
