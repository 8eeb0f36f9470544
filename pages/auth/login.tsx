import { LoginScreen } from '@/components/account/sessions/screens/LoginScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.auth.login;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, LoginScreen, { slim: true });
