import { SetPasswordScreen } from '@/components/account/sessions/screens/SetPasswordScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.auth.setPassword;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, SetPasswordScreen);
