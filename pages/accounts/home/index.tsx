import { AccountOverviewScreen } from '@/components/account/account/overview/AccountOverviewScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.home.overview;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(todos.listTodos),
  apiQuery(todos.listWaiting),
  apiQuery(account.listQuestions),
]);

export default createAccountPage(route, AccountOverviewScreen);
