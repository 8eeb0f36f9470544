import { RentReportScreen } from '@/components/estimate/ReportScreen';
import { createPublicPage } from '@/components/layout/pages';
import { payoutPlans } from '@/contract/payoutPlans';
import { regions } from '@/contract/regions';
import { apiQuery } from '@/lib/api/query';
import { estimateQuery } from '@/lib/estimateQuery';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.rentEstimate.report;

export const getServerSideProps = publicProps(route, (_, query) => [
  estimateQuery(query),
  apiQuery(payoutPlans.listPayoutPlans),
  apiQuery(regions.listRegions),
]);

export default createPublicPage(route, RentReportScreen);
