import { ApplicationSubmittedScreen } from '@/components/application/success/ApplicationSubmittedScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.success, ApplicationSubmittedScreen);
