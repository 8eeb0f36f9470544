import { OutOfCoverageScreen } from '@/components/homes/estimates/outOfCoverage/OutOfCoverageScreen';
import { estimateQuery } from '@/components/homes/estimates/report/estimateQuery';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.rentEstimate.outOfCoverage;

export const getServerSideProps = publicProps(route, (_, query) => [estimateQuery(query)]);

export default createPublicPage(route, OutOfCoverageScreen);
