import { createPublicPage } from '@/components/layout/pages';
import { EditorScreen } from '@/components/studio/editor/EditorScreen';
import { studio } from '@/contract/studio';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.studio.document;

export const getServerSideProps = accountProps(route, ({ documentId }) => [
  apiQuery(studio.getStudio),
  apiQuery(studio.getDocument, { params: { documentId } }),
]);

export default createPublicPage(route, EditorScreen, { withoutChrome: true });
