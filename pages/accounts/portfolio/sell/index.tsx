import { createAccountPage } from '@/components/layout/page/accountPages';
import { SellPageScreen } from '@/components/money/wealth/sell/sellPages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.sell;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, SellPageScreen);
