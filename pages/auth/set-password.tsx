import { SetPasswordScreen } from '@/components/account/sessions/screens/SetPasswordScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.auth.setPassword;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, SetPasswordScreen, { slim: true });
