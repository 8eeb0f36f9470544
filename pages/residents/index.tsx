import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { ResidentsIntro } from '@/components/homes/landing/ResidentsBeginning';
import { withStaticQueries } from '@/lib/page/answers.server';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { newestHomesQuery } from '@/lib/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.residents, 'residents'), () => [newestHomesQuery()]);

export default createContentPage(PageView, Slices, {}, ResidentsIntro);
