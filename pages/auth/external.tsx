import { ExternalLoginScreen } from '@/components/auth/ExternalScreen';
import { createPublicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.external;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, ExternalLoginScreen);
