import { AssignmentScreen } from '@/components/care/pros/staff/AssignmentScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { pros } from '@/contract/care/pros/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskJob;

export const getServerSideProps = accountProps(route, ({ workOrderId }) => [
  apiQuery(pros.getAssignment, { params: { workOrderId } }),
]);

export default createAccountPage(route, AssignmentScreen);
