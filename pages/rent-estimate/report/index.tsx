import { estimateQuery } from '@/components/homes/estimates/report/estimateQuery';
import { RentReportScreen } from '@/components/homes/estimates/report/RentReportScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { regions } from '@/contract/homes/regions/endpoints';
import { payoutPlans } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { publicProps } from '@/lib/page/public.server';

const route = routes.rentEstimate.report;

export const getServerSideProps = publicProps(route, (_, query) => [
  estimateQuery(query),
  apiQuery(payoutPlans.listPayoutPlans),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, RentReportScreen);
