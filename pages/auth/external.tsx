import { ExternalLoginScreen } from '@/components/account/sessions/screens/ExternalLoginScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.auth.external;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, ExternalLoginScreen);
