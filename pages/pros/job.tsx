import { JobScreen } from '@/components/care/proJobs/JobScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { routes } from '@/contract/routes';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.pros.job;

export const getServerSideProps = sharedProps(route, () => [], { seconds: 3600 });

export default createPublicPage(route, JobScreen, { slim: true });
