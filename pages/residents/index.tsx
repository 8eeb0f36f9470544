import { PageView } from '@/components/content/pages/page/PageView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { ResidentsIntro } from '@/components/homes/homes/landing/ResidentsIntro';
import { routes } from '@/contract/routes';
import { pageProps } from '@/lib/page/content.server';
import { withStaticQueries } from '@/lib/page/staticQueries.server';
import { newestHomesQuery } from '@/lib/search/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.residents, 'residents'), () => [
  newestHomesQuery(),
]);

export default createContentPage(PageView, Slices, {}, ResidentsIntro);
