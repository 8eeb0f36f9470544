import { ExternalLoginScreen } from '@/components/account/sessions/screens/ExternalLoginScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.auth.external;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, ExternalLoginScreen, { slim: true });
