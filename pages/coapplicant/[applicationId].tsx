import { CoApplicantScreen } from '@/components/application/CoApplicantScreen';
import { createPublicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.application.coApplicant;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, CoApplicantScreen);
