import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { ReferralSection } from '@/components/onboarding/referrals/ReferralSection';
import { routes } from '@/contract/routes';
import { pageProps } from '@/lib/page/content.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.referral, 'referral');

export default createContentPage(PageView, Slices, { header: 'tertiary' }, ReferralSection);
