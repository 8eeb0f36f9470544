import { createPublicPage } from '@/components/layout/pages';
import { MoveInScreen } from '@/components/moveIn/OnboardingScreen';
import { leases } from '@/contract/leases';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.resident.onboarding;

export const getServerSideProps = accountProps(route, () => [apiQuery(leases.listLeases)]);

export default createPublicPage(route, MoveInScreen);
