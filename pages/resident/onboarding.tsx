import { createPublicPage } from '@/components/layout/page/publicPages';
import { MoveInScreen } from '@/components/leasing/moveIns/MoveInScreen';
import { leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.resident.onboarding;

export const getServerSideProps = accountProps(route, () => [apiQuery(leases.listLeases)]);

export default createPublicPage(route, MoveInScreen, { slim: true });
