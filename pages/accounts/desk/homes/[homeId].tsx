import { DeskHomeScreen } from '@/components/account/desk/DeskHomeScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { desk } from '@/contract/desk/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskHome;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(desk.getDeskHome, { params })]);

export default createAccountPage(route, DeskHomeScreen);
