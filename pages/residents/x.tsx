import { ResidentsStartScreen } from '@/components/homes/landing/ResidentsStartScreen';
import { createPublicPage } from '@/components/layout/pages';
import { sharedProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = routes.residentsStart;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, ResidentsStartScreen);
