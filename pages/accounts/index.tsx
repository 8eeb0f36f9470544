import { AccountOverviewScreen } from '@/components/account/account/overview/AccountOverviewScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.overview;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(todos.listTodos),
  apiQuery(todos.listWaiting),
  apiQuery(account.listQuestions),
  apiQuery(payouts.getEarnings, {}),
]);

export default createAccountPage(route, AccountOverviewScreen);
