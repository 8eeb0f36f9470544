import { ProServicesScreen } from '@/components/care/proServices/ProServicesScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { pros } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { sharedProps } from '@/lib/page/public.server';

const route = routes.proServices;

export const getServerSideProps = sharedProps(route, () => [apiQuery(pros.getScorecard)], { seconds: 3600 });

export default createPublicPage(route, ProServicesScreen);
