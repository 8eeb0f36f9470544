import { LandingScreen } from '@/components/homes/landing/LandingScreen';
import { createPublicPage } from '@/components/layout/pages';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';
import { newestHomesQuery, regionsQuery } from '@/lib/searchHref';

const route = routes.landing;

export const getServerSideProps = sharedProps(
  route,
  () => [newestHomesQuery(), apiQuery(payoutPlans.listPayoutPlans, {}), regionsQuery(), apiQuery(regions.listRegions)],
  { seconds: 60 },
);

export default createPublicPage(route, LandingScreen, { header: 'secondary' });
