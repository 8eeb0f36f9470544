import { TrackerScreen } from '@/components/application/TrackerScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.tracker, TrackerScreen);
