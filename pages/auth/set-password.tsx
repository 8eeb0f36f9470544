import { SetPasswordScreen } from '@/components/auth/SetPasswordScreen';
import { publicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.setPassword;

export const getServerSideProps = publicProps(route, () => []);

export default publicPage(route, SetPasswordScreen);
