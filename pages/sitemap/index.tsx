import { createPublicPage } from '@/components/layout/page/publicPages';
import { SitemapScreen } from '@/components/layout/sitemap/SitemapScreen';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.sitemap.all;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, SitemapScreen);
