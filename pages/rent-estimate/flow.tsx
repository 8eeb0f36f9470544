import { ResumeEstimateScreen } from '@/components/estimate/ResumeScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.rentEstimate.flow, ResumeEstimateScreen);
