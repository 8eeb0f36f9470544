import { createPublicPage } from '@/components/layout/page/publicPages';
import { MoveInScreen } from '@/components/leasing/moveIns/MoveInScreen';
import { leases } from '@/contract/leasing/leases/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.resident.onboarding;

export const getServerSideProps = accountProps(route, () => [apiQuery(leases.listLeases)]);

export default createPublicPage(route, MoveInScreen);
