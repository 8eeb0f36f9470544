import { ResidentsStartScreen } from '@/components/homes/homes/landing/ResidentsStartScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.residentsStart;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, ResidentsStartScreen, { slim: true });
