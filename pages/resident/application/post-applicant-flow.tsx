import { createPublicPage } from '@/components/layout/page/publicPages';
import { ApplicationTrackerScreen } from '@/components/leasing/applications/tracker/ApplicationTrackerScreen';
import { routes } from '@/contract/routes';

export default createPublicPage(routes.application.tracker, ApplicationTrackerScreen, { slim: true });
