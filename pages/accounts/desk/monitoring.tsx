import { createAccountPage } from '@/components/layout/page/accountPages';
import { MonitoringScreen } from '@/components/platform/monitoring/MonitoringScreen';
import { monitoring } from '@/contract/platform/monitoring/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.monitoring;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(monitoring.getMonitoringReport, { query: { days: 7 } }),
]);

export default createAccountPage(route, MonitoringScreen);
