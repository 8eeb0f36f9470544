import { OutOfCoverageScreen } from '@/components/estimate/OutOfCoverageScreen';
import { createPublicPage } from '@/components/layout/pages';
import { estimateQuery } from '@/lib/estimateQuery';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.rentEstimate.outOfCoverage;

export const getServerSideProps = publicProps(route, (_, query) => [estimateQuery(query)]);

export default createPublicPage(route, OutOfCoverageScreen);
