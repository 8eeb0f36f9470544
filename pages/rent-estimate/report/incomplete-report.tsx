import { IncompleteReportScreen } from '@/components/estimate/onboarding/IncompleteReportScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.rentEstimate.incompleteReport, IncompleteReportScreen);
