import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { components } from '@/slices';

export const getStaticProps = pageProps(routes.affiliates, 'affiliates');

export default contentPage(PageView, components);
