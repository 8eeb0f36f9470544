import { createPublicPage } from '@/components/layout/page/publicPages';
import { DownloadScreen } from '@/components/onboarding/qualifications/introduction/DownloadScreen';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.homeowners.x.download;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, DownloadScreen, { slim: true });
