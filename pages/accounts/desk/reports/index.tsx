import { createAccountPage } from '@/components/layout/page/accountPages';
import { ReportsScreen } from '@/components/platform/reports/ReportsScreen';
import { reports } from '@/contract/platform/reports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskReports;

export const getServerSideProps = accountProps(route, () => [apiQuery(reports.listReports)]);

export default createAccountPage(route, ReportsScreen);
