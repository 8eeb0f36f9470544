import { LoginScreen } from '@/components/auth/LoginScreen';
import { createPublicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.login;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, LoginScreen);
