import { createAccountPage } from '@/components/layout/page/accountPages';
import { CoverageSummaryPageScreen } from '@/components/tenancy/insurance/insurancePages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.insuranceSummary;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, CoverageSummaryPageScreen);
