import { createPublicPage } from '@/components/layout/pages';
import { PicturesScreen } from '@/components/studio/pictures/PicturesScreen';
import { studio } from '@/contract/studio';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.studio.pictures;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(studio.getStudio),
  apiQuery(studio.listPictures),
]);

export default createPublicPage(route, PicturesScreen, { withoutChrome: true });
