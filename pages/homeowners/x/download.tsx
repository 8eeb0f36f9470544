import { createPublicPage } from '@/components/layout/page/publicPages';
import { DownloadScreen } from '@/components/onboarding/qualifications/introduction/DownloadScreen';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routing/routes';

const route = routes.homeowners.x.download;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, DownloadScreen);
