import { PageView } from '@/components/content/page/PageView';
import { createContentPage } from '@/components/content/shared/contentPages';
import { ReferralSection } from '@/components/partners/ReferralSection';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routing/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.referral, 'referral');

export default createContentPage(PageView, Slices, { header: 'tertiary' }, ReferralSection);
