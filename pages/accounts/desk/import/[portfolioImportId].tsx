import { createAccountPage } from '@/components/layout/page/accountPages';
import { PortfolioImportScreen } from '@/components/onboarding/portfolioImports/PortfolioImportScreen';
import { portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskImport;

export const getServerSideProps = accountProps(route, ({ portfolioImportId }) => [
  apiQuery(portfolioImports.getPortfolioImport, { params: { portfolioImportId } }),
]);

export default createAccountPage(route, PortfolioImportScreen);
