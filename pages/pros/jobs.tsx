import { ProAccountScreen } from '@/components/care/proAccounts/ProAccountScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.pros.jobs;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, ProAccountScreen, { slim: true });
