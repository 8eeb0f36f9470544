import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { LeasingIntro } from '@/components/onboarding/qualifications/landing/LeasingIntro';
import { settings } from '@/contract/account/settings/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { pageProps } from '@/lib/page/content.server';
import { withStaticQueries } from '@/lib/page/staticQueries.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.homeowners.leasing, 'homeowners-leasing'), () => [
  apiQuery(settings.getSettings),
]);

export default createContentPage(PageView, Slices, {}, LeasingIntro);
