import { createPublicPage } from '@/components/layout/page/publicPages';
import { HomesToLoveScreen } from '@/components/layout/sitemap/HomesToLoveScreen';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';
import { searchQuery } from '@/lib/search/searchHref';

const route = routes.sitemap.homesToLove;

export const getServerSideProps = sharedProps(route, () => [searchQuery({})], { seconds: 300 });

export default createPublicPage(route, HomesToLoveScreen);
