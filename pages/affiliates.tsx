import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { AffiliateSection } from '@/components/partners/AffiliatePart';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.affiliates, 'affiliates');

export default createContentPage(PageView, Slices, {}, AffiliateSection);
