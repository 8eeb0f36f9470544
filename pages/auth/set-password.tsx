import { SetPasswordScreen } from '@/components/auth/SetPasswordScreen';
import { createPublicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.setPassword;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, SetPasswordScreen);
