import { PicturesScreen } from '@/components/content/studio/pictures/PicturesScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.studio.pictures;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listPictures),
]);

export default createPublicPage(route, PicturesScreen, { withoutChrome: true });
