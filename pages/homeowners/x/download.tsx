import { DownloadScreen } from '@/components/homeowners/introduction/PhoneScreen';
import { createPublicPage } from '@/components/layout/pages';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.homeowners.x.download;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, DownloadScreen);
