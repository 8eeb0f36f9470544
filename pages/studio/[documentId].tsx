import { EditorScreen } from '@/components/content/studio/editor/EditorScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { studio } from '@/contract/content/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.studio.document;

export const getServerSideProps = accountProps(route, ({ documentId }) => [
  apiQuery(studio.getStudio),
  apiQuery(studio.getDocument, { params: { documentId } }),
]);

export default createPublicPage(route, EditorScreen, { withoutChrome: true });
