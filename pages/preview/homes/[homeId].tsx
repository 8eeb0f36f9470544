import { HomePreviewScreen } from '@/components/homes/homes/preview/HomePreviewScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { homes } from '@/contract/homes/homes/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.preview.home;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(homes.previewHome, { params: { homeId } }),
  apiQuery(homes.similarHomes, { params: { homeId } }),
  apiQuery(homes.getSurroundings, { params: { homeId } }),
]);

export default createPublicPage(route, HomePreviewScreen);
