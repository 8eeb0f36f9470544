import { createAccountPage } from '@/components/layout/page/accountPages';
import { DeskPersonScreen } from '@/components/platform/desk/DeskPersonScreen';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskPerson;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(desk.getDeskPerson, { params })]);

export default createAccountPage(route, DeskPersonScreen);
