import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { slices } from '@/slices/drawn';

export const getStaticProps = pageProps(routes.privacy, 'privacy-policy');

export default contentPage(PageView, slices);
