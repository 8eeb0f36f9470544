import { createAccountPage } from '@/components/layout/page/accountPages';
import { DeskPersonScreen } from '@/components/platform/desk/DeskPersonScreen';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskPerson;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(desk.getDeskPerson, { params })]);

export default createAccountPage(route, DeskPersonScreen);
