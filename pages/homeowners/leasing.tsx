import { PageView } from '@/components/content/page/PageView';
import { createContentPage } from '@/components/content/shared/contentPages';
import { LeasingIntro } from '@/components/homeowners/landing/LeasingIntro';
import { settings } from '@/contract/settings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { pageProps } from '@/lib/page/content.server';
import { withStaticQueries } from '@/lib/page/staticQueries.server';
import { routes } from '@/lib/routing/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.homeowners.leasing, 'homeowners-leasing'), () => [
  apiQuery(settings.getSettings),
]);

export default createContentPage(PageView, Slices, {}, LeasingIntro);
