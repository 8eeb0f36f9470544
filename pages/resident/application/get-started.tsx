import { GetStartedScreen } from '@/components/application/GetStartedScreen';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.getStarted, GetStartedScreen);
