import { GetStartedScreen } from '@/components/application/GetStartedScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.getStarted, GetStartedScreen);
