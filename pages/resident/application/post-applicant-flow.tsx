import { ApplicationTrackerScreen } from '@/components/application/TrackerScreen';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.tracker, ApplicationTrackerScreen);
