import { QualificationStepScreen } from '@/components/homeowners/qualification/QualificationStepScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.homeowners.qualification.step, QualificationStepScreen);
