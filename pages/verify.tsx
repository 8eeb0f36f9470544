import { publicPage } from '@/components/layout/pages';
import { VerifyScreen } from '@/components/verify/VerifyScreen';
import { staticProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.verify;

export const getStaticProps = staticProps(route, () => [], { seconds: 3600 });

export default publicPage(route, VerifyScreen);
