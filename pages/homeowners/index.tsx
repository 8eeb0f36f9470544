import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { OwnersBeginning } from '@/components/homeowners/beginning/OwnersBeginning';
import { withAnswers } from '@/lib/page/answers.server';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { regionsQuery } from '@/lib/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withAnswers(pageProps(routes.homeowners.all, 'homeowners'), () => [regionsQuery()]);

export default contentPage(PageView, Slices, {}, OwnersBeginning);
