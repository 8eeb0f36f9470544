import { createAccountPage } from '@/components/layout/page/accountPages';
import { WealthAnalysisPageScreen } from '@/components/money/wealth/wealthPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.portfolio.wealthAnalysis;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, WealthAnalysisPageScreen);
