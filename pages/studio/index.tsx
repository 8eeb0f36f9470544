import { createPublicPage } from '@/components/layout/pages';
import { StudioDocumentsScreen } from '@/components/studio/DocumentsScreen';
import { studio } from '@/contract/studio';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.studio.all;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listDocuments, { query: {} }),
]);

export default createPublicPage(route, StudioDocumentsScreen, { withoutChrome: true });
