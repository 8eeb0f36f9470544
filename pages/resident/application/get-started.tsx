import { GetStartedScreen } from '@/components/application/getStarted/GetStartedScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.getStarted, GetStartedScreen);
