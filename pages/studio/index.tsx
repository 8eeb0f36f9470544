import { StudioDocumentsScreen } from '@/components/content/studio/documents/StudioDocumentsScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.studio.all;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listDocuments, { query: {} }),
]);

export default createPublicPage(route, StudioDocumentsScreen, { withoutChrome: true });
