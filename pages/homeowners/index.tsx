import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { HomeownersIntro } from '@/components/onboarding/qualifications/landing/HomeownersIntro';
import { settings } from '@/contract/account/settings/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { pageProps } from '@/lib/page/content.server';
import { withStaticQueries } from '@/lib/page/staticQueries.server';
import { regionsQuery } from '@/lib/search/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.homeowners.all, 'homeowners'), () => [
  regionsQuery(),
  apiQuery(settings.getSettings),
]);

export default createContentPage(PageView, Slices, {}, HomeownersIntro);
