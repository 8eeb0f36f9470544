import { PageView } from '@/components/content/PageView';
import { contentPage } from '@/components/content/pages';
import { ResidentsBeginning } from '@/components/homes/landing/ResidentsBeginning';
import { homes } from '@/contract/homes';
import { apiQuery } from '@/lib/api/query';
import { withAnswers } from '@/lib/page/answers.server';
import { pageProps } from '@/lib/page/content.server';
import { routes } from '@/lib/routes';
import { components } from '@/slices';

export const getStaticProps = withAnswers(pageProps(routes.residents, 'residents'), () => [
  apiQuery(homes.searchHomes, {}),
]);

export default contentPage(PageView, components, {}, ResidentsBeginning);
