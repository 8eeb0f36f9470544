import { createAccountPage } from '@/components/layout/page/accountPages';
import { DeskHomeScreen } from '@/components/platform/desk/DeskHomeScreen';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskHome;

export const getServerSideProps = accountProps(route, (params) => [apiQuery(desk.getDeskHome, { params })]);

export default createAccountPage(route, DeskHomeScreen);
