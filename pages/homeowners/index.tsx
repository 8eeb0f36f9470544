import { PageView } from '@/components/content/PageView';
import { createContentPage } from '@/components/content/pages';
import { HomeownersIntro } from '@/components/homeowners/beginning/OwnersBeginning';
import { withStaticQueries } from '@/lib/page/answers.server';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { regionsQuery } from '@/lib/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withStaticQueries(pageProps(routes.homeowners.all, 'homeowners'), () => [regionsQuery()]);

export default createContentPage(PageView, Slices, {}, HomeownersIntro);
