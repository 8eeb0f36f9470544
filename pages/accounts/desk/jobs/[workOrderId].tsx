import { AssignmentScreen } from '@/components/care/pros/staff/AssignmentScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { pros } from '@/contract/care/pros/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskJob;

export const getServerSideProps = accountProps(route, ({ workOrderId }) => [
  apiQuery(pros.getAssignment, { params: { workOrderId } }),
]);

export default createAccountPage(route, AssignmentScreen);
