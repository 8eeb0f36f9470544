import { LoginScreen } from '@/components/account/sessions/screens/LoginScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.auth.login;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, LoginScreen);
