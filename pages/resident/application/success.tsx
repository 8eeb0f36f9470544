import { createPublicPage } from '@/components/layout/page/publicPages';
import { ApplicationSubmittedScreen } from '@/components/leasing/applications/success/ApplicationSubmittedScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.success, ApplicationSubmittedScreen, { slim: true });
