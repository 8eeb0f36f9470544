import { createAccountPage } from '@/components/layout/page/accountPages';
import { AnalyticsScreen } from '@/components/platform/analytics/AnalyticsScreen';
import { analytics } from '@/contract/platform/analytics/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.analytics;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(analytics.getAnalyticsReport, { query: { days: 30 } }),
]);

export default createAccountPage(route, AnalyticsScreen);
