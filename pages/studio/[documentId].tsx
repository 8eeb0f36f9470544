import { EditorScreen } from '@/components/content/studio/editor/EditorScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.studio.document;

export const getServerSideProps = accountProps(route, ({ documentId }) => [
  apiQuery(studio.getStudio),
  apiQuery(studio.getDocument, { params: { documentId } }),
]);

export default createPublicPage(route, EditorScreen, { withoutChrome: true });
