import { ProListScreen } from '@/components/care/pros/staff/ProListScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { pros } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskPros;

export const getServerSideProps = accountProps(route, () => [apiQuery(pros.listPros)]);

export default createAccountPage(route, ProListScreen);
