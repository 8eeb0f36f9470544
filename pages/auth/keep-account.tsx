import { KeepAccountScreen } from '@/components/account/sessions/screens/KeepAccountScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { publicProps } from '@/lib/page/public.server';

const route = routes.auth.keepAccount;

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, KeepAccountScreen, { slim: true });
