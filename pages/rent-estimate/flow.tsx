import { ResumeEstimateScreen } from '@/components/estimate/onboarding/ResumeEstimateScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.rentEstimate.flow, ResumeEstimateScreen);
