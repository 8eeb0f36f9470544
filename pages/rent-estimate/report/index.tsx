import { estimateQuery } from '@/components/estimate/report/estimateQuery';
import { RentReportScreen } from '@/components/estimate/report/RentReportScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { payoutPlans } from '@/contract/payoutPlans/endpoints';
import { regions } from '@/contract/regions/endpoints';
import { apiQuery } from '@/lib/api/query';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.rentEstimate.report;

export const getServerSideProps = publicProps(route, (_, query) => [
  estimateQuery(query),
  apiQuery(payoutPlans.listPayoutPlans),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, RentReportScreen);
