import { estimateQuery } from '@/components/homes/estimates/report/estimateQuery';
import { EstimateSuccessScreen } from '@/components/homes/estimates/success/EstimateSuccessScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.rentEstimate.success;

export const getServerSideProps = publicProps(route, (_, query) => [estimateQuery(query)]);

export default createPublicPage(route, EstimateSuccessScreen);
