import { createPublicPage } from '@/components/layout/page/publicPages';
import { PicturesScreen } from '@/components/studio/pictures/PicturesScreen';
import { studio } from '@/contract/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.studio.pictures;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listPictures),
]);

export default createPublicPage(route, PicturesScreen, { withoutChrome: true });
