import { createPublicPage } from '@/components/layout/page/publicPages';
import { GetStartedScreen } from '@/components/leasing/applications/getStarted/GetStartedScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.getStarted, GetStartedScreen, { slim: true });
