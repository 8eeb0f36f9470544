import { createPublicPage } from '@/components/layout/page/publicPages';
import { CompareScreen } from '@/components/money/payoutPlans/compare/CompareScreen';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { publicProps } from '@/lib/page/public.server';

const route = routes.homeowners.compare;

export const getServerSideProps = publicProps(route, () => [
  apiQuery(payoutPlans.listPayoutPlans, {}),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, CompareScreen);
