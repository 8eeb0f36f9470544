import { KeepAccountScreen } from '@/components/auth/KeepAccountScreen';
import { createPublicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.keepAccount;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, KeepAccountScreen);
