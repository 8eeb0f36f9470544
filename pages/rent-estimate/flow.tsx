import { ResumeEstimateScreen } from '@/components/homes/estimates/onboarding/ResumeEstimateScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.rentEstimate.flow, ResumeEstimateScreen, { slim: true });
