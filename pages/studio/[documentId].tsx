import { createPublicPage } from '@/components/layout/page/publicPages';
import { EditorScreen } from '@/components/studio/editor/EditorScreen';
import { studio } from '@/contract/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.studio.document;

export const getServerSideProps = accountProps(route, ({ documentId }) => [
  apiQuery(studio.getStudio),
  apiQuery(studio.getDocument, { params: { documentId } }),
]);

export default createPublicPage(route, EditorScreen, { withoutChrome: true });
