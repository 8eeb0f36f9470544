import { createPublicPage } from '@/components/layout/pages';
import { ComponentGalleryScreen } from '@/components/pieces/PiecesScreen';
import { devProps } from '@/lib/page/dev.server';
import { routes } from '@/lib/routes';

const route = routes.dev.pieces;

export const getServerSideProps = devProps(route);

export default createPublicPage(route, ComponentGalleryScreen);
