import { HomePreviewScreen } from '@/components/homes/homes/preview/HomePreviewScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { homes } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.preview.home;

export const getServerSideProps = accountProps(route, ({ homeId }) => [
  apiQuery(homes.previewHome, { params: { homeId } }),
  apiQuery(homes.similarHomes, { params: { homeId } }),
  apiQuery(homes.getSurroundings, { params: { homeId } }),
]);

export default createPublicPage(route, HomePreviewScreen);
