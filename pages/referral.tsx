import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { ReferralPart } from '@/components/partners/ReferralPart';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = pageProps(routes.referral, 'referral');

export default contentPage(PageView, Slices, {}, ReferralPart);
