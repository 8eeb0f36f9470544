import { createAccountPage } from '@/components/layout/page/accountPages';
import { SystemHealthScreen } from '@/components/platform/systemHealth/SystemHealthScreen';
import { systemHealth } from '@/contract/platform/systemHealth/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.systemHealth;

export const getServerSideProps = accountProps(route, () => [apiQuery(systemHealth.getSystemHealth)]);

export default createAccountPage(route, SystemHealthScreen);
