import { ExternalScreen } from '@/components/auth/ExternalScreen';
import { publicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.auth.external;

export const getServerSideProps = publicProps(route, () => []);

export default publicPage(route, ExternalScreen);
