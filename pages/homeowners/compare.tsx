import { CompareScreen } from '@/components/homeowners/compare/CompareScreen';
import { createPublicPage } from '@/components/layout/pages';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homeowners.compare;

export const getServerSideProps = publicProps(route, () => [
  apiQuery(payoutPlans.listPayoutPlans, {}),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, CompareScreen);
