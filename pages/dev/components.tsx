import { ComponentGalleryScreen } from '@/components/layout/componentGallery/ComponentGalleryScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { devProps } from '@/lib/page/dev.server';

const route = routes.dev.components;

export const getServerSideProps = devProps(route);

export default createPublicPage(route, ComponentGalleryScreen);
