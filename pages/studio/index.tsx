import { createPublicPage } from '@/components/layout/page/publicPages';
import { StudioDocumentsScreen } from '@/components/studio/documents/StudioDocumentsScreen';
import { studio } from '@/contract/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.studio.all;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listDocuments, { query: {} }),
]);

export default createPublicPage(route, StudioDocumentsScreen, { withoutChrome: true });
