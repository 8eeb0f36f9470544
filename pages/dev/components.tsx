import { ComponentGalleryScreen } from '@/components/layout/componentGallery/ComponentGalleryScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { devProps } from '@/lib/page/dev.server';
import { routes } from '@/lib/routing/routes';

const route = routes.dev.components;

export const getServerSideProps = devProps(route);

export default createPublicPage(route, ComponentGalleryScreen);
