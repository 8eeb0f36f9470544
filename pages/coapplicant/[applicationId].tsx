import { createPublicPage } from '@/components/layout/page/publicPages';
import { CoApplicantScreen } from '@/components/leasing/applications/coApplicant/CoApplicantScreen';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.application.coApplicant;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, CoApplicantScreen, { slim: true });
