import { createPublicPage } from '@/components/layout/page/publicPages';
import { ApplicationTrackerScreen } from '@/components/leasing/applications/tracker/ApplicationTrackerScreen';
import { routes } from '@/lib/routing/routes';

export default createPublicPage(routes.application.tracker, ApplicationTrackerScreen);
