import { createPublicPage } from '@/components/layout/pages';
import { HomesToLoveScreen } from '@/components/sitemap/HomesToLoveScreen';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';
import { searchQuery } from '@/lib/searchHref';

const route = routes.sitemap.homesToLove;

export const getServerSideProps = sharedProps(route, () => [searchQuery({})], { seconds: 300 });

export default createPublicPage(route, HomesToLoveScreen);
