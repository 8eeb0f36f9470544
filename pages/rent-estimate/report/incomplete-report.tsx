import { IncompleteReportScreen } from '@/components/estimate/IncompleteScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.rentEstimate.incompleteReport, IncompleteReportScreen);
