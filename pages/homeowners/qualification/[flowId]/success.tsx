import { QualificationResultScreen } from '@/components/homeowners/qualification/QualificationResultScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.homeowners.qualification.success, QualificationResultScreen);
