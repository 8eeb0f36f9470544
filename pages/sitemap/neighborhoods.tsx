import { publicPage } from '@/components/layout/pages';
import { NeighborhoodsScreen } from '@/components/sitemap/NeighborhoodsScreen';
import { staticProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';
import { searchQuery } from '@/lib/searchHref';

const route = routes.sitemap.neighborhoods;

export const getStaticProps = staticProps(route, () => [searchQuery({})], { seconds: 300 });

export default publicPage(route, NeighborhoodsScreen);
