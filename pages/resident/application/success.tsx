import { ApplicationSubmittedScreen } from '@/components/application/SuccessScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.success, ApplicationSubmittedScreen);
