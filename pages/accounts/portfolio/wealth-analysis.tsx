import { WealthAnalysisPageScreen } from '@/components/account/wealth/wealthPages';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.portfolio.wealthAnalysis;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, WealthAnalysisPageScreen);
