import { createPublicPage } from '@/components/layout/page/publicPages';
import { CoApplicantScreen } from '@/components/leasing/applications/coApplicant/CoApplicantScreen';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.application.coApplicant;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, CoApplicantScreen);
