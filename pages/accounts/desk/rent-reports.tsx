import { createAccountPage } from '@/components/layout/page/accountPages';
import { RentReportsScreen } from '@/components/tenancy/rentReports/staff/RentReportsScreen';
import { routes } from '@/contract/routes';
import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskRentReports;

export const getServerSideProps = accountProps(route, () => [apiQuery(rentReports.listRentReports)]);

export default createAccountPage(route, RentReportsScreen);
