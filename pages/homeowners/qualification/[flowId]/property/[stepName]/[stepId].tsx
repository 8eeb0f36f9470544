import { createPublicPage } from '@/components/layout/page/publicPages';
import { QualificationStepScreen } from '@/components/onboarding/qualifications/QualificationStepScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.homeowners.qualification.step, QualificationStepScreen, { slim: true });
