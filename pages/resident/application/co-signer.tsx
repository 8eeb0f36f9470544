import { CoSignerPage } from '@/components/application/ApplicantScreens';
import { createPublicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default createPublicPage(routes.application.coSigner, CoSignerPage);
