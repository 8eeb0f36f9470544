import { ApplicantScreen } from '@/components/application/ApplicantScreens';
import { publicPage } from '@/components/layout/pages';
import { routes } from '@/lib/routes';

export default publicPage(routes.application.part, ApplicantScreen);
