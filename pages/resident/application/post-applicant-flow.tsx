import { ApplicationTrackerScreen } from '@/components/application/tracker/ApplicationTrackerScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.tracker, ApplicationTrackerScreen);
