import { PicturesScreen } from '@/components/content/studio/pictures/PicturesScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { studio } from '@/contract/content/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.studio.pictures;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listPictures),
]);

export default createPublicPage(route, PicturesScreen, { withoutChrome: true });
