import { createAccountPage } from '@/components/layout/page/accountPages';
import { CoveragePageScreen } from '@/components/tenancy/insurance/insurancePages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.insuranceCoverage;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, CoveragePageScreen);
