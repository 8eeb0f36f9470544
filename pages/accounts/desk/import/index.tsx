import { createAccountPage } from '@/components/layout/page/accountPages';
import { PortfolioImportsScreen } from '@/components/onboarding/portfolioImports/PortfolioImportsScreen';
import { portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskImports;

export const getServerSideProps = accountProps(route, () => [apiQuery(portfolioImports.listPortfolioImports)]);

export default createAccountPage(route, PortfolioImportsScreen);
