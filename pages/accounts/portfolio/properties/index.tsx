import { OwnedHomesScreen } from '@/components/homes/homes/owner/OwnedHomesScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.properties;

export const getServerSideProps = accountProps(route, () => [apiQuery(todos.listTodos)]);

export default createAccountPage(route, OwnedHomesScreen);
