import { createPublicPage } from '@/components/layout/page/publicPages';
import { QualificationResultScreen } from '@/components/onboarding/qualifications/QualificationResultScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.homeowners.qualification.success, QualificationResultScreen, { slim: true });
