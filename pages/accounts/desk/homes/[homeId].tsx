import { createAccountPage } from '@/components/layout/page/accountPages';
import { DeskHomeScreen } from '@/components/platform/desk/DeskHomeScreen';
import { desk } from '@/contract/platform/desk/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskHome;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(desk.getDeskHome, { params })]);

export default createAccountPage(route, DeskHomeScreen);
