import { CompareScreen } from '@/components/homeowners/compare/CompareScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { regions } from '@/contract/regions/endpoints';
import { apiQuery } from '@/lib/api/query';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowners.compare;

export const getServerSideProps = publicProps(route, () => [
  apiQuery(payoutPlans.listPayoutPlans, {}),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, CompareScreen);
