import { CoSignerScreen } from '@/components/application/ApplicantScreens';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.coSigner, CoSignerScreen);
