import { ProScreen } from '@/components/care/pros/staff/ProScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { pros } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskPro;

export const getServerSideProps = accountProps(route, ({ proId }) => [apiQuery(pros.getPro, { params: { proId } })]);

export default createAccountPage(route, ProScreen);
