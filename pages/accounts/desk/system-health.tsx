import { SystemHealthScreen } from '@/components/account/systemHealth/SystemHealthScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { systemHealth } from '@/contract/systemHealth/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.systemHealth;

export const getServerSideProps = accountProps(route, () => [apiQuery(systemHealth.getSystemHealth)]);

export default createAccountPage(route, SystemHealthScreen);
