import { createPublicPage } from '@/components/layout/page/publicPages';
import { VerifyScreen } from '@/components/platform/signing/verify/VerifyScreen';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.verify;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, VerifyScreen);
