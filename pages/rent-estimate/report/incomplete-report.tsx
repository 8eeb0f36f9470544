import { IncompleteReportScreen } from '@/components/homes/estimates/onboarding/IncompleteReportScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.rentEstimate.incompleteReport, IncompleteReportScreen);
