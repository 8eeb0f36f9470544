import { createAccountPage } from '@/components/layout/page/accountPages';
import { MoveOutInspectionScreen } from '@/components/tenancy/moveOuts/inspection/MoveOutInspectionScreen';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.moveOutInspection;

export const getServerSideProps = accountProps(route, ({ leaseId }) => [
  apiQuery(moveOuts.getMoveOutInspection, { params: { tenancyId: leaseId } }),
]);

export default createAccountPage(route, MoveOutInspectionScreen);
