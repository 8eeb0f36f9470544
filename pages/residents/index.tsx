import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { ResidentsBeginning } from '@/components/homes/landing/ResidentsBeginning';
import { withAnswers } from '@/lib/page/answers.server';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { newestHomes } from '@/lib/searchHref';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = withAnswers(pageProps(routes.residents, 'residents'), () => [newestHomes()]);

export default contentPage(PageView, Slices, {}, ResidentsBeginning);
