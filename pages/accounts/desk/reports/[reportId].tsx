import { createAccountPage } from '@/components/layout/page/accountPages';
import { ReportScreen } from '@/components/platform/reports/ReportScreen';
import { dayOf } from '@/components/platform/reports/reportRows';
import { reports } from '@/contract/platform/reports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskReport;

export const getServerSideProps = accountProps(route, ({ reportId }, query) => {
  const asOf = dayOf(query.asOf);
  return [apiQuery(reports.getReport, { params: { reportId }, query: { ...(asOf && { asOf }) } })];
});

export default createAccountPage(route, ReportScreen);
