import { createAccountPage } from '@/components/layout/page/accountPages';
import { WealthAnalysisPageScreen } from '@/components/money/wealth/wealthPages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.wealthAnalysis;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, WealthAnalysisPageScreen);
